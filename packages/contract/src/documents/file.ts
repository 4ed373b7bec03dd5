import { z } from 'zod';
import { day, id, instant, listQuery } from '../wire/wire.ts';
import { storedDocument } from './document.ts';

/** Folder of a file by its kind. `other` holds files that are not booked: letters, quotations, contracts. */
export const fileFolder = z.enum(['statement', 'invoice', 'bill', 'receipt', 'credit_note', 'other']);
export type FileFolder = z.infer<typeof fileFolder>;

/** Calendar month, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A piece of a text; `found`: it matches the search. */
export const foundText = z.object({ text: z.string(), found: z.boolean() });
export type FoundText = z.infer<typeof foundText>;

export const fileRow = storedDocument.extend({
  /** Unique in the company and never used again. */
  number: z.number().int(),
  folder: fileFolder,
  /** The printed date; if unknown, the day of upload. */
  date: z.string(),
  /** Where the search terms occur in the file; null without a search, or if only the name contains them. */
  snippet: z.array(foundText).nullable(),
  /** Set while it is in the trash. */
  trashed: z.object({ at: instant, by: z.string().nullable() }).nullable(),
});
export type FileRow = z.infer<typeof fileRow>;

export const fileListQuery = listQuery.pick({ q: true }).extend({
  folder: fileFolder.optional(),
  month: month.optional(),
  /** States separated by commas; use `trashed` for the trash. */
  state: z.string().max(100).optional(),
  /** The `next` of the previous answer. */
  after: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type FileListQuery = z.infer<typeof fileListQuery>;

/**
 * `total` counts the matching rows from the first row of the answer on, up to a thousand; `more_than_total`: there
 * are more. `next` requests the following rows.
 */
export const fileListMeta = z.object({
  total: z.number().int(),
  more_than_total: z.boolean(),
  next: z.string().nullable(),
});
export type FileListMeta = z.infer<typeof fileListMeta>;

/** Number of files in each folder and month, newest month first, and in the trash. */
export const fileTree = z.object({
  folders: z.array(z.object({ folder: fileFolder, month, count: z.number().int() })),
  trashed: z.number().int(),
});
export type FileTree = z.infer<typeof fileTree>;

/** Types of records a file may be attached to. */
export const attachableType = z.enum(['invoice', 'bank_line', 'manual_journal', 'contact']);
export type AttachableType = z.infer<typeof attachableType>;

/** A record a file may be attached to. */
export const attachable = z.object({
  type: attachableType,
  id,
  /** Its number, or its name if it has no number. */
  label: z.string(),
  /** Party, description or narration. */
  detail: z.string(),
  date: day.nullable(),
});
export type Attachable = z.infer<typeof attachable>;

/**
 * A record that uses a file. `attached`: a person attached it and may remove it; otherwise the record was made from
 * the file.
 */
export const fileUse = z.object({
  type: z.enum(['invoice', 'bank_statement', 'bank_line', 'manual_journal', 'contact', 'journal_entry']),
  id,
  label: z.string(),
  detail: z.string(),
  date: day.nullable(),
  attached: z.boolean(),
});
export type FileUse = z.infer<typeof fileUse>;

export const fileDetail = fileRow.extend({
  uses: z.array(fileUse),
  /** Number of posted entries that depend on it; `uses` holds the newest. */
  entries: z.number().int(),
  /** Until when it must be kept, and the entry that requires it; null if no entry was posted from it. */
  kept: z.object({ until: day, entry: z.string() }).nullable(),
});
export type FileDetail = z.infer<typeof fileDetail>;

export const renameFileRequest = z.object({ name: z.string().trim().min(1).max(200) });
export const attachFileRequest = z.object({ type: attachableType, id });
export const fileIdsRequest = z.object({ ids: z.array(id).min(1).max(500) });
export const attachableQuery = z.object({ q: z.string().trim().min(1).max(100) });

/** Result of emptying the trash: which files are kept, and why, in the caller's language. */
export const emptiedTrash = z.object({
  destroyed: z.number().int(),
  kept: z.array(z.object({ id, name: z.string(), message: z.string() })),
});
export type EmptiedTrash = z.infer<typeof emptiedTrash>;
