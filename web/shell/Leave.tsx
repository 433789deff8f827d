import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

/** Leaves for another place as soon as it is shown: once, whatever is rendered meanwhile. */
export function Leave({ to, from }: { to: string; from?: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate({ to, replace: true, ...(from && { state: { from } }) }))
  useEffect(() => leave(), [])
  return null
}
