import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { uiPartsWords } from '#web/words/ui-parts.ts'
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
export function ImagePreview({
  name,
  preview,
  removeLabel = uiPartsWords.removeTheImage,
  isDisabled = false,
  onRemove,
}: Props) {
  return (
    <figure className={css.preview}>
      <img src={preview} alt={uiPartsWords.previewOfWhat} />
      <figcaption className="small muted">{name}</figcaption>
      <ActionIcon variant="default" size={32} aria-label={removeLabel} disabled={isDisabled} onClick={onRemove}>
        <Icon name="close" size={16} />
      </ActionIcon>
    </figure>
  )
}
