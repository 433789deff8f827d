/** The seal: an assurance with a check. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M13 1.5l2.6 1.9 3.2-.2 1.200 3 2.800 1.600-.500 3.200 1.700 2.700-2 2.500.100 3.200-3 1.100-1.700 2.700-3.200-.600L13 24.500l-2.200-1.900-3.200.600-1.700-2.700-3-1.100.100-3.200-2-2.500 1.700-2.700-.500-3.200L5 6.200l1.200-3 3.200.200z"
        fill="var(--accent)"
      />
      <path
        d="M8.200 13.200l3.300 3.200 6.200-6.600"
        stroke="var(--on-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
