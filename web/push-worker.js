/** Shows what the market pushes to this browser, and opens its page when it is pressed. It fetches and keeps nothing. */
self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  const { title = 'Surety', text = '', path = '/', tag = 'surety' } = said
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
