import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/session/store.ts'
import { adminWords } from '#web/words/admin.ts'
import css from './AdminTabs.module.css'

interface Tab {
  readonly word: string
  readonly to: string
  /** Moderators have the tabs of agents and orders only. */
  readonly forModerators?: true
}

const tabs = (): readonly Tab[] => [
  { word: adminWords.orders, to: pathTo('adminOrders'), forModerators: true },
  { word: adminWords.users, to: pathTo('adminUsers') },
  { word: adminWords.agents, to: pathTo('adminAgents'), forModerators: true },
  { word: adminWords.prices, to: pathTo('adminPrices') },
  { word: adminWords.swap, to: pathTo('adminSwap') },
  { word: adminWords.blog, to: pathTo('adminListBlogPosts') },
  { word: adminWords.createBlogPost, to: pathTo('adminCreateBlogPost') },
  { word: adminWords.halts, to: pathTo('adminHalts') },
  { word: adminWords.affiliates, to: pathTo('adminAffiliates') },
  { word: adminWords.audit, to: pathTo('adminAudit') },
]

/** The tabs above every page of the admin area. */
export function AdminTabs() {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isSuper = user?.permissions.isSuper === true
  // The list of posts lies below the place of a new one: the longest that fits is where one is.
  const here = tabs()
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .reduce<Tab | null>((best, tab) => (best && best.to.length > tab.to.length ? best : tab), null)
  const bar = useRef<HTMLElement>(null)
  const hereTo = here?.to
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say which tab is current, which the bar itself shows
  useEffect(() => {
    const { current: frame } = bar
    if (!frame) return
    // It tells of the first width as well as of every other.
    const observer = new ResizeObserver(() => showCurrent(frame))
    observer.observe(frame)
    return () => observer.disconnect()
  }, [hereTo, isSuper])
  return (
    <nav ref={bar} className={css.tabs} aria-label={adminWords.admin}>
      {tabs()
        .filter(({ forModerators }) => isSuper || forModerators)
        .map((tab) => (
          // The router would mark every place above this one too.
          <Link
            key={tab.to}
            to={tab.to}
            activeOptions={{ exact: true }}
            aria-current={tab.to === hereTo ? 'page' : undefined}
          >
            {tab.word}
          </Link>
        ))}
    </nav>
  )
}

/** Brings the current tab into the middle of the bar. Only the bar is moved, never the page. */
function showCurrent(bar: HTMLElement): void {
  const tab = bar.querySelector<HTMLElement>('[aria-current]')
  if (tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
}
