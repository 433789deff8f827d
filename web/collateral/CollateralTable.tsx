import type { WnftCollateral } from '#api/collateral.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { RowLink, Table } from '#web/ui/Table.tsx'
import { momentWords } from '#web/ui/times.ts'
import { collateralWords } from '#web/words/collateral.ts'
import css from './CollateralTable.module.css'
import { Registration } from './Registration.tsx'
import { backsWords, itemWords, typeName, unlockMs } from './records.ts'

/** How much of an address the table shows: its first and last characters (specification, second file §9). */
const shown = { first: 8, last: 3 }

const columns = () => [
  collateralWords.number,
  collateralWords.chainId,
  collateralWords.wnftAddress,
  collateralWords.tokenId,
  collateralWords.type,
  collateralWords.collaterals,
  collateralWords.unlockTime,
]

/** Wrapped tokens as rows; a click anywhere in a row opens its token. */
export function CollateralTable({ rows }: { rows: readonly WnftCollateral[] }) {
  return (
    <Table caption={collateralWords.yourWrappedTokens} className={css.table} stackBelow={860} highlightOnHover>
      <thead>
        <tr>
          {columns().map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={`${row.chainId} ${row.contractAddress} ${row.tokenId}`} row={row} number={index + 1} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, number }: { row: WnftCollateral; number: number }) {
  const { contractAddress, tokenId } = row
  const chainId = String(row.chainId)
  const network =
    useConfig().networks.find((one) => one.chainId === row.chainId)?.name ?? collateralWords.unknownNetwork
  return (
    <tr>
      <td data-label={collateralWords.number}>
        <RowLink
          to={pathTo('editCollateral', { chainId, contractAddress, tokenId })}
          aria-label={collateralWords.wrappedTokenOnChain(number, tokenId, chainId)}
        >
          {number}
        </RowLink>
      </td>
      <td data-label={collateralWords.chainId}>
        {chainId} <span className={css.beside}>{network}</span>
      </td>
      <td data-label={collateralWords.wnftAddress} className={css.address}>
        <span className="mono" title={contractAddress}>
          {shortAddress(contractAddress, shown.first, shown.last)}
        </span>
        <CopyButton text={contractAddress} label={collateralWords.copyWnftAddress} />
      </td>
      <td data-label={collateralWords.tokenId}>{tokenId}</td>
      <td data-label={collateralWords.type}>{typeName(row.assetType)}</td>
      <td data-label={collateralWords.collaterals} className={css.contents}>
        <Items row={row} />
        <Registration record={row} />
      </td>
      <td data-label={collateralWords.unlockTime}>
        <Unlock row={row} />
      </td>
    </tr>
  )
}

function Items({ row: { collaterals } }: { row: WnftCollateral }) {
  if (collaterals.length === 0) return <span className="muted">{collateralWords.nothing}</span>
  return (
    <ul className={css.items}>
      {collaterals.map((item) => (
        <li key={`${item.assetType} ${item.contractAddress} ${item.tokenId}`}>
          {itemWords(item)}
          {!item.isRemovable && <span className={css.declared}>{collateralWords.declaredOnly}</span>}
        </li>
      ))}
    </ul>
  )
}

function Unlock({ row }: { row: WnftCollateral }) {
  const end = unlockMs(row)
  if (end === null) return <span className="muted">{collateralWords.noLock}</span>
  const moment = new Date(end).toISOString()
  const now = serverNow()
  return (
    <>
      <time dateTime={moment}>{momentWords(moment, now)}</time>
      {row.isRegistered && row.backsUntil !== null && (
        <span className={css.beside}>{backsWords(row.backsUntil, now)}</span>
      )}
    </>
  )
}
