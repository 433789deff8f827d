import { useConfig } from '#web/session/config.ts'

/** Whether this person may handle collateral: approved agents only. */
export function useMayDeposit(): boolean {
  return useConfig().agent?.moderationStatus === 'approved'
}
