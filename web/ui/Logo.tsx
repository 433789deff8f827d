/** The seal: an assurance with a check. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M13 1.5l2.6 1.9 3.2-.2 1.2 3 2.8 1.6-.5 3.2 1.7 2.7-2 2.5.1 3.2-3 1.1-1.7 2.7-3.2-.600L13 24.500l-2.2-1.9-3.2.6-1.7-2.7-3-1.1.1-3.2-2-2.5 1.7-2.7-.5-3.200L5 6.200l1.2-3 3.2.200z"
        fill="var(--accent)"
      />
      <path
        d="M8.2 13.200l3.3 3.2 6.2-6.6"
        stroke="var(--on-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
