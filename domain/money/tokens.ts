/** An ERC-20 token that the market knows on an EVM network. */
export interface Token {
  readonly network: string
  readonly ticker: string
  readonly address: string
}

function token(network: string, ticker: string, address: string): Token {
  return { network, ticker, address }
}

/** The well-known tokens of the public networks, by their EIP-55 addresses. */
export const publicTokens: readonly Token[] = [
  token('ETHEREUM', 'USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  token('ETHEREUM', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  token('ETHEREUM', 'DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  token('ETHEREUM', 'WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  token('BSC', 'USDT', '0x55d398326f99059fF775485246999027B3197955'),
  token('BSC', 'USDC', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'),
  token('BSC', 'BUSD', '0xe9e7CEA3DedcA5984780Bafc599bD69ADd087D56'),
  token('POLYGON', 'USDT', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
  token('POLYGON', 'USDC', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
  token('POLYGON', 'DAI', '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063'),
  token('POLYGON', 'WETH', '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
]
