import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

interface PopoverButtonProps {
  /** What the popover is called. */
  readonly label: string
  readonly face: ReactNode
  readonly className: string | undefined
  readonly dropdownClassName: string | undefined
  readonly children: ReactNode
}

/** A button that opens a popover below itself. A link in it closes it by leading elsewhere. */
export function PopoverButton({ label, face, className, dropdownClassName, children }: PopoverButtonProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setOpen(false)), [router])
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={10}
      trapFocus
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      classNames={dropdownClassName ? { dropdown: dropdownClassName } : {}}
    >
      <Popover.Target>
        <button type="button" className={className} onClick={() => setOpen(!isOpen)}>
          {face}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
