import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestClient, createWalletClient, getContractAddress, type Hex, http, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { techTokenAbi } from '#contracts/abi/tech-token.ts'
import { fundOnAnvil } from './anvil.ts'
import { codeOf } from './code.ts'
import { type DeployPlan, deployMarket } from './deploy.ts'
import { type Deployment, deploymentFile, faultsOfDeployment, isSameCode, readDeployment } from './deployment.ts'
import { takeOver } from './holdings.ts'

const rpcUrl = inject('chainUrl')
const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
const people = [generatePrivateKey(), generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
const signers = people.map(({ address }) => address)

const none = { foreign: [], changed: [] }

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'surety-deploy-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const newPlan = async (over: Partial<DeployPlan> = {}): Promise<DeployPlan> => {
  const deployer = privateKeyToAccount(generatePrivateKey())
  await fundOnAnvil(rpcUrl, deployer.address)
  const owner = privateKeyToAccount(generatePrivateKey()).address
  const rules = { signers, threshold: 2, delay: 3600 }
  return { deployer, owner, ...rules, tokens: { USDT: null }, tokenPages: 'https://surety.example/token/', ...over }
}

describe('deploying the contracts', () => {
  test('everything is on chain, is what this release knows, and is linked', async () => {
    const plan = await newPlan()
    const deployment = await deployMarket(rpcUrl, dataDir, plan)

    expect(await faultsOfDeployment(rpcUrl, deployment)).toEqual(none)
    expect(await readDeployment(dataDir, 31337)).toEqual(deployment)
    const read = { address: deployment.settlement, abi: settlementAbi } as const
    expect(await chain.readContract({ ...read, functionName: 'threshold' })).toBe(2n)
    expect(await chain.readContract({ ...read, functionName: 'signers' })).toHaveLength(3)
    const wrapper = { address: deployment.wrapper, abi: marketWrapperAbi } as const
    expect(await chain.readContract({ ...wrapper, functionName: 'lastWNFTId', args: [3] })).toEqual([
      deployment.storage,
      0n,
    ])
    const { storage, checker, whiteList, settlement, techToken } = deployment
    for (const address of [deployment.wrapper, storage, checker, whiteList, settlement, techToken]) {
      expect(await chain.readContract({ ...wrapper, address, functionName: 'pendingOwner' })).toBe(plan.owner)
    }
    const minting = { address: techToken, abi: techTokenAbi, functionName: 'isMinter' } as const
    expect(await chain.readContract({ ...minting, args: [plan.owner] })).toBe(true)
    expect(await chain.readContract({ ...minting, args: [plan.deployer.address] })).toBe(false)
  })

  test('a second run sends nothing and finds the same', async () => {
    const plan = await newPlan()
    const first = await deployMarket(rpcUrl, dataDir, plan)
    const sent = await chain.getTransactionCount({ address: plan.deployer.address })
    const second = await deployMarket(rpcUrl, dataDir, plan)

    expect(await chain.getTransactionCount({ address: plan.deployer.address })).toBe(sent)
    expect(second).toEqual(first)
  })

  test('another plan with a deployer that has begun one is refused, and sends nothing', async () => {
    const plan = await newPlan()
    await chain.setBalance({ address: plan.deployer.address, value: 6n * 10n ** 15n })
    await expect(deployMarket(rpcUrl, dataDir, plan)).rejects.toThrow()
    await fundOnAnvil(rpcUrl, plan.deployer.address)

    const corrected = { ...plan, threshold: 3 }
    await expect(deployMarket(rpcUrl, dataDir, corrected)).rejects.toThrow('sent 1 transactions of another plan')
    expect(await chain.getTransactionCount({ address: plan.deployer.address })).toBe(1)
    await deployMarket(rpcUrl, dataDir, plan)
    await expect(deployMarket(rpcUrl, dataDir, { ...plan, owner: signers[0] as Hex })).rejects.toThrow('another plan')
  })

  test('a run that broke off in the middle is gone on with', async () => {
    const plan = await newPlan()
    // Enough for the technical token, which comes first, and too little for the wrapper.
    await chain.setBalance({ address: plan.deployer.address, value: 6n * 10n ** 15n })
    await expect(deployMarket(rpcUrl, dataDir, plan)).rejects.toThrow()
    expect(await chain.getTransactionCount({ address: plan.deployer.address })).toBe(1)

    await fundOnAnvil(rpcUrl, plan.deployer.address)
    const whole = await deployMarket(rpcUrl, dataDir, plan)
    expect(whole.techToken).toBe(getContractAddress({ from: plan.deployer.address, nonce: 0n }))
    expect(await faultsOfDeployment(rpcUrl, whole)).toEqual(none)
  })

  test('other code at an address, and other links, are named', async () => {
    const deployment = await deployMarket(rpcUrl, dataDir, await newPlan())
    const other = await deployMarket(rpcUrl, dataDir, await newPlan())

    expect(await faultsOfDeployment(rpcUrl, { ...deployment, checker: deployment.storage })).toEqual({
      foreign: [`checker at ${deployment.storage} is not the contract of this release`],
      changed: [],
    })
    const mixed: Deployment = { ...deployment, settlement: other.settlement, whiteList: other.whiteList }
    expect(await faultsOfDeployment(rpcUrl, mixed)).toEqual({
      foreign: [`the wrapper of the settlement is ${other.wrapper}, not ${deployment.wrapper}`],
      changed: [
        `the white list of the wrapper is ${deployment.whiteList}, not ${other.whiteList}`,
        'the trust in the settlement is false, not true',
        "the checker's trust in the settlement is false, not true",
        'USDT as collateral is false, not true',
        'USDT as removable is false, not true',
      ],
    })
  })

  test('the emergency brake is told as a change, not as a foreign contract', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    await fundOnAnvil(rpcUrl, owner.address)
    const deployment = await deployMarket(rpcUrl, dataDir, await newPlan({ owner: owner.address }))
    await takeOver(rpcUrl, deployment, owner)
    const wallet = createWalletClient({ account: owner, transport: http(rpcUrl) })
    const call = { address: deployment.wrapper, abi: marketWrapperAbi, functionName: 'setTrustedAddress' } as const
    const hash = await wallet.writeContract({ ...call, chain: null, args: [deployment.settlement, false] })
    await chain.waitForTransactionReceipt({ hash })

    expect(await faultsOfDeployment(rpcUrl, deployment)).toEqual({
      foreign: [],
      changed: ['the trust in the settlement is false, not true'],
    })
  })

  test('a file of another chain or of another shape is refused', async () => {
    await deployMarket(rpcUrl, dataDir, await newPlan())
    const written = JSON.parse(await readFile(deploymentFile(dataDir, 31337), 'utf8'))
    await writeFile(deploymentFile(dataDir, 1), JSON.stringify(written))
    await expect(readDeployment(dataDir, 1)).rejects.toThrow('tells of chain 31337')
    await writeFile(deploymentFile(dataDir, 1), JSON.stringify({ ...written, wrapper: 'nowhere' }))
    await expect(readDeployment(dataDir, 1)).rejects.toThrow('not an address')
    expect(await readDeployment(dataDir, 5)).toBeNull()
  })
})

describe('comparing code', () => {
  test('immutables may differ, nothing else', () => {
    const known = { code: '0x60001122' as Hex, immutables: [{ start: 2, length: 1 }] }
    expect(isSameCode('0x60009922', known)).toBe(true)
    expect(isSameCode('0x60009923', known)).toBe(false)
    expect(isSameCode('0x6000112222', known)).toBe(false)
    expect(isSameCode(undefined, known)).toBe(false)
    expect(isSameCode(codeOf('wrapped-nft721').runtime.code, codeOf('wrapped-nft721').runtime)).toBe(true)
  })
})
