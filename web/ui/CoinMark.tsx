import css from './CoinMark.module.css'

/** Grounds on which white reads well; a code that is not listed takes one by its letters. */
const grounds: Readonly<Record<string, string>> = {
  BTC: '#a85a06',
  ETH: '#4a5cc0',
  WETH: '#7a3f8f',
  USDT: '#197a5c',
  USDC: '#2a62b8',
  DAI: '#8f6200',
  BNB: '#7f6400',
  BUSD: '#6e6a00',
  MATIC: '#6b3fc0',
  ATOM: '#3d4466',
  TRX: '#b3262c',
  EUR: '#2a5db0',
  USD: '#2f6f46',
  GBP: '#6a3d7c',
  CHF: '#b02a37',
}
const spare = ['#51605a', '#3b6470', '#6b5b3e', '#5a4a7a', '#7a4a4a'] as const

/** The round mark of a currency or network. Decoration: its name always stands beside it. */
export function CoinMark({ code, symbol }: { code: string; symbol: string }) {
  return (
    <span className={css.mark} style={{ background: groundOf(code) }} aria-hidden="true">
      {[...symbol].slice(0, symbol.length > 3 ? 1 : 3).join('')}
    </span>
  )
}

function groundOf(code: string): string {
  const known = grounds[code] ?? grounds[code.replace(/^CASH/, '')]
  const sum = [...code].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return known ?? spare[sum % spare.length] ?? spare[0]
}
