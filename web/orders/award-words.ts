import type { Award } from '#api/dispute-shapes.ts'
import type { OrderActor } from '#domain/orders/transitions.ts'
import { usdAndCents, withUnit } from '#web/ui/figures.ts'
import type { Tone } from '#web/ui/StatusTag.tsx'
import { lastingWords, momentWords } from '#web/ui/times.ts'

type State = Award['state']

export const awardTags: Readonly<Record<State, { readonly label: string; readonly tone: Tone }>> = {
  asked: { label: 'Waits for signatures', tone: 'wait' },
  signed: { label: 'Signed', tone: 'wait' },
  proposed: { label: 'Waiting on chain', tone: 'wait' },
  executable: { label: 'Can be paid out', tone: 'wait' },
  executed: { label: 'Paid from collateral', tone: 'ok' },
  'paid-instead': { label: 'Paid by the agent', tone: 'ok' },
  failed: { label: 'Not carried out', tone: 'stop' },
}

/** `60 USDT and 0.01 ETH`. */
function awardedWords({ items }: Pick<Award, 'items'>): string {
  return items.map(({ ticker, amount }) => withUnit(amount, ticker)).join(' and ')
}

/** What was awarded, with its worth: `60 USDT, worth 59.99 USD when it was decided`. */
export function worthWords(award: Pick<Award, 'items' | 'usd'>): string {
  return `${awardedWords(award)}, worth ${usdAndCents(award.usd)} USD when it was decided`
}

/** Whether less was paid than was decided: who receives or decides may have taken what there was. */
function isLess({ items }: Award): boolean {
  return items.some(({ amount, paid }) => paid !== null && paid !== amount)
}

function paidWords({ items }: Award): string {
  return items.map(({ ticker, paid }) => withUnit(paid ?? '0', ticker)).join(' and ')
}

/** How far an award is, and what comes next, for the one who looks. */
export function awardWords(award: Award, actor: OrderActor, now: number): string {
  const until = momentWords(award.deadline, now)
  const to = actor === 'user' ? 'to your wallet' : 'to the user’s wallet'
  const [signed, needed] = [award.signatures.length, award.threshold]
  const next: Readonly<Record<State, string>> = {
    asked: `It waits for the signatures of those who decide about collateral: ${signed} of ${needed} are there. It has to be signed and paid by ${until}. Until then the agent’s collateral stays locked for it.`,
    signed: `It is signed. Once somebody of the staff has started its waiting time of ${lastingWords(award.delaySeconds)} on chain, and that is over, anybody can pay it out, until ${until}.`,
    proposed: `It is on chain and can be paid out ${award.executableAt ? `from ${momentWords(award.executableAt, now)} on` : 'after its delay'}. Until it is carried out the agent may pay it otherwise.`,
    executable: `It can be paid out now, by anybody, until ${until}. Until it is carried out the agent may pay it otherwise.`,
    executed: isLess(award)
      ? `Less lay inside: ${paidWords(award)} was paid ${to}, and no more can be.`
      : `It was paid ${to}.`,
    'paid-instead': `The agent paid it ${to}, and the collateral stayed.`,
    failed: `It was not carried out: ${award.fault === 'withdrawn' ? 'the signers took it back' : 'its time was over'}. Nothing is locked for it any more.`,
  }
  return `${worthWords(award)}. ${next[award.state]}`
}
