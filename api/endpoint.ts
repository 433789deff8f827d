import type { z } from 'zod'
import type { Action } from '#domain/access.ts'
import { noBody, nothing } from './shapes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** One call of the API: method and path, the shapes of request and reply, and the action that has to be granted. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** The path as the specification writes it, with `{name}` for parameters. */
  readonly path: string
  readonly action: Action
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly reply: Reply
  /** The body travels as multipart/form-data, its file under `attachment`; else as JSON. */
  readonly isForm?: true
  /** How many bytes the body may have, where it is more than the server takes everywhere. */
  readonly bodyBytes?: number
  /** The reply is a file as it is; else JSON. */
  readonly isBlob?: true
  /** The answer is long and has no text that others choose beside a secret, so it is sent compressed. */
  readonly isPacked?: true
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? z.output<B> : never
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** What a caller gives: the shapes before defaults and readings are applied. */
export interface CallInput<E> {
  params: E extends Endpoint<infer P> ? z.input<P> : never
  query: E extends Endpoint<z.ZodType, infer Q> ? z.input<Q> : never
  body: E extends Endpoint<z.ZodType, z.ZodType, infer B> ? z.input<B> : never
}

/** An endpoint as it is declared: params, query and body may be left out where there are none. */
type Declared<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  'params' | 'query' | 'body'
> & { readonly params?: P; readonly query?: Q; readonly body?: B }

/** Declares an endpoint; the types of its shapes are kept. What it does is said in summaries.ts. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof noBody,
>(declared: Declared<P, Q, B, R>): Endpoint<P, Q, B, R> {
  // Where a shape is missing, its type is that of the default.
  return { params: nothing, query: nothing, body: noBody, ...declared } as Endpoint<P, Q, B, R>
}
