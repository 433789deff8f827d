import { migrate } from '#outside/db/migrate.ts'
import { type Layout, layout010 } from './layout-0.1.0.ts'

/** The layout of this checkout: all that the figures of orders have to know of it. Its tables are those of release 0.1.0. */
export const layoutNow: Layout = { ...layout010, migrate }
