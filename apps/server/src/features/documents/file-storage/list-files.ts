import { type FileListMeta, type FileListQuery, type FileRow, type FileTree, fileRow, fileTree } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { documentRows } from '../document/index.ts';
import { readTexts, type Search, searchOf, snippetOf } from '../document-text/index.ts';
import { countFolders, countTrash, type Place, readShelf, readTrash } from './file-list-store.ts';
import { readFileFacts } from './row-store.ts';

/** Above this number, the count is shown as "more than". */
const MAX_COUNTED = 1000;
/** The trash is emptied every month. If it holds more files than this, it is emptied in several batches. */
const MAX_TRASH = 500;

/** A page of files: those of a folder, or those whose name or text matches the search. */
export async function listFiles(
  tx: CompanyTransaction,
  query: FileListQuery,
  language: Language,
): Promise<{ data: FileRow[]; meta: FileListMeta }> {
  const { folder, month, limit } = query;
  const search = query.q === undefined || query.q.trim() === '' ? null : searchOf(query.q);
  const states = query.state?.split(',').filter((state) => state !== '') ?? [];
  const filter = { folder, month, states, search };
  // One query returns both the page and the count, because finding a very common word is most of the work.
  const rows = await readShelf(tx, filter, { after: placeOf(query.after), limit: MAX_COUNTED + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await fileRows(
      tx,
      shown.map(({ id }) => id),
      { language, search },
    ),
    meta: {
      total: Math.min(rows.length, MAX_COUNTED),
      more_than_total: rows.length > MAX_COUNTED,
      next: rows.length > limit && last !== undefined ? `${last.date}.${last.number}` : null,
    },
  };
}

function placeOf(after: string | undefined): Place | null {
  const [date, number] = after?.split('.') ?? [];
  return date === undefined || number === undefined ? null : { date, number: Number(number) };
}

/** Files by id, in the requested order. */
export async function fileRows(
  tx: CompanyTransaction,
  ids: readonly string[],
  { language, search }: { language: Language; search: Search | null },
): Promise<FileRow[]> {
  const documents = await documentRows(tx, ids, language);
  const facts = new Map((await readFileFacts(tx, ids)).map((row) => [row.id, row]));
  const texts = search === null ? new Map<string, string>() : await readTexts(tx, ids);
  return ids.flatMap((id) => {
    const [document, own] = [documents.get(id), facts.get(id)];
    if (document === undefined || own === undefined) return [];
    const { number, folder, date, trashedAt, trashedBy } = own;
    const trashed = trashedAt && { at: trashedAt.toISOString(), by: trashedBy };
    const snippet = search === null ? null : snippetOf(texts.get(id) ?? '', search);
    return [fileRow.parse({ ...document, number, folder, date, snippet, trashed })];
  });
}

export async function readTree(tx: CompanyTransaction): Promise<FileTree> {
  return fileTree.parse({ folders: await countFolders(tx), trashed: await countTrash(tx) });
}

export async function listTrash(tx: CompanyTransaction, language: Language): Promise<FileRow[]> {
  return fileRows(tx, await readTrash(tx, MAX_TRASH), { language, search: null });
}
