import { formatMoney } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import { deleteEntries, type Entry, writeEntries, writeSpelled } from './entry-store.ts';
import { readSources, type SourceRow } from './source-store.ts';
import { isWaiting, oneAtATime, takeEntries, takeWaiting } from './waiting-store.ts';
import { type EntryKind, entryKinds, markOf } from './words/index-query.ts';
import { type RecordTexts, recordWords } from './words/record-words.ts';

/**
 * Records whose entries are made in one transaction, at most. The embedded engine answers nothing else meanwhile: some 50 ms with
 * a small index, twice as long with a million entries.
 */
export const BATCH = 60;

/** Makes the entries of the records that wait, at most `batches` times `size` of them; returns true if none waits any more. */
export async function makeEntries(
  database: Database,
  companyId: string,
  batches = Number.POSITIVE_INFINITY,
  size = BATCH,
): Promise<boolean> {
  for (let n = 0; n < batches; n++) if (await inCompany(database, companyId, (tx) => makeBatch(tx, size))) return true;
  return false;
}

/** Returns true if no record waits after it. */
async function makeBatch(tx: CompanyTransaction, size: number): Promise<boolean> {
  if (!(await isWaiting(tx))) return true;
  await oneAtATime(tx);
  const waiting = await takeWaiting(tx, size);
  const entries = await takeEntries(tx, size);
  const spelled = new Set<string>();
  for (const kind of entryKinds) {
    const ids = new Set(waiting.filter((record) => record.kind === kind).map(({ id }) => id));
    if (kind === 'journal_entry') for (const id of entries) ids.add(id);
    for (const word of await makeOf(tx, kind, [...ids])) spelled.add(word);
  }
  await writeSpelled(tx, [...spelled].sort());
  return waiting.length < size && entries.length < size;
}

async function makeOf(tx: CompanyTransaction, kind: EntryKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const sources = await readSources(tx, kind, ids);
  const there = new Set(sources.map(({ id }) => id));
  await deleteEntries(
    tx,
    kind,
    ids.filter((id) => !there.has(id)),
  );
  const mark = markOf(tx.companyId, kind);
  const made = sources.map((source) => entryOf(mark, source));
  await writeEntries(
    tx,
    kind,
    made.map(({ entry }) => entry),
  );
  return made.flatMap(({ spelled }) => spelled);
}

function entryOf(mark: string, source: SourceRow): { entry: Entry; spelled: string[] } {
  const { numberKey, names, words, spelled } = recordWords(textsOf(source));
  const { id, day, open, owner } = source;
  return { entry: { id, day, open, owner, numberKey, names, words: words.map((word) => mark + word) }, spelled };
}

function textsOf({ numbers, names, texts, currency, minors, amounts, days }: SourceRow): RecordTexts {
  const money = currency === null ? [] : given(minors).map((minor) => formatMoney(BigInt(minor), currency));
  return {
    numbers: given(numbers),
    names: [...new Set(given(names))],
    texts: given(texts),
    amounts: [...money, ...given(amounts).flatMap(decimalOf)],
    days: given(days),
  };
}

function given(texts: readonly (string | null)[] | null): string[] {
  return (texts ?? []).filter((text) => text !== null && text.trim() !== '').map(String);
}

function decimalOf(written: string): string[] {
  const match = /-?\d+(\.\d+)?/.exec(written);
  return match === null ? [] : [match[0]];
}
