import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The browser's half. The page itself is web/index.html, which the server fills per request from the manifest; Vite bundles
 * only what begins at web/main.tsx. `--mode demo` adds the demo wallet; every other build is without a trace of it.
 */
export default defineConfig(({ mode, command }) => ({
  root: 'web',
  plugins: [react()],
  define: { __DEMO_WALLET__: JSON.stringify(mode === 'demo' || command === 'serve') },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1024,
    rolldownOptions: { input: 'web/main.tsx' },
  },
}))
