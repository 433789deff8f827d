import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const shapesUnread = fileURLToPath(new URL('web/client/shapes-unread.ts', import.meta.url))

/**
 * What begins so in web/ui/, api/ and domain/ comes with the pages that need it: home, and the first visit, do without. Among it is
 * what reads bank numbers, with its tables of countries and card brands. Of session/, what only forms need does the same.
 */
const laterLooks = [
  'CollateralBar',
  'ConfirmDialog',
  'Countdown',
  'Facts',
  'grouped-number',
  'ImagePreview',
  'page-description',
  'PriceSources',
  'prose',
  'RateLine',
  'RoleMark',
  'sparkline',
  'standing-words',
  'TabBar',
  'use-visible',
]
const laterNouns = [
  'agents',
  'audit',
  'blog',
  'collateral',
  'dashboard',
  'dispute',
  'dues',
  'halts',
  'messages',
  'notifications',
  'orders',
  'posts',
  'price',
  'prose',
  'settings',
  'swap-stats',
]

/**
 * The browser's half. The page itself is web/index.html, which the server fills per request from the manifest; Vite bundles
 * only what begins at web/main.tsx. `--mode demo` adds the demo wallet; every other build is without a trace of it.
 */
export default defineConfig(({ mode, command }) => ({
  root: 'web',
  plugins: [react()],
  // The schema library tries to compile code at run time, which the page's policy forbids, and is 30 kB that nothing uses.
  resolve: { alias: command === 'build' ? { zod: shapesUnread } : {} },
  define: { __DEMO_WALLET__: JSON.stringify(mode === 'demo' || command === 'serve') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1024,
    rolldownOptions: {
      input: 'web/main.tsx',
      output: {
        codeSplitting: {
          // What nearly every page needs comes in two files instead of in dozens of crumbs.
          groups: [
            { name: 'ground', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            {
              name: 'parts',
              test: new RegExp(
                `/(web/(session/(?!LeaveGuard|image-fault)|ui/(?!${laterLooks.join('|')}))|(api|domain)/(?!${laterNouns.join('|')}))`,
              ),
            },
          ],
        },
      },
    },
  },
}))
