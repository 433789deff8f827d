import { Button } from '@mantine/core'
import { type Affiliate, list, setActive } from '#api/affiliates.ts'
import { useStep } from '#web/client/use-step.ts'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { usdExactly } from '#web/ui/usd-exactly.ts'
import { affiliatesWords } from '#web/words/affiliates.ts'
import css from './Affiliates.module.css'

/** One program: its code and link to copy, how it stands, and for partners whom it brought. */
export function ProgramCard({ program }: { program: Affiliate }) {
  const { id, description, flags, suspendReason, figures } = program
  const link = `${location.origin}${pathTo('home')}?affiliate_id=${id}`
  return (
    <Card label={affiliatesWords.program(id)}>
      <div className={css.row}>
        <div className={css.copied}>
          <span className={`mono ${css.code}`}>{id}</span>
          <CopyButton text={id} word={affiliatesWords.copyCode} />
          <CopyButton text={link} word={affiliatesWords.copyLink} />
        </div>
        <StandingTag flags={flags} />
      </div>
      <p className={css.description}>{description}</p>
      {suspendReason !== null && <p className="small">{affiliatesWords.marketSuspendedThisProgram(suspendReason)}</p>}
      {figures && (
        <Facts
          facts={[
            { label: affiliatesWords.peopleWhoCame, value: figures.people },
            { label: affiliatesWords.ordersClosed, value: figures.closedOrders },
            { label: affiliatesWords.earned, value: usdExactly(figures.earnedUsd) },
          ]}
        />
      )}
      <Switch program={program} />
    </Card>
  )
}

function StandingTag({ flags: { isActive, isSuspend } }: Pick<Affiliate, 'flags'>) {
  if (isSuspend) return <StatusTag tone="stop">{affiliatesWords.suspended}</StatusTag>
  return isActive ? (
    <StatusTag tone="ok">{affiliatesWords.active}</StatusTag>
  ) : (
    <StatusTag>{affiliatesWords.switchedOff}</StatusTag>
  )
}

function Switch({ program: { id, flags } }: { program: Affiliate }) {
  const isActive = !flags.isActive
  const switching = useStep(setActive, {
    refetches: { ended: [list] },
    says: { refused: affiliatesWords.nothingWasChanged },
  })
  const press = () => switching.start({ params: { id }, body: { isActive } })
  const word = isActive ? affiliatesWords.switchOn : affiliatesWords.switchOff
  return (
    <div className={css.row}>
      <span className="small muted">
        {flags.isActive ? affiliatesWords.switchedOffItsLink : affiliatesWords.itsLinkBringsNobody}
      </span>
      <Button variant="default" size="xs" loading={switching.isBusy} aria-label={`${word} ${id}`} onClick={press}>
        {word}
      </Button>
    </div>
  )
}
