import { z } from 'zod';
import type { Access } from '../people/access.ts';
import { id } from './wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: its input, and its answer in `data` and `meta`. `payload` may arrive in the query string or in
 * the body (the specification puts some payloads into the query). `answer: 'file'` means bytes instead of the
 * envelope; `'upload'` a multipart request.
 */
export interface Endpoint {
  method: Method;
  path: string;
  tag: string;
  summary: string;
  /**
   * Who may call: `public`; `pending` (signed in, code not yet confirmed); `user`; and in a company the access that
   * the caller's role needs (`access.ts`).
   */
  access: Access;
  /**
   * A sensitive action: the password (or a passkey) must have been given in this session within the last minutes,
   * else the answer is `confirmation_needed`.
   */
  recent?: boolean;
  /**
   * An API token may call this although the call is outside any company. For calls inside one the token's scope
   * decides.
   */
  byToken?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  payload?: z.ZodType;
  data: z.ZodType;
  meta?: z.ZodType;
  answer?: 'json' | 'file' | 'upload';
  /** The file contains figures of the company: the audit log records who exported it. */
  exports?: boolean;
  /**
   * The body, or the query where mail programs call, proves who may call, by a secret only the caller knows: cookies
   * are ignored, so no XSRF token is needed, and neither is a session.
   */
  secretInBody?: boolean;
  /** Accepts an `Idempotency-Key` header: the same key gets the first answer again. */
  idempotent?: boolean;
  /**
   * Posts on a day that the caller names. A day before the books begin is rejected (`before_takeover`,
   * `before_incorporation`) unless the body has `accept_early_date` (`earlyDateWord`).
   */
  postsByDate?: boolean;
}

/**
 * `accept_early_date`: a person confirms that an entry is dated before the company's incorporation, or before the
 * opening balances.
 */
export const earlyDateWord = z.object({ accept_early_date: z.boolean().default(false) });

/** The names of the places in a path: `companyId` and `id` in `/api/company/:companyId/file/:id`. */
type PlaceIn<P> = P extends `${string}:${infer N}/${infer R}`
  ? N | PlaceIn<`/${R}`>
  : P extends `${string}:${infer N}`
    ? N
    : never;
type PathIds<P> = [PlaceIn<P>] extends [never] ? unknown : { params: z.ZodObject<Record<PlaceIn<P>, typeof id>> };

type Address<M, P, A> = { method: M; path: P; tag: string; access: A };

/**
 * Makes the endpoints of one tag: `endpoint(method, path, access, { summary, data, … })`. Every place of the path is a
 * UUID, unless the details have `params`.
 */
export function endpointsOf(tag: string) {
  return function endpoint<
    const M extends Method,
    const P extends string,
    const A extends Access,
    const D extends Omit<Endpoint, keyof Address<M, P, A>>,
  >(method: M, path: P, access: A, details: D) {
    const places = [...path.matchAll(/:(\w+)/g)].map(([, place]) => [place, id] as const);
    const ids = places.length > 0 ? { params: z.object(Object.fromEntries(places)) } : {};
    const made: Endpoint = { method, path, tag, access, ...ids, ...details };
    return made as Address<M, P, A> & D & (D extends { params: z.ZodType } ? unknown : PathIds<P>);
  };
}
