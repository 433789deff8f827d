import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { contentTypes, postStatuses, readingMinutes } from '#domain/blog/post.ts'
import type { Tables } from '#outside/db/rows.ts'
import { picturesPath } from '../blog/upload.ts'
import type { Context } from '../context.ts'
import { type CoverLook, drawCover } from './covers.ts'

interface DemoPost {
  readonly title: string
  readonly alias: string
  readonly teaser: string
  readonly tags: readonly string[]
  readonly look: CoverLook
  readonly isPinned: boolean
  readonly content: string
}

const swap = `Surety brings two people together: you, and an **agent** who takes the other side. Nobody else holds the money in between. What keeps the agent honest is collateral that they locked on chain before they were allowed to trade.

## The steps

1. **Choose what you have and what you want.** The form shows a price as you type. It is an estimate: the market moves.
2. **Ask for an offer.** The market looks for the agent with the best price who has room for your amount, and reserves that room. The price is now fixed, and a clock runs.
3. **Say where the money is to arrive** and place the order. The agent sees it at once.
4. **Send your side**, to exactly the details that the order shows, and confirm that you did.
5. **The agent sends theirs.** You confirm that it arrived, and the order is closed.

Every step is kept with its time. If one side stops answering, the order does not hang for ever: each step has its own time limit, and the order's page shows it.

## What to look at before you send

- The amount and the account, digit by digit. Copy them with the button beside them.
- The time that is left. Do not send when the clock has run out: ask for a new offer.
- The agent's record: how many orders they finished, how fast they pay out, and what others said.

## If something goes wrong

Open a **dispute** from the order's page and show what you have: a receipt, a transaction, a screenshot. Staff read both sides and decide. When they decide for you, you are paid from the agent's collateral. [What that collateral is](/blog/what-collateral-means) has a page of its own.
`

const collateral = `An agent on this market cannot promise more than they put up. What they put up is called **collateral**, and anybody can look it up.

## Where it is

Collateral lies in *wrapped tokens*: NFTs of the market's own contract with coins inside. While the lock lasts, nobody can take them out on their own: not the agent, and not the market. Only a decision signed by several people, after a delay that everybody can see, pays a part of it to somebody else.

## What it covers

Each order takes up a part of the agent's capacity, worth the larger of its two sides. That part is free again when the order is closed. So the sum of what an agent owes at any moment is never more than what stands behind it.

| | what it means |
|---|---|
| Allowed | what the agent's collateral is worth to the market now |
| Used | what open orders, reservations and dues take up |
| Free | what you can still swap with this agent |

## What it is not

Collateral is no insurance against prices. It is valued anew all the time, and less than fully, so that a bad day does not leave orders uncovered. When it falls below what is used, open orders stand and no new ones are taken.

Each agent has a page with a **proof**: the tokens, what is in them, until when they are locked, and how the figure comes about. You need not believe us: the numbers are on the chain.

New here? Begin with [how a swap works](/blog/how-a-swap-works).
`

const safety = `Most swaps are uneventful. These habits keep yours that way.

## Keep everything in the order

Talk in the order's chat. What is written there is part of the order, and staff can read it when there is a dispute. Whoever asks you to go on elsewhere wants you to leave your evidence behind.

## Send only what the order says

- **Never send to details that came in a message.** The order's page is the only place that counts.
- **Never send from another person's account.** Payments from third parties are the most common reason for disputes.
- **Leave the payment's reference as it is asked for.** Words about crypto make banks nervous.

## Know what nobody will ever ask

Nobody from the market asks for your wallet's secret words, a password, a code, or a payment "to unlock" something. Signing in is one readable text, and it moves no money. If your wallet shows anything else, reject it.

## Start small

A first order with a new agent can be a small one. It costs a few minutes, and tells you more than any promise.

> If you are not sure, do not send. An order that runs out costs nothing; a payment that is gone is gone.
`

const posts: readonly DemoPost[] = [
  {
    title: 'Five habits for a safe swap',
    alias: 'five-habits-for-a-safe-swap',
    teaser: 'What to look at before you send, what nobody will ever ask you for, and why the chat is your best friend.',
    tags: ['safety', 'basics'],
    look: { from: [38, 74, 122], to: [120, 164, 205], rings: [{ x: 0.8, y: 0.75 }] },
    isPinned: false,
    content: safety,
  },
  {
    title: 'What collateral means',
    alias: 'what-collateral-means',
    teaser: 'Agents put up more than they promise. Where it lies, what it covers, and how you can check it yourself.',
    tags: ['collateral', 'basics'],
    look: { from: [122, 84, 22], to: [214, 184, 122], rings: [{ x: 0.5, y: 0.5 }] },
    isPinned: false,
    content: collateral,
  },
  {
    title: 'How a swap works',
    alias: 'how-a-swap-works',
    teaser: 'From the first number you type to the moment when the money is there: every step, and who takes it.',
    tags: ['swap', 'basics'],
    look: {
      from: [9, 78, 60],
      to: [110, 190, 150],
      rings: [
        { x: 0.36, y: 0.5 },
        { x: 0.64, y: 0.5 },
      ],
    },
    isPinned: true,
    content: swap,
  },
]

/** Puts the demo's posts into its blog, so that a newcomer finds something to read. */
export async function seedPosts(context: Context, trx: Transaction<Tables>, author: string): Promise<void> {
  for (const post of posts) {
    const cover = await drawCover(post.look)
    await context.pictures.keep(cover)
    const now = sql<string>`clock_timestamp()`
    await trx
      .insertInto('posts')
      .values({
        id: randomUUIDv7(),
        title: post.title,
        content: post.content,
        alias: post.alias,
        lang: 'en',
        tags: [...post.tags],
        status: postStatuses.published,
        content_type: contentTypes.markdown,
        teaser: post.teaser,
        image_url: `${picturesPath}/${context.pictures.nameOf(cover)}`,
        reading_time: readingMinutes(post.content, contentTypes.markdown),
        meta_title: '',
        meta_description: '',
        meta_keywords: [...post.tags],
        pinned_at: post.isPinned ? now : null,
        created_by: author,
        updated_at: now,
      })
      .execute()
  }
}
