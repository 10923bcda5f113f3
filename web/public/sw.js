/* Takes the house's notices while the page is closed, and opens the table they are about. Keeps nothing. */
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : { title: "Valise", text: "", url: "/" };
  const shown = { body: told.text, tag: told.table, icon: "/icon-192.png", data: { url: told.url } };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL((event.notification.data && event.notification.data.url) || "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
