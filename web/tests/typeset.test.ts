/** French texts: one space that no line breaks at, where French has one. */

import { describe, expect, it } from "vitest";
import french from "../src/words/page.fr";
import { typeset } from "../src/words/typeset";

describe("French spacing", () => {
  it("joins the signs to their words, once", () => {
    expect(typeset("Qui : « moi » ?")).toBe("Qui\u00a0: «\u00a0moi\u00a0»\u00a0?");
    expect(typeset(typeset("Lequel ?"))).toBe("Lequel\u00a0?");
  });

  it("reaches the texts inside, and those that are made", () => {
    const words = typeset({ deep: { sure: "Sûr ?" }, made: (name: string) => `${name} : oui` });
    expect(words.deep.sure).toBe("Sûr\u00a0?");
    expect(words.made("Anne")).toBe("Anne\u00a0: oui");
  });

  it("leaves none of the page's texts without", () => {
    const page = JSON.stringify(Object.values(french));
    expect(page.match(/ [:;?!»]|« /g)).toBeNull();
  });
});
