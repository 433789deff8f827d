import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const shapesUnread = fileURLToPath(new URL('web/client/shapes-unread.ts', import.meta.url))

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
              // Not what reads bank numbers: its tables of countries and card brands are for the forms that ask for one.
              test: /\/(web\/(session\/|ui\/(?!prose|grouped-number|RoleMark|ImagePreview|use-visible))|(api|domain)\/(?!agents|orders|collateral|notifications|settings|dispute|halts))/,
            },
          ],
        },
      },
    },
  },
}))
