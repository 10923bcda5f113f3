/* Takes the house's notices while the page is closed, and opens the table they are about. Keeps nothing. */
self.addEventListener("push", (event) => {
  let told = { title: "Valise", text: "", url: "/" };
  try {
    told = event.data.json();
  } catch {
    // Not of our making: that something happened is all there is to say.
  }
  const shown = { body: told.text, tag: told.table, icon: "/icon-192.png", data: { url: told.url } };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Whatever address it names, only pages of this house are opened.
  const { pathname } = new URL((event.notification.data && event.notification.data.url) || "/", self.location.origin);
  const url = new URL(pathname, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
