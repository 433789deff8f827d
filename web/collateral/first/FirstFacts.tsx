import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import type { FirstFee, FirstInfo } from '#web/wallet/contracts/first.ts'
import { collateralFirstWords } from '#web/words/collateral-first.ts'
import { ChainText, explorerOf } from '../ChainText.tsx'
import { typeName } from '../records.ts'
import { type NetworkView, symbolIn } from '../use-chain-scope.ts'
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
  const at = (address: string, label: string) => (
    <ChainText text={address} label={label} href={explorer.address(address)} />
  )
  return (
    <>
      <Card calm title={collateralFirstWords.tokenInfo}>
        <Facts
          facts={[
            { label: collateralFirstWords.chainId, value: place.chainId },
            {
              label: collateralFirstWords.contract,
              value: at(contractAddress, collateralFirstWords.copyContractAddress),
            },
            { label: collateralFirstWords.tokenId, value: tokenId },
            { label: collateralFirstWords.type, value: typeName(info.assetType) },
            { label: collateralFirstWords.owner, value: at(owner, collateralFirstWords.copyOwnerAddress) },
          ]}
        />
      </Card>
      <Card calm title={collateralFirstWords.original}>
        {original === null ? (
          <p className="muted">{collateralFirstWords.wrappedAroundNothing}</p>
        ) : (
          <Facts
            facts={[
              {
                label: collateralFirstWords.contract,
                value: at(original.contractAddress, collateralFirstWords.copyOriginalContract),
              },
              { label: collateralFirstWords.tokenId, value: String(original.tokenId) },
              { label: collateralFirstWords.project, value: info.projectName || collateralFirstWords.notTold },
              { label: collateralFirstWords.token, value: originalWords(info, info.projectName) },
              { label: collateralFirstWords.standard, value: typeName('ERC721') },
            ]}
          />
        )}
      </Card>
      <Card calm title={collateralFirstWords.inside}>
        <Facts
          facts={[
            { label: collateralFirstWords.nativeCoin, value: nativeWords(native, network.symbol) },
            ...erc20s.map((coin, index) => ({
              label: index === 0 ? collateralFirstWords.erc20 : collateralFirstWords.erc20Number(index + 1),
              value: <span title={coin.address}>{coinWords(coin, symbolOf)}</span>,
            })),
          ]}
        />
        {erc20s.length === 0 && <p className="small muted">{collateralFirstWords.noErc20s}</p>}
      </Card>
      <Card calm title={collateralFirstWords.terms}>
        <Facts
          facts={[
            { label: collateralFirstWords.canBeUnwrappedAfter, value: lockWords(unwrapAfter, now) },
            ...(fee
              ? termsOf(fee, symbolOf, at)
              : [{ label: collateralFirstWords.transferFee, value: collateralFirstWords.none }]),
          ]}
        />
      </Card>
    </>
  )
}

type At = (address: string, label: string) => Fact['value']

function termsOf(terms: FirstFee, symbolOf: SymbolOf, at: At): readonly Fact[] {
  const { fee, royaltyPercent, beneficiary, threshold, collected } = terms
  const tokenFact = { label: collateralFirstWords.feeToken, value: at(fee.address, collateralFirstWords.copyFeeToken) }
  const royalty = { label: collateralFirstWords.royalty, value: collateralFirstWords.ofEachFee(royaltyPercent) }
  return [
    { label: collateralFirstWords.transferFee, value: coinWords(fee, symbolOf) },
    tokenFact,
    ...(royaltyPercent > 0
      ? [
          royalty,
          { label: collateralFirstWords.royaltyTo, value: at(beneficiary, collateralFirstWords.copyRoyaltyAddress) },
        ]
      : [{ ...royalty, value: collateralFirstWords.none }]),
    { label: collateralFirstWords.collectedInFees, value: feeWords(terms, collected, symbolOf) },
    {
      label: collateralFirstWords.neededForAnUnwrap,
      value: threshold === 0n ? collateralFirstWords.nothing : feeWords(terms, threshold, symbolOf),
    },
  ]
}
