import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { firstDistributorAbi } from '#contracts/abi/first-distributor.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { fundOnAnvil } from './anvil.ts'
import { type DeployPlan, deployMarket } from './deploy.ts'
import { deployFirst } from './deploy-first.ts'
import { faultsOfDeployment, readDeployment } from './deployment.ts'
import { takeOver } from './holdings.ts'

const rpcUrl = inject('chainUrl')
const chain = createPublicClient({ transport: http(rpcUrl) })
const none = { foreign: [], changed: [] }

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'surety-first-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function funded() {
  const account = privateKeyToAccount(generatePrivateKey())
  await fundOnAnvil(rpcUrl, account.address)
  return account
}

async function market() {
  const owner = await funded()
  const rules = { signers: [owner.address], threshold: 1, delay: 3600 }
  const tokenPages = 'https://surety.example/token/'
  const plan: DeployPlan = {
    deployer: await funded(),
    owner: owner.address,
    ...rules,
    tokens: { USDT: null },
    tokenPages,
  }
  return { owner, plan, deployment: await deployMarket(rpcUrl, dataDir, plan) }
}

test('the first generation comes beside a market, is written down, belongs to its owner, and takes fees in the market’s tokens', async () => {
  const { owner, plan, deployment } = await market()
  expect(deployment.first).toBeUndefined()
  expect(await faultsOfDeployment(rpcUrl, deployment)).toEqual(none)

  const deployer = await funded()
  const whole = await deployFirst(rpcUrl, dataDir, deployment, { deployer, owner: owner.address })
  expect(await faultsOfDeployment(rpcUrl, whole)).toEqual(none)
  expect(await readDeployment(dataDir, 31_337)).toEqual(whole)

  await takeOver(rpcUrl, whole, owner)
  const first = { address: whole.first ?? '0x', abi: firstDistributorAbi } as const
  const token = whole.tokens.USDT ?? '0x'
  expect(await chain.readContract({ ...first, functionName: 'owner' })).toBe(owner.address)
  expect(await chain.readContract({ ...first, functionName: 'distributors', args: [owner.address] })).toBe(true)
  expect(await chain.readContract({ ...first, functionName: 'distributors', args: [deployer.address] })).toBe(false)
  expect(await chain.readContract({ ...first, functionName: 'enabledForCollateral', args: [token] })).toBe(true)
  const project = await chain.readContract({ ...first, functionName: 'projectToken' })
  const minting = { address: project, abi: techTokenAbi, functionName: 'isMinter' } as const
  expect(await chain.readContract({ ...minting, args: [first.address] })).toBe(true)
  expect(await chain.readContract({ ...minting, args: [deployer.address] })).toBe(false)
  expect(await chain.readContract({ address: project, abi: techTokenAbi, functionName: 'owner' })).toBe(owner.address)

  // A later run for the market alone, as an upgrade makes it, does not forget it.
  expect((await deployMarket(rpcUrl, dataDir, plan)).first).toBe(first.address)
  expect((await readDeployment(dataDir, 31_337))?.first).toBe(first.address)
  const sent = await chain.getTransactionCount({ address: deployer.address })
  await deployFirst(rpcUrl, dataDir, deployment, { deployer, owner: owner.address })
  expect(await chain.getTransactionCount({ address: deployer.address })).toBe(sent)
})

test('other code where the first generation should be is named', async () => {
  const { deployment } = await market()
  const { storage } = deployment
  expect(await faultsOfDeployment(rpcUrl, { ...deployment, first: storage })).toEqual({
    foreign: [`first at ${storage} is not the contract of this release`],
    changed: [],
  })
})
