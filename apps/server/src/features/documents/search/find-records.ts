import { toSimplified, writtenForms } from '../../../platform/chinese/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { searchOf, wordsQuery } from '../document-text/index.ts';
import {
  type Asked,
  type Found,
  findByNumber,
  findByText,
  findByWords,
  findNewest,
  findNewestText,
  wordsNear,
} from './find-store.ts';
import { type EntryKind, markOf, queryOf } from './words/index-query.ts';
import { halvesOf, isNear } from './words/near.ts';
import { readTyped, type Term, type TypedSearch } from './words/typed-words.ts';

/** Entries read of a kind before the best are chosen. If more match, the newest are looked through as well. */
const MOST = 250;
const NEWEST = 1000;
/** A file has very many words, so fewer files are read. */
const NEWEST_TEXT = 300;
/** With fewer hits, words are also taken as mistyped. */
const FEW = 3;
const MAX_SPELLINGS = 12;
/** Behind everything that matches as it was typed. */
const CORRECTED_RANK = 4;

export interface FoundRecords {
  /** By kind, the best first. */
  found: ReadonlyMap<EntryKind, Found[]>;
  corrected: boolean;
}

/**
 * Records of the given kinds that match all words. If there are hardly any, words with a typing mistake match as well.
 * `best`: how many come back of each kind at most, of the open ones and of the others.
 */
export async function findRecords(
  tx: CompanyTransaction,
  kinds: readonly EntryKind[],
  { text, best }: { text: string; best: number },
): Promise<FoundRecords> {
  const typed = readTyped(text);
  if (typed.terms.length === 0) return { found: new Map(), corrected: false };
  const asTyped = [...(await findEntries(tx, kinds, typed, best)), ...(await findFiles(tx, kinds, typed, best))];
  if (asTyped.length >= FEW) return { found: byKind(asTyped), corrected: false };
  const spelling = await spellingsOf(tx, typed.terms);
  if (spelling.size === 0) return { found: byKind(asTyped), corrected: false };
  const more = await findByWords(tx, askedOf(tx, kinds, typed, spelling), typed, { among: MOST, best });
  const corrected = more.map((one) => ({ ...one, rank: CORRECTED_RANK }));
  return { found: byKind([...asTyped, ...corrected]), corrected: asTyped.length === 0 && more.length > 0 };
}

function askedOf(
  tx: CompanyTransaction,
  kinds: readonly EntryKind[],
  { terms }: TypedSearch,
  spelling?: ReadonlyMap<string, readonly string[]>,
): Asked[] {
  return kinds.map((kind) => {
    const mark = markOf(tx.companyId, kind);
    return {
      kind,
      wanted: queryOf(mark, terms, spelling === undefined ? {} : { spelling }),
      whole: queryOf(mark, terms, { exact: true }),
    };
  });
}

async function findEntries(
  tx: CompanyTransaction,
  kinds: readonly EntryKind[],
  typed: TypedSearch,
  best: number,
): Promise<Found[]> {
  const asked = askedOf(tx, kinds, typed);
  const found = await findByWords(tx, asked, typed, { among: MOST, best });
  const full = asked.filter(({ kind }) => found.some((one) => one.kind === kind && one.seen >= MOST));
  if (full.length === 0) return found;
  const fullKinds = full.map(({ kind }) => kind);
  const numbered = await findByNumber(tx, fullKinds, typed.numberKey, best);
  const newest = await findNewest(tx, full, typed, { among: NEWEST, best });
  return [...numbered, ...newest, ...found];
}

async function findFiles(
  tx: CompanyTransaction,
  kinds: readonly EntryKind[],
  { terms }: TypedSearch,
  best: number,
): Promise<Found[]> {
  if (!kinds.includes('document')) return [];
  const dates = terms.filter(({ isDate }) => isDate);
  const words = terms.filter(({ isDate }) => !isDate).map(({ text }) => text);
  const wanted = wordsQuery(tx.companyId, searchOf(words.join(' ')), (sign) => writtenForms(toSimplified(sign)));
  if (wanted === null) return [];
  const dated = dates.length === 0 ? null : queryOf(markOf(tx.companyId, 'document'), dates);
  const found = await findByText(tx, wanted, dated, { among: MOST, best });
  if (!found.some(({ seen }) => seen >= MOST)) return found;
  return [...(await findNewestText(tx, wanted, dated, { among: NEWEST_TEXT, best })), ...found];
}

/** The words of the company that mistyped words may mean. */
async function spellingsOf(tx: CompanyTransaction, terms: readonly Term[]): Promise<Map<string, string[]>> {
  const spellings = new Map<string, string[]>();
  for (const { spelled } of terms) {
    if (spelled === null) continue;
    const near = (await wordsNear(tx, halvesOf(spelled))).filter((word) => word !== spelled && isNear(spelled, word));
    if (near.length > 0) spellings.set(spelled, near.slice(0, MAX_SPELLINGS));
  }
  return spellings;
}

/** The best first: by rank, open before closed, newer before older. A record that was found twice has its better rank. */
function byKind(found: readonly Found[]): Map<EntryKind, Found[]> {
  const kinds = new Map<EntryKind, Map<string, Found>>();
  for (const one of found) {
    const records = kinds.get(one.kind) ?? new Map<string, Found>();
    const before = records.get(one.id);
    if (before === undefined || before.rank > one.rank) records.set(one.id, one);
    kinds.set(one.kind, records);
  }
  return new Map([...kinds].map(([kind, records]) => [kind, [...records.values()].sort(better)]));
}

function better(a: Found, b: Found): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  if (a.open !== b.open) return a.open ? -1 : 1;
  return a.day === b.day ? 0 : a.day < b.day ? 1 : -1;
}
