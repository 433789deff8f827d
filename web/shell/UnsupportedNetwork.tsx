import { localNetworkId } from '#domain/money/networks.ts'
import { useConfig } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { log } from '#web/ui/log.ts'
import { isSupported, type KnownChain, switchChain } from '#web/wallet/chains.ts'
import { rejectedByPerson, walletCode } from '#web/wallet/provider.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { shellWords } from '#web/words/shell.ts'
import css from './UnsupportedNetwork.module.css'

/** Tells that the wallet is on a network that the market does not know, and offers those that it knows. */
export function UnsupportedNetwork() {
  const { networks } = useConfig()
  const { state, chainId } = useWallet()
  const chains = useChains()
  if (state !== 'connected' || chainId === null || isSupported(chainId, networks)) return null
  return (
    <section className={css.banner} aria-label={shellWords.unsupportedNetwork} role="alert">
      <Icon name="warning" />
      <p>
        <strong>{shellWords.unsupportedNetworkOf(chainId)}</strong> {shellWords.pleaseChangeTheNetwork}
      </p>
      <ul className={css.chains}>
        {chains.map((chain) => (
          <li key={chain.chainId}>
            <button type="button" onClick={() => void change(chain)}>
              {chain.chainName}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The market's chains as a wallet could add them; the way to a demo's own chain is known from the configuration. */
function useChains(): readonly KnownChain[] {
  const { networks, demo } = useConfig()
  return networks.flatMap(({ id, chainId, chainName, symbol, explorerUrl }) => {
    if (chainId === null) return []
    const rpcUrl = id === localNetworkId ? (demo?.rpcUrl ?? null) : null
    return [{ chainId, chainName: chainName ?? id, symbol, explorerUrl, rpcUrl }]
  })
}

async function change(chain: KnownChain): Promise<void> {
  try {
    await switchChain(chain)
  } catch (fault) {
    log('the wallet did not change its network', fault)
    if (walletCode(fault) === rejectedByPerson) return
    const text = shellWords.yourWallet(chain.chainName)
    showAlert({ kind: 'error', title: shellWords.networkNotChanged, text })
  }
}
