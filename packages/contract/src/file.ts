import { z } from 'zod';
import { storedDocument } from './document.ts';
import { day, id, instant, listQuery } from './wire.ts';

/** Where a file lies by what it is. `other` holds what is not booked: letters, quotations, contracts. */
export const fileFolder = z.enum(['statement', 'invoice', 'bill', 'receipt', 'credit_note', 'other']);
export type FileFolder = z.infer<typeof fileFolder>;

/** A month of the calendar, `YYYY-MM`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** A piece of a text; `found`: it is what was searched for. */
export const foundText = z.object({ text: z.string(), found: z.boolean() });
export type FoundText = z.infer<typeof foundText>;

/** A file of the company as the storage shows it. */
export const fileRow = storedDocument.extend({
  /** Of this company; no other file of it ever gets it. */
  number: z.number().int(),
  folder: fileFolder,
  /** The day printed on it; where none is known, the day it was uploaded. */
  date: z.string(),
  /** Where the words that were searched for stand in it; null without a search, or where only the name has them. */
  snippet: z.array(foundText).nullable(),
  /** Set while it is in the trash. */
  trashed: z.object({ at: instant, by: z.string().nullable() }).nullable(),
});
export type FileRow = z.infer<typeof fileRow>;

export const fileListQuery = listQuery.pick({ q: true }).extend({
  folder: fileFolder.optional(),
  month: month.optional(),
  /** States separated by commas; the trash is asked for with `trashed`. */
  state: z.string().max(100).optional(),
  /** The `next` of the answer before. */
  after: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,9}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type FileListQuery = z.infer<typeof fileListQuery>;

/** `total` counts what matches from the first row of the answer on, up to a thousand; `more_than_total`: there is more. `next` asks for the rows after these. */
export const fileListMeta = z.object({
  total: z.number().int(),
  more_than_total: z.boolean(),
  next: z.string().nullable(),
});
export type FileListMeta = z.infer<typeof fileListMeta>;

/** How many files lie in each folder and month, newest month first, and in the trash. */
export const fileTree = z.object({
  folders: z.array(z.object({ folder: fileFolder, month, count: z.number().int() })),
  trashed: z.number().int(),
});
export type FileTree = z.infer<typeof fileTree>;

/** What a file may be put beside. */
export const attachableType = z.enum(['invoice', 'bank_line', 'manual_journal', 'contact']);
export type AttachableType = z.infer<typeof attachableType>;

/** A record to put a file beside. */
export const attachable = z.object({
  type: attachableType,
  id,
  /** Its number, or its name where it has none. */
  label: z.string(),
  /** Party, description or narration. */
  detail: z.string(),
  date: day.nullable(),
});
export type Attachable = z.infer<typeof attachable>;

/** A record in which a file is used. `attached`: somebody put it there and may take it off; else it came of the file. */
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
  /** How many posted entries rest on it; `uses` holds the newest. */
  entries: z.number().int(),
  /** Until when it may not be destroyed, and by which entry; null when nothing is posted by it. */
  kept: z.object({ until: day, entry: z.string() }).nullable(),
});
export type FileDetail = z.infer<typeof fileDetail>;

export const renameFileRequest = z.object({ name: z.string().trim().min(1).max(200) });
export const attachFileRequest = z.object({ type: attachableType, id });
export const fileIdsRequest = z.object({ ids: z.array(id).min(1).max(500) });
export const attachableQuery = z.object({ q: z.string().trim().min(1).max(100) });

/** What emptying the trash came to: what is kept, and why, in the caller's language. */
export const emptiedTrash = z.object({
  destroyed: z.number().int(),
  kept: z.array(z.object({ id, name: z.string(), message: z.string() })),
});
export type EmptiedTrash = z.infer<typeof emptiedTrash>;
