/** True in demo builds and in development: only then the demo wallet's chunk exists (see vite.config.ts). */
declare const __DEMO_WALLET__: boolean
