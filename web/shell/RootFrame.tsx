import { lazyRouteComponent, Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { AlertStack } from '#web/ui/AlertStack.tsx'
import { dialogAreaId } from '#web/ui/Dialog.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { shellWords } from '#web/words/shell.ts'
import { titleWords } from '#web/words/titles.ts'
import { Footer } from './Footer.tsx'
import { Header, type HeaderParts } from './header/Header.tsx'
import css from './RootFrame.module.css'
import { SignInDialogs } from './SignInDialogs.tsx'
import { UnsupportedNetwork } from './UnsupportedNetwork.tsx'

const mainId = 'main'

/** Fetched beside the page; before it where the banner will be shown. */
export const HaltBanner = lazyRouteComponent(() => import('./HaltBanner.tsx'), 'HaltBanner')

/** The two layouts: the main one, and the chat's, which has neither alert stack nor footer. */
export function RootFrame(parts: HeaderParts) {
  const { title, layout } = useThisPage()
  usePageTitle(title && titleWords[title])
  useFocusOnArrival()
  return (
    <div className={css.frame} data-layout={layout}>
      <a className={css.skip} href={`#${mainId}`}>
        {shellWords.skipToContent}
      </a>
      <Header {...parts} />
      <Suspense>
        <HaltBanner />
      </Suspense>
      <UnsupportedNetwork />
      {layout !== 'chat' && <AlertStack />}
      <main id={mainId} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      {layout !== 'chat' && <Footer />}
      <div id={dialogAreaId} />
      <SignInDialogs />
    </div>
  )
}

/** What the routes say of this page. A path that goes on beyond a page is not that page. */
function useThisPage() {
  const depth = useLocation({ select: ({ pathname }) => depthOf(pathname) })
  const match = useMatches({ select: (matches) => matches.at(-1) })
  return match && depthOf(match.pathname) === depth ? match.staticData : {}
}

function depthOf(pathname: string): number {
  return pathname.split('/').filter(Boolean).length
}

/** A new page begins at its content: whoever comes by keyboard or hears the page is taken there from the header's links. */
function useFocusOnArrival(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        const main = document.getElementById(mainId)
        if (fromLocation && pathChanged && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
      }),
    [router],
  )
}
