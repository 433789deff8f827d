import type { Config } from '#api/config.ts'

export async function start(_demo: NonNullable<Config['demo']>): Promise<void> {}
