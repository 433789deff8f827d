/** Line icons on a grid of 20, drawn in the current colour. They never stand alone for a meaning. */
const shapes = {
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  close: 'M5.5 5.500l9 9M14.5 5.500l-9 9',
  copy: 'M7.5 7.500h8v8h-8zM4.5 12.500v-8h8',
  chevron: 'M6 8l4 4 4-4',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  note: 'M10 9v5M10 6.200v.1M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z',
  warning: 'M10 7.500v4M10 14v.1M10 3l7.5 13.500h-15z',
  wallet: 'M3.5 6.500v9h13v-9zM3.5 6.500l9-3v3M13 11h1',
  person: 'M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c0-3.5 2.5-5 6-5s6 1.5 6 5',
  bell: 'M5.500 14V9a4.500 4.500 0 0 1 9 0v5M3.500 14h13M8.500 16.500h3',
  leave: 'M12 6V3.500H4v13h8V14M8.5 10h8M13.5 7l3 3-3 3',
  arrow: 'M4 10h12M11.5 5.500L16 10l-4.5 4.5',
  image: 'M3.5 4.500h13v11h-13zM3.5 13l4-4 3.500 3.500 2-2 3.500 3.500M13 7.500v.1',
  send: 'M10 16V4M5 9l5-5 5 5',
  shield: 'M10 2.500l6 2.200v4.800c0 3.800-2.500 6.600-6 8-3.500-1.400-6-4.200-6-8V4.700zM7.300 9.800l2 2 3.500-3.800',
  refresh: 'M16 10a6 6 0 1 1-1.8-4.300M16 3v3.500h-3.5',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path d={shapes[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
