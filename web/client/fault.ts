import type { Problem } from '#api/problem.ts'

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class CallFault extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(status: number, problem: Problem | null, cause?: unknown) {
    super(problem?.code ?? (status === 0 ? 'no answer' : `HTTP ${status}`), { cause })
    this.name = 'CallFault'
    this.status = status
    this.problem = problem
  }
}

/** The refusal's code, or null where there is none. */
export function codeOf(fault: unknown): Problem['code'] | null {
  return fault instanceof CallFault ? (fault.problem?.code ?? null) : null
}
