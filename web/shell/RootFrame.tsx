import { Outlet, useMatches } from '@tanstack/react-router'
import { AlertStack } from '#web/ui/AlertStack.tsx'
import { dialogAreaId } from '#web/ui/Dialog.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import css from './RootFrame.module.css'
import { SignInDialogs } from './SignInDialogs.tsx'
import { UnsupportedNetwork } from './UnsupportedNetwork.tsx'

/** The two layouts: the main one, and the chat's, which has neither alert stack nor footer. */
export function RootFrame() {
  const { title, layout } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
  return (
    <div className={css.frame}>
      {title && <title>{`${title} · Surety`}</title>}
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <UnsupportedNetwork />
      <main id="main" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      {layout !== 'chat' && <Footer />}
      <div id={dialogAreaId} />
      <SignInDialogs />
      {layout !== 'chat' && <AlertStack />}
    </div>
  )
}
