import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messagesChannel } from '#api/channels.ts'
import { read as readMessages } from '#api/messages.ts'
import type { OrderView } from '#api/orders.ts'
import { query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import type { Names } from '#web/session/names.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { StaffMark } from '#web/ui/RoleMark.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './History.module.css'
import { type Entry, personOf, timelineOf, whoWords } from './timeline.ts'

interface Props {
  readonly view: OrderView
  readonly names: Names
  /** Where the order's chat is for the one who looks. */
  readonly chat: 'orderMessages' | 'adminOrderMessages'
}

/** Staff see who acted by address too, shortened as the specification has it (first file §9). */
const staffShown = { first: 5, last: 5 }

/** How many of the newest messages stand in the timeline; the chat has them all. */
const messagesAtMost = 100

/** Everything that happened to the order: its steps, transfers, what was said, disputes and awards. The newest first. */
export function History({ view, names, chat }: Props) {
  const orderId = view.order.id
  const { data, error, isFetching, refetch } = useQuery(
    query(readMessages, { params: { orderId }, query: { limit: messagesAtMost } }),
  )
  useChannel(messagesChannel(orderId), () => void refetch())
  const entries = timelineOf(view, data?.messages ?? [], names)
  return (
    <Card label={ordersWords.history}>
      {!data && isFetching && (
        <p role="status" className="muted">
          {ordersWords.chatIsLoading}
        </p>
      )}
      {error && !isFetching && (
        <ErrorState text={ordersWords.chatNotWhole(wordsOf(error))} onRetry={() => void refetch()} />
      )}
      <Table caption={ordersWords.historyCaption} look="flush" className={css.table} stackBelow={520}>
        <thead>
          <tr>
            <th scope="col">{ordersWords.whatHappened}</th>
            <th scope="col">{ordersWords.who}</th>
            <th scope="col">{ordersWords.when}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.key} view={view} entry={entry} chat={chat} />
          ))}
        </tbody>
      </Table>
      {data?.hasMore && (
        <p className="small">
          <Link to={pathTo(chat, { orderId })}>{ordersWords.earlierMessages}</Link>
        </p>
      )}
    </Card>
  )
}

function Row({ view, entry, chat }: { view: OrderView; entry: Entry; chat: Props['chat'] }) {
  const { user } = useSession()
  const { title, detail, said, imageIn, txHash, by, at } = entry
  return (
    <tr>
      <td>
        {title}
        {detail && <span className={css.before}>{detail}</span>}
        {said && (
          <q className={css.statement} dir="auto">
            {said}
          </q>
        )}
        {imageIn && (
          <Link className={css.before} to={pathTo(chat, { orderId: view.order.id })} hash={imageIn}>
            {ordersWords.seeIt}
          </Link>
        )}
        {txHash && (
          <span className={css.transaction}>
            <CopyButton
              text={txHash}
              word={shortAddress(txHash)}
              label={ordersWords.copyTheTransaction(shortAddress(txHash))}
            />
          </span>
        )}
      </td>
      <td>
        <bdi>{whoWords(view, by, user?.addr)}</bdi>
        {personOf(view, by)?.role === 'staff' && (
          <>
            {' '}
            <StaffMark />
          </>
        )}
        {chat === 'adminOrderMessages' && by.startsWith('0x') && (
          <span className={css.before}>
            <span className="mono">{shortAddress(by, staffShown.first, staffShown.last)}</span>
          </span>
        )}
      </td>
      <td>
        <time dateTime={at}>{momentWords(at, serverNow())}</time>
      </td>
    </tr>
  )
}
