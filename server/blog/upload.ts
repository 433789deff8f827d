import type { BodyOf, ReplyOf } from '#api/endpoint.ts'
import type { upload as endpoint } from '#api/posts.ts'
import { imageTypes, megabytes } from '#domain/messages/bounds.ts'
import { refuse } from '#domain/refusal.ts'
import { notePostPicture } from '#outside/db/posts.ts'
import type { ImageFault } from '#outside/images.ts'
import type { Context, SignedIn } from '../context.ts'

/** Where everybody fetches pictures of posts. */
export const picturesPath = '/blog/images'

/** No page shows a picture wider. */
const longestSide = 1600

/** Keeps a picture for posts. It is noted before it is kept: nothing that everybody can fetch is without its row in the audit. */
export async function uploadPicture(
  context: Context,
  asker: SignedIn,
  { body }: { body: BodyOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const allowedMb = context.settings.uploadMaxMb
  const given = body.attachment
  if (given.size > megabytes(allowedMb)) refuse('file.too-large', { allowedMb })
  if (!imageTypes.some((type) => type === given.type)) refuse('file.type')
  const bytes = Buffer.from(await given.arrayBuffer())
  const image = await context.images.rewrite(bytes, megabytes(allowedMb), longestSide)
  if ('fault' in image) return refuse(refusals[image.fault], { allowedMb })
  const { width, height } = image
  const name = context.pictures.nameOf(image)
  const picture = { name, size: image.bytes.length, width, height }
  const { fault } = await notePostPicture(context.db, { ...picture, by: asker.actor.addr, fromWhere: asker.ip })
  if (fault) refuse(fault)
  await context.pictures.keep(image)
  return { imageUrl: `${picturesPath}/${name}`, width, height }
}

/** Whether somebody may send a picture is known from the session alone. */
export async function admitPicture(): Promise<void> {}

const refusals = {
  type: 'file.type',
  damaged: 'file.damaged',
  large: 'file.too-large',
  busy: 'service.busy',
} as const satisfies Record<ImageFault, string>
