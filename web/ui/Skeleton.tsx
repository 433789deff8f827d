import css from './Skeleton.module.css'

/** The place of something that is being loaded, in its own size. */
export function Skeleton({ width = '100%', height = 16 }: { width?: string | number; height?: number }) {
  return <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
}
