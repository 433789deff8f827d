import type { CollateralNotice } from '#api/collateral.ts'
import { type Place, pathTo } from '#web/paths.ts'
import { momentWords } from '#web/ui/times.ts'

/** What an agent reads of a token that backs nothing (soon, or any more), and where to do something about it. */
export interface NoticeWords {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly link: { readonly word: string; readonly to: string }
}

type Said = (token: string, at: string) => Pick<NoticeWords, 'title' | 'text'>

const said: Readonly<Record<CollateralNotice['kind'], Said>> = {
  unregistered: (token) => ({
    title: `${token} is not registered`,
    text: 'It backs no new business until you register it with your signature. That costs no gas.',
  }),
  ending: (token, at) => ({
    title: `${token} comes near the end of its lock`,
    text: `It backs new business until ${at}; after that its lock would end before an order could be settled.`,
  }),
  ended: (token, at) => ({
    title: `${token} backs no new business any more`,
    text: `Since ${at} its lock ends before a new order could be settled. Orders that are open are not touched.`,
  }),
  transferred: (token, at) => ({
    title: `${token} belongs to somebody else`,
    text: `It left your wallet ${at} and no longer counts as your collateral. Orders that are open are not touched.`,
  }),
  unwrapped: (token, at) => ({
    title: `${token} was unwrapped`,
    text: `Since ${at} nothing of it backs your business. Orders that are open are not touched.`,
  }),
}

/** The words for a notice. `now` is in Unix ms. */
export function noticeWords(
  { kind, chainId, contractAddress, tokenId, at }: CollateralNotice,
  networks: readonly { readonly chainId: number | null; readonly name: string }[],
  now: number,
): NoticeWords {
  const network = networks.find((one) => one.chainId === chainId)?.name ?? `chain ${chainId}`
  const token = `Wrapped token ${tokenId} on ${network}`
  const words = { key: `${chainId} ${contractAddress} ${tokenId} ${kind}`, ...said[kind](token, momentWords(at, now)) }
  // What was unwrapped has no page any more.
  if (kind === 'unwrapped') return { ...words, link: linkTo('See what is left', 'listCollateral') }
  const to = pathTo('editCollateral', { chainId: String(chainId), contractAddress, tokenId })
  return { ...words, link: { word: `Open wrapped token ${tokenId} on ${network}`, to } }
}

/** What an agent reads while no part of their collateral is free for a new order. */
export const nothingAvailable: NoticeWords = {
  key: 'nothing available',
  title: 'You get no new business at the moment',
  text: 'None of your collateral is available. It goes on by itself once orders have ended or collateral was added.',
  link: linkTo('Add collateral', 'createCollateral'),
}

function linkTo(word: string, place: Extract<Place, 'listCollateral' | 'createCollateral'>): NoticeWords['link'] {
  return { word, to: pathTo(place) }
}
