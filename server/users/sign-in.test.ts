import {
  createPublicClient,
  createWalletClient,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  http,
  keccak256,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testWalletAbi } from '#contracts/abi/test-wallet.ts'
import { testWalletFactoryAbi } from '#contracts/abi/test-wallet-factory.ts'
import { needsRefresh } from '#domain/users/session.ts'
import { codeOf } from '#outside/chain/code.ts'
import { startMarket, type TestMarket } from '#testing/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await startMarket({ ADMIN_ADDRESSES: '' })
})
afterAll(() => market.close())

const nonceOf = async (addr: string, chainId?: number): Promise<string> =>
  (await market.call('GET', `/api/users/${addr}/nonce${chainId ? `?chainId=${chainId}` : ''}`)).body.nonce
const logIn = (addr: string, sign: string) => market.call('POST', '/api/login', { addr, sign })
const person = () => privateKeyToAccount(generatePrivateKey())

describe('signing in with an account', () => {
  // shows A-7-028, B-7.1-005
  test('the nonce is the whole EIP-4361 text, bound to this market', async () => {
    const { address } = person()
    const text = await nonceOf(address)
    const { host } = new URL(market.url)
    expect(text.split('\n').slice(0, 2)).toEqual([`${host} wants you to sign in with your Ethereum account:`, address])
    expect(text).toContain(`URI: ${market.url}`)
    expect(text).toMatch(/Chain ID: 31337\nNonce: [0-9a-f]{32}\nIssued At: .+Z\nExpiration Time: .+Z$/)
    expect(await nonceOf(address, 1)).toContain('Chain ID: 1\n')
  })

  // shows A-6-006, B-7.1-006
  test('a signature over it opens a session with four fields, and works once', async () => {
    const account = person()
    const sign = await account.signMessage({ message: await nonceOf(account.address) })
    const first = await logIn(account.address, sign)
    expect(first.status).toBe(200)
    expect(Object.keys(first.body).sort()).toEqual([
      'accessToken',
      'accessTokenExpireAt',
      'refreshToken',
      'refreshTokenExpireAt',
    ])
    expect(await logIn(account.address, sign)).toMatchObject({ status: 401, body: { code: 'sign-in.refused' } })
  })

  test('of two sign-ins with one signature at the same time one wins', async () => {
    const account = person()
    const sign = await account.signMessage({ message: await nonceOf(account.address) })
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(account.address, sign)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(401)])
  })

  test('asking for somebody else’s nonce many times leaves theirs good and stores nothing', async () => {
    const account = person()
    const text = await nonceOf(account.address)
    await Promise.all(Array.from({ length: 50 }, () => nonceOf(account.address)))
    const sign = await account.signMessage({ message: text })
    expect((await logIn(account.address, sign)).status).toBe(200)
    const { rows } = await market.sql('select count(*)::int as made from sign_ins where addr = $1', [account.address])
    expect(rows[0].made).toBe(1)
  })

  test.each([
    ['another domain', (text: string) => text.replace(/^[^ ]+/, 'evil.example')],
    ['another origin', (text: string) => text.replace(/URI: .+/, 'URI: https://evil.example')],
    ['another chain', (text: string) => text.replace(/Chain ID: \d+/, 'Chain ID: 424242')],
    ['another nonce', (text: string) => text.replace(/Nonce: .+/, 'Nonce: 00000000000000000000000000000000')],
    ['a later expiry', (text: string) => text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2099')],
    ['an extra line', (text: string) => `${text}\nResources:\n- https://evil.example`],
    ['carriage returns', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('a signature over a text with %s is refused', async (_what, change) => {
    const account = person()
    const sign = await account.signMessage({ message: change(await nonceOf(account.address)) })
    expect(await logIn(account.address, sign)).toMatchObject({ status: 401, body: { code: 'sign-in.refused' } })
  })

  // shows A-6-006
  test('somebody else’s signature is refused', async () => {
    const [account, other] = [person(), person()]
    const sign = await other.signMessage({ message: await nonceOf(account.address) })
    expect((await logIn(account.address, sign)).status).toBe(401)
  })

  test('an address is one person in every accepted spelling; a wrong checksum is refused', async () => {
    const account = person()
    const sign = await account.signMessage({ message: await nonceOf(account.address.toLowerCase()) })
    const { body } = await logIn(account.address.toLowerCase(), sign)
    const own = await market.call('GET', `/api/users/${account.address}`, undefined, {
      authorization: `Bearer ${body.accessToken}`,
    })
    expect(own.body.user.addr).toBe(account.address)
    const wrong = account.address.replace(/[a-fA-F](?=[^a-fA-F]*$)/, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    )
    expect(await market.call('GET', `/api/users/${wrong}/nonce`)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: [{ path: 'params.addr' }] },
    })
  })
})

