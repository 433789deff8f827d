/**
 * How the contracts are compiled; foundry.toml says the same to forge, and a test holds the two together.
 *
 * The steps are Solidity's own without F, the function specializer: it copies whole functions for fixed arguments, and the
 * wrapper would not fit below the size limit.
 */
export const compilerSettings = {
  evmVersion: 'cancun',
  viaIR: true,
  optimizer: {
    enabled: true,
    runs: 700,
    details: {
      yul: true,
      yulDetails: {
        stackAllocation: true,
        optimizerSteps:
          'dhfoDgvulfnTUtnIf[xa[r]EscLMVcul[j]Trpeulxa[r]cLgvifCTUca[r]LSsTOtfDnca[r]Iulc]jmul[jul]VcTOculjmul:fDnTOcmu',
      },
    },
  },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
} as const
