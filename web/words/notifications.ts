import { catalogue } from './catalogue.ts'

/** The words of the bell. */
export const notificationsWords = catalogue('notifications', {
  notifications: 'Notifications',
  unread: 'unread',
  markAllAsRead: 'Mark all as read',
  nothingYetWhatHappens: 'Nothing yet. What happens with your orders is told here.',
  chooseWhat: 'Choose what you are told, and where',
  newsOfAnOrder: 'News of an order',
  unreadMark: '(unread)',
  weCanTell: 'We can tell you about this order only while this page is open.',
  connectAChannel: 'Connect a channel',
})
