const workerUrl = '/push-worker.js'

/** Whether this browser can be pushed to at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** A browser's subscription as the wire has it. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Asks the person and subscribes this browser. null: the person, or their browser, said no. */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(workerUrl)
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made under another key of ours cannot be renewed, and nothing reaches it any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : null
}

/** This browser's subscription, if it has one. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null
}

/** Ends this browser's subscription, if it has one. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return
  const worker = await navigator.serviceWorker.getRegistration('/')
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}
