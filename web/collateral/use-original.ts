import { useQuery } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { isAddress } from 'viem/utils'
import { useConfig } from '#web/session/config.ts'
import { callerAt } from '#web/wallet/contracts/calls.ts'
import { type OriginalInfo, readOriginal } from '#web/wallet/contracts/nfts.ts'
import type { Asset } from '#web/wallet/contracts/wrap-data.ts'
import { trustedRecipients } from '#web/wallet/contracts/wrapped.ts'
import type { Original } from './original.ts'
import type { ChainScope } from './use-chain-scope.ts'

/** The token of the query as its collection tells it. Fails with 'Bad contract address' or 'No original token id'. */
export function useOriginal({ scope, wrapper }: ChainScope, original: Original | null) {
  return useQuery({
    queryKey: ['wallet', 'collateral', 'original', scope.chainId, scope.account, original],
    queryFn: () => {
      if (!original || !isAddress(original.contractAddress, { strict: false })) throw new Error('Bad contract address')
      if (original.tokenId === '') throw new Error('No original token id')
      const collection = getAddress(original.contractAddress)
      return readOriginal(callerAt(scope), collection, BigInt(original.tokenId), wrapper)
    },
    enabled: original !== null,
    retry: false,
  })
}

/** The receivers of royalties that this chain's checker trusts. */
export function useRecipients({ scope, checker }: ChainScope) {
  const { recipients } = useConfig().web3
  return useQuery({
    queryKey: ['wallet', 'collateral', 'recipients', scope.chainId, checker],
    queryFn: () => trustedRecipients(callerAt(scope), checker, recipients),
  })
}

/** Without an original there is nothing that somebody else could own; an ERC-1155 is owned by who holds some of it. */
export function ownerOf(info: OriginalInfo | undefined, account: string): string | null {
  if (!info) return null
  return info.owner ?? (info.balance1155 > 0n ? account : '')
}

/** The original as the wrapper takes it. */
export function assetOf({ contractAddress, tokenId }: Original, { tokenStandard }: OriginalInfo): Asset {
  const amount = tokenStandard === 'ERC1155' ? 1n : 0n
  return { assetType: tokenStandard, contractAddress: getAddress(contractAddress), tokenId: BigInt(tokenId), amount }
}
