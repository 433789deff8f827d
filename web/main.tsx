import './trusted-types.ts'
import './preload.ts'
import './ui/base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import './ui/tokens.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './client/query.ts'
import { pathTo } from './paths.ts'
import { router } from './routes.tsx'
import { keepAffiliate } from './session/affiliate.ts'
import { config } from './session/config.ts'
import { halts } from './session/halts.ts'
import { onSessionEnd } from './session/sign-out.ts'
import { startSession } from './session/start.ts'
import { HaltBanner } from './shell/RootFrame.tsx'
import { StartFailed } from './shell/StartFailed.tsx'
import { log } from './ui/log.ts'
import { ThemeFrame } from './ui/ThemeFrame.tsx'
import { unsubscribe } from './users/profile/push.ts'

const place = document.getElementById('app')
if (!place) throw new Error('the page has no place for the app')
const screen = createRoot(place)
const isFilled = place.dataset.filled !== undefined

onSessionEnd(() => void router.navigate({ to: pathTo('home') }))
// Whoever comes to this browser next is not shown the news of the person before.
onSessionEnd(() => void unsubscribe().catch((fault) => log('this browser is still subscribed', fault)))

// Whose link somebody came by is kept on any page, whatever becomes of the page.
keepAffiliate(location.search)

// The page's own code is fetched while the configuration is on its way.
const wanted = router.routesById[router.matchRoutes(location.pathname).at(-1)?.routeId ?? '']
if (wanted) void router.loadRouteChunk(wanted)

// Nothing waits for this: what is fetched meanwhile imports from the same file.
void open()

async function open(): Promise<void> {
  try {
    await startSession()
    // A banner that comes after the page would push it down.
    if (halts.get().length > 0) await HaltBanner.preload?.()
    // Who the person is decides what they may see: a new configuration has every gate asked again.
    config.watch(() => void router.invalidate())
    // A page that is in sight already gives way to the whole one, never to a part of it.
    if (isFilled) await router.load()
    // In steps that give way to what the person does meanwhile.
    startTransition(() =>
      screen.render(
        <StrictMode>
          <ThemeFrame>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ThemeFrame>
        </StrictMode>,
      ),
    )
  } catch (fault) {
    log('Surety could not start', fault)
    screen.render(
      <ThemeFrame>
        <StartFailed fault={fault} />
      </ThemeFrame>,
    )
  }
}
