import { statfs } from 'node:fs/promises'
import { Mailer } from '#outside/channels/mail.ts'
import { findPostgres } from '#outside/db/embedded.ts'
import { checkDb, openDb } from '#outside/db/pool.ts'
import { FolderAway } from '#outside/folders/folder.ts'
import { S3Folder } from '#outside/folders/s3.ts'
import type { Settings } from '#server/config.ts'
import { examineChains } from './chain.ts'
import { examineDatabase } from './database.ts'
import { broken, type Finding, reasonOf, well, worthALook } from './finding.ts'
import { examineLedger } from './ledger.ts'
import { examineNews, examineReaders } from './news.ts'
import { examinePrices } from './prices.ts'
import { examineServer } from './server.ts'

/** How little space on the disk is worth a look, in bytes. */
const littleSpace = 1024 ** 3

/** Looks at everything that a market needs, and changes nothing. A part that cannot be looked at is a finding too. */
export async function examine(settings: Settings): Promise<Finding[]> {
  const parts: readonly [string, () => Promise<Finding[]>][] = [
    ['database', () => throughDatabase(settings)],
    ['chains', () => examineChains(settings)],
    ['server', () => examineServer(settings)],
    ['mail', () => examineMail(settings)],
    ['disk', () => examineDisk(settings)],
    ['files', () => examineBucket(settings)],
  ]
  const findings = await Promise.all(
    parts.map(([part, look]) =>
      look().catch((error) => [broken(part, reasonOf(error), 'Mend what it names, then ask again.')]),
    ),
  )
  return findings.flat()
}

async function throughDatabase(settings: Settings): Promise<Finding[]> {
  const url = settings.databaseUrl ?? (await findPostgres(settings.dataDir))
  if (url === null) {
    const says = 'its own PostgreSQL is not running'
    return [worthALook('database', says, 'Start the server; or set DATABASE_URL to a database of your own.')]
  }
  await checkDb(url)
  const db = openDb(url)
  try {
    const { findings, hasSchema } = await examineDatabase(db, settings)
    if (!hasSchema) return [...findings]
    const news = [...(await examineNews(db)), await examineReaders(db)]
    return [...findings, await examineLedger(db), ...news, ...(await examinePrices(db, settings))]
  } finally {
    await db.destroy()
  }
}

async function examineMail({ mail }: Settings): Promise<Finding[]> {
  if (mail === null) return []
  return (await new Mailer(mail).greets())
    ? [well('mail', 'the mail server takes mails')]
    : [broken('mail', 'the mail server does not let us in', 'Look at SMTP_URL: host, port, user and password.')]
}

async function examineDisk({ dataDir }: Settings): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir)
  const gigabytes = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free in DATA_DIR`
  return bavail * bsize < littleSpace
    ? [worthALook('disk', gigabytes, 'Make room: what people send and the database need it.')]
    : [well('disk', gigabytes)]
}

/** Asks for a file that does not exist: the answer that there is none proves keys and bucket. */
async function examineBucket({ s3 }: Settings): Promise<Finding[]> {
  if (s3 === null) return []
  const advice = (error: unknown) =>
    error instanceof FolderAway
      ? 'Look whether it runs, and at S3_ENDPOINT.'
      : 'Look at S3_BUCKET, which must be there, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.'
  return new S3Folder(s3, 'files').get('asked-by-the-doctor').then(
    () => [well('files', `the bucket ${s3.bucket} answers`)],
    (error) => [broken('files', reasonOf(error), advice(error))],
  )
}
