import { Button } from '@mantine/core'
import { localNetworkId } from '#domain/money/networks.ts'
import { useConfig } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { log } from '#web/ui/log.ts'
import { switchChain } from '#web/wallet/chains.ts'
import { rejectedByPerson, walletCode } from '#web/wallet/provider.ts'
import { collateralWords } from '#web/words/collateral.ts'
import css from './Collateral.module.css'
import type { NetworkView } from './use-chain-scope.ts'

/** Tells that the wallet is on another network than the token, and changes it. */
export function NetworkBanner({ network, text }: { network: NetworkView; text: string }) {
  const { demo } = useConfig()
  const { id, chainId, chainName, symbol, explorerUrl } = network
  const name = chainName ?? id
  const change = async () => {
    if (chainId === null) return
    const rpcUrl = id === localNetworkId ? (demo?.rpcUrl ?? null) : null
    try {
      await switchChain({ chainId, chainName: name, symbol, explorerUrl, rpcUrl })
    } catch (fault) {
      log('the wallet did not change its network', fault)
      if (walletCode(fault) === rejectedByPerson) return
      const why = collateralWords.walletCouldNotChange(name)
      showAlert({ kind: 'error', title: collateralWords.networkNotChanged, text: why })
    }
  }
  return (
    <section className={css.banner} aria-label={collateralWords.otherNetwork} role="alert">
      <Icon name="warning" />
      <p>{text}</p>
      <Button variant="default" onClick={() => void change()}>
        {collateralWords.switchTo(name)}
      </Button>
    </section>
  )
}
