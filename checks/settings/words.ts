import type { Environment } from '#server/config.ts'

/** What an operator is told of a setting. */
export interface SettingWords {
  /** What it does, in one or two plain sentences. */
  readonly says: string
  /** Where the schema has no one default: what holds when nothing is said. */
  readonly unset?: string
  /** What it may look like, where the default does not show it. */
  readonly like?: string
}

/** A part of the settings, as the pages made from it are divided. */
export interface SettingPart {
  readonly title: string
  readonly intro?: string
  readonly settings: { readonly [Name in SettingName]?: SettingWords }
}

/** Every variable of the schema. `NODE_ENV` chooses between demo and production; `SURETY_DEV` is `npm run dev`'s own. */
export type SettingName = Exclude<keyof Environment, 'SURETY_DEV'> | 'RPC_<network>'

/** Every setting once, in the order in which an operator meets them. `words.test.ts` holds it against the schema. */
export const parts: readonly SettingPart[] = [
  {
    title: 'What must be said outside the demo',
    settings: {
      NODE_ENV: { says: '`production` is a real market: nothing of the demo works in it.', unset: 'the demo' },
      PUBLIC_ORIGIN: {
        says: 'The address that people open: scheme, host and port. People sign it when they sign in.',
        unset: 'demo: `http://127.0.0.1:<PORT>`',
        like: 'https://market.example',
      },
      SECRET_KEY: {
        says: 'Signs sessions, sign-in texts and realtime tokens. At least 32 random characters: `openssl rand -base64 48`.',
        unset: 'demo: made once, kept in `DATA_DIR`',
      },
      DATA_KEY: {
        says: 'Encrypts bank details, addresses, e-mails, chats and files at rest. Another one than SECRET_KEY. Without it that data is lost: keep it apart from the backups.',
        unset: 'demo: made once, kept in `DATA_DIR`',
      },
      DATABASE_URL: {
        says: 'PostgreSQL 15 or newer. Several instances share one.',
        unset: 'demo: a PostgreSQL of its own in `DATA_DIR`',
        like: 'postgresql://surety:password@db.example:5432/surety',
      },
      PRICE_SOURCES: {
        says: 'Where prices come from, with commas between: `cg` (CoinGecko), `binance`, `kraken`, `coinbase`, `ecb`. With three or more a bad one is seen and dropped; with one nobody contradicts it.',
        unset: 'demo: `demo`, a snapshot',
        like: 'cg,binance,kraken,coinbase,ecb',
      },
    },
  },
  {
    title: 'The server',
    settings: {
      DEMO: {
        says: '`on` or `off` decides against what NODE_ENV says; `on` is refused in production.',
        unset: 'NODE_ENV decides',
      },
      HOST: { says: 'The address to listen on. In a container `0.0.0.0`; a demo listens on loopback only.' },
      PORT: { says: 'The port to listen on.' },
      DATA_DIR: {
        says: 'Where contracts’ addresses and people’s files are kept, and the database of a market without DATABASE_URL.',
      },
      TRUST_PROXY: {
        says: 'How many proxies in front of the server may be believed about the client’s address. Too many lets anybody pass the rate limits.',
      },
      LOG_LEVEL: {
        says: '`trace`, `debug`, `info`, `warn`, `error` or `silent`. Logs are lines of JSON on standard error.',
      },
      RATE_LIMITS: { says: '`off` is for load tests of a demo only.' },
      ADMIN_ADDRESSES: {
        says: 'Who is super user from their sign-in on, with commas between.',
        unset: 'nobody; `npm run surety -- grant` gives rights',
        like: '0x…,0x…',
      },
      UPLOAD_MAX_MB: { says: 'The largest image that people may send, in megabytes.' },
      METRICS_TOKEN: {
        says: 'Opens `/metrics` to whoever shows it (`Authorization: Bearer …`), at least 32 characters. Without it only this machine is answered.',
        unset: 'this machine only',
      },
    },
  },
  {
    title: 'Chains and payments',
    settings: {
      NETWORKS: {
        says: 'Which networks are offered, with commas between.',
        unset: 'all that are known',
        like: 'ETHEREUM,BITCOIN',
      },
      'RPC_<network>': {
        says: 'The nodes of an EVM network, several with commas between: then nothing is believed that they do not all say. A node must keep the state of its chain’s final depth and some 64 blocks more.',
        unset: 'the network is not followed',
        like: 'https://node.example,https://other.example',
      },
      RPC_MAY_BE_AWAY: {
        says: '`on`: of several nodes, those that do not answer are passed over (and counted in `/metrics`).',
      },
      STALE_CHAIN_SECONDS: {
        says: 'After so long without news of a chain, collateral on it backs nothing new; open orders stand.',
      },
      PAYMENTS_BITCOIN: { says: 'Where payments in Bitcoin are seen: an Esplora service.', unset: 'they are not seen' },
      PAYMENTS_TRON: { says: 'Where payments on TRON are seen: a TronGrid service.', unset: 'they are not seen' },
      PAYMENTS_TRON_KEY: { says: 'The key that service wants.', unset: 'none' },
      PAYMENTS_COSMOS: { says: 'Where payments on the Cosmos Hub are seen: a REST node.', unset: 'they are not seen' },
      NFT_COLLATERAL: {
        says: '`on`: the forms for ERC-721 and ERC-1155 are offered as collateral, which is declared only.',
      },
    },
  },
  {
    title: 'Prices',
    settings: {
      COINGECKO_KEY: { says: 'The key of CoinGecko’s API.', unset: 'none' },
      COINGECKO_CALLS_PER_MONTH: { says: 'How often CoinGecko may be asked in a month.' },
      PRICE_ANSWER_MS: { says: 'How long a source may take for its whole answer, in milliseconds.' },
      PRICE_URL_CG: { says: 'Where else to ask CoinGecko.', unset: 'its own address' },
      PRICE_URL_BINANCE: { says: 'Where else to ask Binance.', unset: 'its own address' },
      PRICE_URL_KRAKEN: { says: 'Where else to ask Kraken.', unset: 'its own address' },
      PRICE_URL_COINBASE: { says: 'Where else to ask Coinbase.', unset: 'its own address' },
      PRICE_URL_ECB: { says: 'Where else to ask the European Central Bank.', unset: 'its own address' },
      MAX_OFF_MARKET: {
        says: 'How far a fixed price may be from the market before it leaves the book, as a fraction.',
      },
    },
  },
  {
    title: 'The market’s rules',
    intro: 'Wide in a demo, where everybody is a newcomer. Each refusal tells the person what lifts it.',
    settings: {
      FEE: { says: 'The market’s fee, as a fraction of what the user receives.' },
      AFFILIATE_PERCENT: {
        says: 'Which part of the fee a partner earns of an order that their program brought, in percent; 0 turns it off.',
      },
      OFFER_SECONDS: { says: 'For how long an offer is firm.' },
      PAYOUT_SECONDS: { says: 'After so long an agent who has not paid is told to both as overdue.' },
      HOLD_CRYPTO_SECONDS: {
        says: 'For how long collateral waits for the user’s last word after a payout in crypto.',
        unset: '86400; demo 120',
      },
      HOLD_FIAT_SECONDS: { says: 'The same after a payout in fiat.', unset: '259200; demo 300' },
      DISPUTE_DAYS: { says: 'For how many days after its end the dispute of an order locks collateral again.' },
      DECISION_SECONDS: {
        says: 'How long deciding a dispute may take; collateral stops to back new business by so much before its end.',
        unset: '259200; demo 300',
      },
      AWARD_SECONDS: {
        says: 'How long an award can be carried out once it has waited in the settlement.',
        unset: '604800; demo 3600',
      },
      REDACT_DAYS: {
        says: 'After how many days from its end an order’s bank details and files are forgotten. Not less than DISPUTE_DAYS.',
      },
      MAX_UNPAID_ORDERS: { says: 'How many unpaid orders a person may have.', unset: '3; demo 20' },
      MAX_OPEN_ORDERS: { says: 'How many open orders a person may have.', unset: '10; demo 40' },
      NEWCOMER_ORDERS: { says: 'How many unpaid orders a newcomer may have.', unset: '1; demo 20' },
      NEWCOMER_USD: { says: 'What all open orders of a newcomer may be worth, in USD.', unset: '2000; demo 1000000' },
      NEWCOMER_SHARE: {
        says: 'How much of an agent newcomers together may hold, as a fraction.',
        unset: '0.25; demo 1',
      },
      PAUSE_AFTER_EXPIRED: { says: 'After so many orders that ran out a person pauses.', unset: '3; demo 100' },
      PAUSE_SECONDS: { says: 'For how long.' },
    },
  },
  {
    title: 'Engines',
    intro: 'Each takes a part over from this machine (`docs/scale.md`). Of an engine everything is said, or nothing.',
    settings: {
      CENTRIFUGO_API_URL: {
        says: 'Centrifugo’s HTTP API, as the market reaches it.',
        unset: 'a room of our own',
        like: 'http://realtime:8000/api',
      },
      CENTRIFUGO_API_KEY: { says: 'The key of that API.', unset: 'none' },
      CENTRIFUGO_TOKEN_SECRET: {
        says: 'What Centrifugo verifies tokens with (HMAC), at least 32 characters.',
        unset: 'none',
      },
      CENTRIFUGO_WS_URL: {
        says: 'Where browsers connect.',
        unset: 'PUBLIC_ORIGIN',
        like: 'wss://market.example/connection/websocket',
      },
      S3_ENDPOINT: {
        says: 'The object storage for people’s files, which are encrypted before they leave us, and for the blog’s pictures.',
        unset: 'a folder of `DATA_DIR`',
        like: 'https://s3.example',
      },
      S3_REGION: { says: 'Its region.', unset: 'none', like: 'us-east-1' },
      S3_BUCKET: { says: 'A bucket that is there, for nothing else.', unset: 'none', like: 'surety' },
      S3_ACCESS_KEY: { says: 'Who we are there.', unset: 'none' },
      S3_SECRET_KEY: { says: 'The key to it.', unset: 'none' },
      S3_PATH_STYLE: { says: '`off` where the bucket is the first part of the host’s name.' },
    },
  },
  {
    title: 'Word to people',
    settings: {
      BOT_TOKEN: { says: 'The messaging bot’s token. Without it nothing is asked of the Bot API.', unset: 'no bot' },
      BOT_NAME: { says: 'The bot’s username, for links.', unset: 'no bot' },
      BOT_API_ROOT: { says: 'Another Bot API server.' },
      SMTP_URL: {
        says: 'Where mails are handed over, with user and password.',
        unset: 'no mails',
        like: 'smtps://user:password@mail.example',
      },
      MAIL_FROM: { says: 'The mails’ sender.', unset: 'no mails', like: 'Surety <market@example.org>' },
      CODE_MAILS_PER_HOUR: { says: 'How many mails with codes for addresses the whole market sends an hour.' },
      PUSH_SERVICES: {
        says: 'Hosts of push services, with commas between; nothing else that a browser names is ever called.',
        unset: 'those of today’s browsers',
      },
      PUSH_SUBJECT: {
        says: 'Whom push services may write to. The key towards them is derived from SECRET_KEY.',
        unset: 'PUBLIC_ORIGIN',
        like: 'mailto:operator@example.org',
      },
    },
  },
]
