import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { Icon } from './Icon.tsx'
import css from './ImagePreview.module.css'

interface Props {
  readonly name: string
  /** The address under which this page can show it. */
  readonly preview: string
  readonly removeLabel?: string
  readonly isDisabled?: boolean
  readonly onRemove: () => void
}

/** An image that was chosen and not sent yet. */
export function ImagePreview({ name, preview, removeLabel = 'Remove the image', isDisabled = false, onRemove }: Props) {
  return (
    <figure className={css.preview}>
      <img src={preview} alt="Preview of what will be sent" />
      <figcaption className="small muted">{name}</figcaption>
      <ActionIcon variant="default" size={32} aria-label={removeLabel} disabled={isDisabled} onClick={onRemove}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </figure>
  )
}
