import { isDay } from '@folio/ledger/calendar';
import { z } from 'zod';

/** Money on the wire: a decimal string in major units ("1234.50", "-3.00"); another field holds its currency. */
export const moneyText = z.string().regex(/^-?\d{1,15}(\.\d{1,4})?$/);
/** A decimal that is not money: quantity, price, rate; at most 8 decimals. */
export const decimalText = z.string().regex(/^-?\d{1,15}(\.\d{1,8})?$/);
/** A date as printed on a document: its parts are in range, but 31 April is allowed until a person corrects it. */
export const writtenDay = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const FIRST_DAY = '0001-01-01';
/** A calendar day, `YYYY-MM-DD`, without time or zone. The calendar of the database has no year 0. */
export const day = writtenDay.refine((text) => isDay(text) && text >= FIRST_DAY, { params: { word: 'date_invalid' } });
/** A UTC instant in ISO 8601. */
export const instant = z.string();
/** ISO 4217 code. */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);
export const id = z.uuid();
/** Day and month of a financial year end, `MM-DD`; `02-29` means the last day of February. */
export const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Parameters of every list; `sort` is a column name, with `-` before it for descending. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  sort: z.string().max(40).optional(),
  q: z.string().max(200).optional(),
});

/** Content of `meta` of a list; `total` counts all matching rows, not only this page's. */
export const listMeta = z.object({ page: z.number(), limit: z.number(), total: z.number() });
export type ListMeta = z.infer<typeof listMeta>;

/** The envelope of every success response: `code` is 0. */
export interface Success<T, M = unknown> {
  code: 0;
  data: T;
  meta: M;
}

export const companyParams = z.object({ companyId: id });
export const companyRecordParams = z.object({ companyId: id, id });
/** Body of a call that only needs the version the client has: an outdated version gets a 409. */
export const versionBody = z.object({ version: z.number().int().min(1) });
export const nothing = z.null();
