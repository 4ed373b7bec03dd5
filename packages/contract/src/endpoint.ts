import { z } from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API: what it takes and what it answers in `data` and `meta`. `payload` may arrive in the query string
 * or in the body (the specification puts some payloads into the query). `answer: 'file'` means bytes instead of the
 * envelope; `'upload'` a multipart request.
 */
export interface Endpoint {
  method: Method;
  path: string;
  tag: string;
  summary: string;
  /**
   * Who may call: `public`; `pending` (signed in, code not yet confirmed); `user`; and in a company what the caller's role must
   * hold (`access.ts`).
   */
  access: Access;
  /**
   * A sensitive act: the password (or a passkey) must have been given in this session within the last minutes, else the answer is
   * `confirmation_needed`.
   */
  recent?: boolean;
  /** An API token may ask too, though the call is inside no company. What is inside one is decided by the token's scope. */
  byToken?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  payload?: z.ZodType;
  data: z.ZodType;
  meta?: z.ZodType;
  answer?: 'json' | 'file' | 'upload';
  /** The file takes figures of the company out of the house: who asked for it is written down. */
  exports?: boolean;
  /**
   * The body itself proves who may call, by a secret nothing but the caller knows: cookies decide nothing, so no XSRF token
   * is asked for, and a visitor without a session needs none.
   */
  secretInBody?: boolean;
  /** Takes an `Idempotency-Key` header: the same key is answered with the first answer again. */
  idempotent?: boolean;
  /**
   * Posts on a day that the caller names. A day before the books begin is refused (`before_takeover`, `before_incorporation`) unless
   * the body says `accept_early_date` (`earlyDateWord`).
   */
  postsByDate?: boolean;
}

/** `accept_early_date`: a person's word that an entry is dated before the company, or the balances taken over. */
export const earlyDateWord = z.object({ accept_early_date: z.boolean().default(false) });

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
