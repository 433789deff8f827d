import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Address, getAddress, type Hex } from 'viem'
import type { Item } from './rules.ts'
import type { Crossing, Statement, StatementKind } from './statements.ts'

interface ItemRow {
  token_id: string
  frozen_by: string
  frozen_at: string
  is_spawned: number
  burned_by: string | null
  burned_at: string | null
  is_wanted_back: number
}

/** The changes of a chain up to a final block. */
export interface Seen {
  readonly block: bigint
  readonly frozen: readonly { readonly tokenId: bigint; readonly by: Address; readonly at: bigint }[]
  readonly spawned: readonly { readonly tokenId: bigint }[]
  readonly burned: readonly { readonly tokenId: bigint; readonly by: Address; readonly at: bigint }[]
}

/**
 * What a signer has seen and said, in one file that one process holds. It must never be lost or rolled back: somebody who forgot a
 * `Spawn` could sign the return of what is live elsewhere. Losing it, a signer takes a new key.
 */
export class SignersLedger {
  readonly #db: DatabaseSync

  /** Opens or begins the ledger in a folder. Throws when another process has it, or when it is of another crossing or signer. */
  constructor(folder: string, crossing: Crossing, signer: Address) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#db = new DatabaseSync(join(folder, 'keeper.sqlite'), { timeout: 0 })
    this.#db.exec(
      'pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full; begin immediate',
    )
    this.#db.exec(`
      create table if not exists about (only_one integer primary key check (only_one = 1), whose text not null) strict;
      create table if not exists cursors (chain text primary key, block text not null) strict;
      create table if not exists items (
        token_id text primary key, frozen_by text not null, frozen_at text not null,
        is_wanted_back integer not null default 0
      ) strict;
      create table if not exists spawned (token_id text primary key, burned_by text, burned_at text) strict;
      create table if not exists said (
        token_id text not null, kind text not null, receiver text not null, deadline text not null, signature text not null,
        primary key (token_id, kind, receiver, deadline)
      ) strict;
      commit`)
    const whose = JSON.stringify({ ...crossing, signer })
    this.#db.prepare('insert into about values (1, ?) on conflict do nothing').run(whose)
    const row = this.#db.prepare('select whose from about').get() as { whose: string }
    if (row.whose !== whose) throw new Error(`This folder is the ledger of another signer or crossing: ${row.whose}`)
  }

  /** Up to which block a chain was read; null at the beginning. */
  cursor(chain: 'home' | 'away'): bigint | null {
    const row = this.#db.prepare('select block from cursors where chain = ?').get(chain) as
      | { block: string }
      | undefined
    return row ? BigInt(row.block) : null
  }

  /** Notes what both chains told, and up to where, together. */
  note(home: Seen, away: Seen): void {
    this.#whole(() => {
      const froze = this.#db.prepare(
        'insert into items (token_id, frozen_by, frozen_at) values (?, ?, ?) on conflict do nothing',
      )
      for (const { tokenId, by, at } of home.frozen) froze.run(`${tokenId}`, by, `${at}`)
      // Noted also of ids that the other chain's node has not told of yet: nothing that lives there is ever taken for unspawned.
      const spawned = this.#db.prepare('insert into spawned (token_id) values (?) on conflict do nothing')
      for (const { tokenId } of away.spawned) spawned.run(`${tokenId}`)
      const burned = this.#db.prepare(
        'insert into spawned values (?, ?, ?) on conflict (token_id) do update set burned_by = excluded.burned_by, burned_at = excluded.burned_at',
      )
      for (const { tokenId, by, at } of away.burned) burned.run(`${tokenId}`, by, `${at}`)
      const cursor = this.#db.prepare(
        'insert into cursors values (?, ?) on conflict (chain) do update set block = excluded.block',
      )
      cursor.run('home', `${home.block}`)
      cursor.run('away', `${away.block}`)
    })
  }

  /** Notes that an id is wanted back; false where no such id was frozen or it was spawned. */
  wantBack(tokenId: bigint): boolean {
    const change = this.#db
      .prepare(
        'update items set is_wanted_back = 1 where token_id = ? and token_id not in (select token_id from spawned)',
      )
      .run(`${tokenId}`)
    return change.changes === 1
  }

  items(): Item[] {
    const rows = this.#db
      .prepare(`select i.*, s.token_id is not null as is_spawned, s.burned_by, s.burned_at
        from items i left join spawned s using (token_id) order by length(token_id), token_id`)
      .all() as unknown as ItemRow[]
    return rows.map((row) => ({
      tokenId: BigInt(row.token_id),
      frozenBy: getAddress(row.frozen_by),
      frozenAt: BigInt(row.frozen_at),
      isSpawned: row.is_spawned === 1,
      burned: row.burned_by && row.burned_at ? { by: getAddress(row.burned_by), at: BigInt(row.burned_at) } : null,
      isWantedBack: row.is_wanted_back === 1,
    }))
  }

  /** Everything that was signed for an id. */
  signed(tokenId: bigint): (Statement & { signature: Hex })[] {
    const rows = this.#db
      .prepare('select kind, receiver, deadline, signature from said where token_id = ?')
      .all(`${tokenId}`)
    return (rows as unknown as { kind: StatementKind; receiver: string; deadline: string; signature: Hex }[]).map(
      (row) => ({
        kind: row.kind,
        tokenId,
        receiver: getAddress(row.receiver),
        deadline: BigInt(row.deadline),
        signature: row.signature,
      }),
    )
  }

  /** Writes down what was signed. It is on the disk when this returns, and only then may it be handed out. */
  say({ kind, tokenId, receiver, deadline }: Statement, signature: Hex): void {
    this.#db
      .prepare('insert into said values (?, ?, ?, ?, ?)')
      .run(`${tokenId}`, kind, receiver, `${deadline}`, signature)
  }

  close(): void {
    this.#db.close()
  }

  #whole(write: () => void): void {
    this.#db.exec('begin immediate')
    try {
      write()
      this.#db.exec('commit')
    } catch (error) {
      this.#db.exec('rollback')
      throw error
    }
  }
}
