import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalAccount } from 'viem'
import { type ChainSource, checkCrossing, readAway, readHome } from './chains.ts'
import { SignersLedger } from './ledger.ts'
import { statementFor } from './rules.ts'
import { asText, type Crossing, type Statement, sign } from './statements.ts'

/** Who signs what, from where. */
export interface SignerPlan {
  readonly account: LocalAccount
  readonly crossing: Crossing
  readonly home: ChainSource
  readonly away: ChainSource
  /** The ledger's folder; signed statements are files in its folder `signed`. */
  readonly folder: string
}

/** A signer of a keeper: reads what is final on both chains, and says what may be said (`rules.ts`). */
export class KeeperSigner {
  readonly #plan: SignerPlan
  readonly #ledger: SignersLedger

  private constructor(plan: SignerPlan) {
    this.#plan = plan
    this.#ledger = new SignersLedger(plan.folder, plan.crossing, plan.account.address)
  }

  /** Throws when the chains and contracts are not those that were named, or the ledger is in use or another's. */
  static async begin(plan: SignerPlan): Promise<KeeperSigner> {
    await checkCrossing(plan.home, plan.away, plan.crossing)
    return new KeeperSigner(plan)
  }

  /** One look at both chains; returns what was signed. What was signed and not handed out before a crash is handed out again. */
  async look(): Promise<Statement[]> {
    const { home, away, crossing, account } = this.#plan
    // The other chain first: what is not spawned in an older block may be in the newer, never the other way round.
    const ofAway = await readAway(away, crossing, this.#ledger.cursor('away'))
    const ofHome = await readHome(home, crossing, this.#ledger.cursor('home'))
    this.#ledger.note(ofHome, ofAway)
    const made: Statement[] = []
    for (const item of this.#ledger.items()) {
      const statement = statementFor(item, this.#ledger.signed(item.tokenId), ofHome.now, ofAway.now)
      if (!statement) continue
      this.#ledger.say(statement, await sign(account, crossing, statement))
      made.push(statement)
    }
    for (const item of this.#ledger.items()) {
      for (const { signature, ...statement } of this.#ledger.signed(item.tokenId))
        await this.#handOut(statement, signature)
    }
    return made
  }

  /** Notes that an id is wanted back instead of being spawned; false where none such waits. */
  wantBack(tokenId: bigint): boolean {
    return this.#ledger.wantBack(tokenId)
  }

  close(): void {
    this.#ledger.close()
  }

  async #handOut(statement: Statement, signature: `0x${string}`): Promise<void> {
    const folder = join(this.#plan.folder, 'signed')
    await mkdir(folder, { recursive: true })
    const { kind, tokenId, receiver, deadline } = statement
    const file = join(folder, `${tokenId}-${kind}-${receiver}-${deadline}.json`)
    const unfinished = await open(`${file}.new`, 'w')
    await unfinished.writeFile(asText(this.#plan.crossing, statement, signature))
    await unfinished.close()
    await rename(`${file}.new`, file)
  }
}
