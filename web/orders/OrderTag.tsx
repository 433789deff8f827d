import type { OrderStatus } from '#domain/orders/status.ts'
import { StatusTag, type Tone } from '#web/ui/StatusTag.tsx'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  userTransfer: 'wait',
  agentTransfer: 'wait',
  closed: 'ok',
  cancelled: 'quiet',
  rejected: 'stop',
  expired: 'quiet',
  dispute: 'stop',
}

/** The status of an order by its label from the configuration. */
export function OrderTag({ status, label }: { status: OrderStatus; label: string }) {
  return <StatusTag tone={tones[status]}>{label}</StatusTag>
}
