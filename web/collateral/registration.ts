import { register } from '#api/collateral.ts'
import { registrationText } from '#domain/collateral/registration.ts'
import { isSameAddress, readEvmAddress } from '#domain/money/address.ts'
import { call } from '#web/client/call.ts'
import { CallFault } from '#web/client/fault.ts'
import { wordsOf } from '#web/client/words.ts'
import { config } from '#web/session/config.ts'
import { connectedCaller } from '#web/wallet/contracts/calls.ts'
import { signText } from '#web/wallet/sign-text.ts'

interface Place {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
}

/**
 * Has the owner of a wrapped token sign that it stands surety in this market, and tells the market. The wallet may be on any
 * chain: nothing is sent. Throws what the wallet throws, and the market's refusal in words.
 */
export async function registerWnft({ chainId, contractAddress, tokenId }: Place, owner: string): Promise<void> {
  const { provider, account } = connectedCaller()
  if (!isSameAddress(account, owner)) throw new Error('Change your wallet to the account that owns this token')
  const settlement = config.get()?.networks.find((network) => network.chainId === chainId)?.settlement
  if (!settlement) throw new Error('Unsupported network')
  const place = { chainId, contractAddress: canonical(contractAddress), tokenId }
  const text = registrationText({ ...place, owner: canonical(owner), settlement })
  const signature = await signText(provider, account, text)
  try {
    await call(register, { body: { ...place, signature } })
  } catch (fault) {
    throw fault instanceof CallFault ? new Error(wordsOf(fault), { cause: fault }) : fault
  }
}

function canonical(address: string): string {
  return readEvmAddress(address.toLowerCase()) ?? address
}