describe('contract wallets', () => {
  const account = () => ({ chain: foundry, transport: http(inject('chainUrl')) })
  const deployer = privateKeyToAccount('0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a')

  async function deploy(owner: string, temper: number): Promise<`0x${string}`> {
    const client = createWalletClient({ account: deployer, ...account() })
    const args = [owner as `0x${string}`, temper] as const
    const hash = await client.deployContract({ abi: testWalletAbi, bytecode: codeOf('test-wallet').creation, args })
    const receipt = await createPublicClient(account()).waitForTransactionReceipt({ hash, pollingInterval: 50 })
    if (!receipt.contractAddress) throw new Error('not deployed')
    return receipt.contractAddress
  }

  test('EIP-1271: its owner’s signature signs the wallet in, once', async () => {
    const owner = person()
    const wallet = await deploy(owner.address, 0)
    const sign = await owner.signMessage({ message: await nonceOf(getAddress(wallet)) })
    expect((await logIn(getAddress(wallet), sign)).status).toBe(200)
    expect((await logIn(getAddress(wallet), sign)).status).toBe(401)
    const stranger = await person().signMessage({ message: await nonceOf(getAddress(wallet)) })
    expect((await logIn(getAddress(wallet), stranger)).status).toBe(401)
  })

  test.each([
    ['reverts', 1],
    ['burns all gas', 2],
    ['answers with ten megabytes', 3],
  ])('EIP-1271: a wallet that %s is refused', async (_what, temper) => {
    const owner = person()
    const wallet = getAddress(await deploy(owner.address, temper))
    const sign = await owner.signMessage({ message: await nonceOf(wallet) })
    expect(await logIn(wallet, sign)).toMatchObject({ status: 401, body: { code: 'sign-in.refused' } })
  })

  test('ERC-6492: a wallet that is not deployed yet signs in', async () => {
    const owner = person()
    const client = createWalletClient({ account: deployer, ...account() })
    const hash = await client.deployContract({
      abi: testWalletFactoryAbi,
      bytecode: codeOf('test-wallet-factory').creation,
    })
    const receipt = await createPublicClient(account()).waitForTransactionReceipt({ hash, pollingInterval: 50 })
    const factory = receipt.contractAddress as `0x${string}`
    const code = encodeDeployData({
      abi: testWalletAbi,
      bytecode: codeOf('test-wallet').creation,
      args: [owner.address, 0],
    })
    const wallet = getContractAddress({
      opcode: 'CREATE2',
      from: factory,
      salt: zeroHash,
      bytecodeHash: keccak256(code),
    })
    const sign = serializeErc6492Signature({
      address: factory,
      data: encodeFunctionData({ abi: testWalletFactoryAbi, functionName: 'deploy', args: [owner.address, 0] }),
      signature: await owner.signMessage({ message: await nonceOf(wallet) }),
    })
    expect((await logIn(wallet, sign)).status).toBe(200)
  })
})

