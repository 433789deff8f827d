import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import type { FirstFee, FirstInfo } from '#web/wallet/contracts/first.ts'
import { ChainText, explorerOf } from '../ChainText.tsx'
import { typeName } from '../records.ts'
import { type NetworkView, symbolIn } from '../use-ground.ts'
import type { TokenPlace } from '../use-token.ts'
import { coinWords, feeWords, lockWords, nativeWords, originalWords, type SymbolOf } from './words.ts'

interface Props {
  readonly place: TokenPlace
  readonly info: FirstInfo
  readonly network: NetworkView
  /** In Unix ms. */
  readonly now: number
}

/** A token of the first generation, its original, what is inside and its terms: nothing here can be changed. */
export function FirstFacts({ place, info, network, now }: Props) {
  const { contractAddress, tokenId } = place
  const { owner, original, native, erc20s, fee, unwrapAfter } = info
  const explorer = explorerOf(network)
  const symbolOf: SymbolOf = (address) => symbolIn(network, address)
  const at = (address: string, what: string) => (
    <ChainText text={address} what={what} href={explorer.address(address)} />
  )
  return (
    <>
      <Card calm title="Token info">
        <Facts
          facts={[
            { label: 'Chain id', value: place.chainId },
            { label: 'Contract', value: at(contractAddress, 'contract address') },
            { label: 'Token id', value: tokenId },
            { label: 'Type', value: typeName(info.assetType) },
            { label: 'Owner', value: at(owner, 'owner address') },
          ]}
        />
      </Card>
      <Card calm title="Original">
        {original === null ? (
          <p className="muted">It was wrapped around nothing.</p>
        ) : (
          <Facts
            facts={[
              { label: 'Contract', value: at(original.contractAddress, 'original contract address') },
              { label: 'Token id', value: String(original.tokenId) },
              { label: 'Project', value: info.projectName || 'Not told' },
              { label: 'Token', value: originalWords(info, info.projectName) },
              { label: 'Standard', value: typeName('ERC721') },
            ]}
          />
        )}
      </Card>
      <Card calm title="Inside">
        <Facts
          facts={[
            { label: 'Native coin', value: nativeWords(native, network.symbol) },
            ...erc20s.map((coin, index) => ({
              label: index === 0 ? 'ERC-20' : `ERC-20, no. ${index + 1}`,
              value: <span title={coin.address}>{coinWords(coin, symbolOf)}</span>,
            })),
          ]}
        />
        {erc20s.length === 0 && <p className="small muted">No ERC-20s are inside.</p>}
      </Card>
      <Card calm title="Terms">
        <Facts
          facts={[
            { label: 'Can be unwrapped after', value: lockWords(unwrapAfter, now) },
            ...(fee ? termsOf(fee, symbolOf, at) : [{ label: 'Transfer fee', value: 'None' }]),
          ]}
        />
      </Card>
    </>
  )
}

type At = (address: string, what: string) => Fact['value']

function termsOf(terms: FirstFee, symbolOf: SymbolOf, at: At): readonly Fact[] {
  const { fee, royaltyPercent, beneficiary, threshold, collected } = terms
  const tokenFact = { label: 'Fee token', value: at(fee.address, 'fee token address') }
  const royalty = { label: 'Royalty', value: `${royaltyPercent}% of each fee` }
  return [
    { label: 'Transfer fee', value: coinWords(fee, symbolOf) },
    tokenFact,
    ...(royaltyPercent > 0
      ? [royalty, { label: 'Royalty to', value: at(beneficiary, 'royalty address') }]
      : [{ ...royalty, value: 'None' }]),
    { label: 'Collected in fees', value: feeWords(terms, collected, symbolOf) },
    {
      label: 'Needed for an unwrap',
      value: threshold === 0n ? 'Nothing' : feeWords(terms, threshold, symbolOf),
    },
  ]
}
