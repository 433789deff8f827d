import { Dice } from './dice.ts'
import { artIds, furnished, goods, money, openingState, players } from './stage.ts'
import type { State, Wrapped } from './state.ts'
import {
  coin,
  empty,
  erc20,
  erc721,
  erc1155,
  type Fee,
  type Item,
  kinds,
  type Lock,
  type Name,
  nobody,
  type Order,
  type Royalty,
  rules,
} from './terms.ts'

const day = 86_400n
const onePercent = (BigInt(players.length) * furnished) / 100n

/** Invents what steps are about, as it fits where a play stands. */
export class Things extends Dice {
  protected state: State = openingState(false)

  protected order(original: Item): Order {
    const { isMarket } = this.state
    const fees = this.chance(isMarket ? 0.15 : 0.4) ? this.some(1 + this.below(2), () => this.fee()) : []
    const isPlain = isMarket && this.chance(0.85)
    const locks = isPlain ? [this.timeLock()] : this.some(this.below(3), () => this.lock())
    const royalties: Royalty[] = isPlain
      ? [{ beneficiary: 'remover', percent: 10_000 }]
      : this.some(this.below(3), () => this.royalty())
    const extra = this.chance(0.3) ? this.below(16) : 0
    return {
      original,
      fees,
      locks,
      royalties,
      outType: this.chance(0.98) ? kinds.erc721 : this.below(6),
      rules: isPlain ? rules.noTransfer | (extra & rules.noAdd) : extra,
    }
  }

  protected fee(): Fee {
    const type = this.chance(0.97) ? 0 : this.pick([1, 2, 3])
    return { type, param: this.pick([100n, 101n, 1n, 9_999n, this.amount()]), token: this.pick(money) }
  }

  protected timeLock(): Lock {
    const after = this.pick([3600n, day, 30n * day, 365n * day, 3n * 365n * day, 3n * 365n * day + 1n, 0n])
    return { type: 0, param: this.state.now + after }
  }

  protected lock(): Lock {
    if (this.chance(0.5)) return this.timeLock()
    if (this.chance(0.6)) return { type: 2, param: BigInt(this.below(4)) }
    return { type: this.chance(0.9) ? 1 : 3, param: this.pick([50n, 100n, 5_000n, onePercent, onePercent + 1n]) }
  }

  protected royalty(): Royalty {
    const beneficiary = this.pick([...players, 'remover', 'wrapper', nobody, 'remover', 'wrapper'])
    return { beneficiary, percent: this.pick([5_000, 10_000, 1, 2_500, 0]) }
  }

  protected items(by: Name): Item[] {
    return this.some(1 + this.below(3), () => this.item(by))
  }

  protected item(by: Name): Item {
    const kind = this.below(20)
    if (kind < 11) return erc20(this.pick(goods), this.amount())
    if (kind < 14) return erc721('art', this.chance(0.8) ? this.ownArt(by) : this.pick(artIds))
    if (kind < 17) return erc1155(this.pick([1n, 2n]), this.amount())
    if (kind < 18) return this.state.isMarket ? coin(5n) : erc721('wnft', this.id())
    if (kind < 19) return this.state.isMarket ? erc20('usd', this.amount()) : erc721('wnft', this.ownId(by))
    const odd = [coin(7n), erc20('tech', 5n), erc20('usd', 0n), { ...erc20('usd', 5n), id: 1n }]
    return this.pick([...odd, { ...erc721('art', 1n), amount: 1n }, { ...empty, kind: kinds.future }])
  }

  protected id(): bigint {
    const living = Object.keys(this.state.wrapped)
    return living.length > 0 && this.chance(0.9) ? BigInt(this.pick(living)) : BigInt(1 + this.below(4))
  }

  protected ownId(by: Name): bigint {
    const own = Object.entries(this.state.wrapped).filter(([, { owner }]: [string, Wrapped]) => owner === by)
    return own.length > 0 ? BigInt(this.pick(own)[0]) : this.id()
  }

  protected ownArt(by: Name): bigint {
    const own = artIds.filter((id) => this.state.art[String(id)] === by)
    return own.length > 0 ? this.pick(own) : 1n
  }

  protected ownerOr(id: bigint): Name {
    const owner = this.state.wrapped[String(id)]?.owner ?? 'alice'
    return (players as readonly Name[]).includes(owner) ? owner : 'alice'
  }

  protected near(id: bigint): bigint {
    return id === 0n ? 0n : id + BigInt(this.below(4)) - 1n
  }

  protected amount(): bigint {
    const small = BigInt(1 + this.below(20_000))
    return this.chance(0.88) ? small : this.pick([1n, 2n ** 92n - 1n, 2n ** 92n, 2n ** 99n, furnished, furnished + 1n])
  }
}