describe('sessions', () => {
  const refresh = (refreshToken: string, headers?: Record<string, string>) =>
    market.call('POST', '/api/refresh-token', { refreshToken }, headers)
  const own = (player: { addr: string }, accessToken: string) =>
    market.call('GET', `/api/users/${player.addr}`, undefined, { authorization: `Bearer ${accessToken}` })

  // shows B-7.1-004
  test('a refresh gives four new fields; a repeat within 10 s gives the same successor', async () => {
    const { tokens } = await market.player(20)
    const [first, second] = await Promise.all([refresh(tokens.refreshToken), refresh(tokens.refreshToken)])
    expect(first.status).toBe(200)
    expect(first.body.refreshToken).not.toBe(tokens.refreshToken)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
    expect((await refresh(first.body.refreshToken)).status).toBe(200)
  })

  test('a refresh token used again after the grace ends the whole session', async () => {
    const player = await market.player(21)
    const next = (await refresh(player.tokens.refreshToken)).body
    await market.sql("update session_families set rotated_at = now() - interval '11 s' where addr = $1", [player.addr])
    expect(await refresh(player.tokens.refreshToken)).toMatchObject({ body: { code: 'session.refresh-refused' } })
    expect((await refresh(next.refreshToken)).status).toBe(401)
    await expect.poll(async () => (await own(player, next.accessToken)).status).toBe(401)
  })

  test.each([
    ['made up', 'abc'],
    ['of another key', `${crypto.randomUUID()}.0.${'A'.repeat(43)}`],
  ])('a refresh token that is %s is refused', async (_what, token) => {
    expect(await refresh(token)).toMatchObject({ status: 401, body: { code: 'session.refresh-refused' } })
  })

  test('the database holds no refresh token', async () => {
    const { tokens } = await market.player(22)
    const { rows } = await market.sql('select session_families::text as row from session_families')
    expect(rows.some(({ row }) => row.includes(tokens.refreshToken.split('.')[2]))).toBe(false)
  })

  test('signing out ends both tokens', async () => {
    const player = await market.player(23)
    expect((await player.call('POST', '/api/logout')).status).toBe(200)
    expect(await own(player, player.tokens.accessToken)).toMatchObject({ body: { code: 'session.expired' } })
    expect((await refresh(player.tokens.refreshToken)).status).toBe(401)
  })

  test('a person has 50 at most: the one that was not used for longest ends', async () => {
    const account = person()
    const begun: { accessToken: string; refreshToken: string }[] = []
    for (let i = 0; i < 50; i++) {
      const sign = await account.signMessage({ message: await nonceOf(account.address) })
      begun.push((await logIn(account.address, sign)).body)
    }
    const [first, second] = begun
    if (!first || !second) throw new Error('nobody signed in')
    expect((await refresh(first.refreshToken)).status).toBe(200)
    const sign = await account.signMessage({ message: await nonceOf(account.address) })
    expect((await logIn(account.address, sign)).status).toBe(200)
    expect((await refresh(second.refreshToken)).status).toBe(401)
    const live = 'select count(*)::int as live from session_families where addr = $1 and revoked_at is null'
    expect((await market.sql(live, [account.address])).rows[0].live).toBe(50)
  })

  test('an access token that is forged, foreign or of another kind is refused', async () => {
    const player = await market.player(24)
    const [head = '', payload = '', mac = ''] = player.tokens.accessToken.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const config = await market.call('GET', '/api/config')
    for (const token of [
      `${none}.${payload}.${mac}`,
      `${none}.${payload}.`,
      `${head}.${payload}.${mac.slice(0, -2)}AA`,
      player.tokens.refreshToken,
      config.body.centrifuge.token,
      '',
    ]) {
      expect((await own(player, token)).status, token).toBe(401)
    }
  })

  test('a ban bites within a second, for requests and refreshes', async () => {
    const player = await market.player(25)
    await market.sql('update users set is_banned = true where addr = $1', [player.addr])
    await market.sql("insert into outbox (topic, data) values ('user', $1)", [{ addr: player.addr }])
    await expect.poll(async () => (await own(player, player.tokens.accessToken)).body.code).toBe('session.banned')
    expect((await refresh(player.tokens.refreshToken)).status).toBe(401)
  })

  // shows B-9-002
  test('a client refreshes when less than 10,000 ms remain', () => {
    expect([needsRefresh(9_999, 0), needsRefresh(10_000, 0)]).toEqual([true, false])
  })
})

describe('terms of service', () => {
  // shows B-3-005, B-4-018, B-7.1-007
  test('acceptance is recorded per person, by themself only', async () => {
    const player = await market.player(26, { terms: false })
    const other = await market.player(27, { terms: false })
    const flagOf = async (who: typeof player) =>
      (await who.call('GET', `/api/users/${who.addr}`)).body.user.flags.isTermsOfServiceAccepted
    expect(await flagOf(player)).toBe(false)
    expect((await other.call('PUT', `/api/users/${player.addr}/terms-of-service`)).status).toBe(403)
    expect(await flagOf(player)).toBe(false)
    expect((await player.call('PUT', `/api/users/${player.addr}/terms-of-service`)).status).toBe(200)
    expect([await flagOf(player), await flagOf(other)]).toEqual([true, false])
    const again = await market.player(26, { terms: false })
    expect(await flagOf(again)).toBe(true)
  })
})
