import { useEffect, useEffectEvent } from 'react'

const name = 'surety.offers'
/** Tells this tab's own news, which its own listeners hear as well, from those of others. */
const thisTab = crypto.getRandomValues(new Uint32Array(2)).join()

/** Tells this browser's other tabs that an offer was made or became an order: theirs may no longer stand. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(thisTab)
  channel.close()
}

/** Calls `onNews` when another tab has told of a change, and when the person comes back to this window. */
export function useOtherTabs(onNews: () => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    const onFocus = () => tell()
    channel.onmessage = ({ data }) => {
      if (data !== thisTab) tell()
    }
    window.addEventListener('focus', onFocus)
    return () => {
      channel.close()
      window.removeEventListener('focus', onFocus)
    }
  }, [])
}
