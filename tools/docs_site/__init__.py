"""The documentation as a site, for `make docs-site`; `__main__.py` makes it, in the order of these files.

| file | what it does |
| --- | --- |
| `tutorials.py` | runs the tutorials, and writes them as pages and as notebooks with what came out |
| `pages.py` | gathers all pages in one folder, with their links set right, and writes those of the API |
| `mkdocs.yml` | how MkDocs with its Material theme makes the site of them, strictly: a broken link is an error |
| `inline.py` | puts scripts and styles that stand in the pages into files, as the headers of a house ask for |
"""
