import { readdirSync, readFileSync } from 'node:fs';
import { parseCurrency, parseMoney } from '../src/money/index.ts';

/* Reading of the golden case, for tests only. */

const FOLDER = new URL('../golden/harbour-lantern/', import.meta.url);

export function goldenJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));
}

/** The names of the files in a folder of the golden case, sorted. */
export function goldenNames(folder: string): string[] {
  return readdirSync(new URL(folder, FOLDER)).sort();
}

/** A posting of the journal file: base amount debit positive, foreign amount where there is one. */
export interface LedgerFilePosting {
  readonly accountCode: string;
  readonly documentRef: string | null;
  readonly netMinor: bigint;
  readonly currency: string;
  readonly foreignMinor: bigint | null;
}

export interface LedgerFileEntry {
  readonly journalNumber: string;
  readonly date: string;
  readonly narration: string;
  readonly kind: string;
  readonly number: string;
  readonly postings: readonly LedgerFilePosting[];
}

const HEADER = /^(\d{4}-\d{2}-\d{2}) \* \((J\d+)\) (.*?) {2}; event: \w+, kind: (\w+), number: (.*)$/;
const POSTING = /^ {4}\w+:(\d{4}) (.*?) {2}([A-Z]{3}) (-?[\d.]+)(?: @@ HKD ([\d.]+))?$/;

function postingOf(text: string): LedgerFilePosting {
  const match = POSTING.exec(text);
  if (match === null) throw new Error(`Not a posting: ${text}`);
  const [, accountCode = '', name = '', currencyText = '', amount = '', base] = match;
  const currency = parseCurrency(currencyText);
  const amountMinor = parseMoney(amount, currency);
  const parts = name.split(':');
  const documentRef = parts.length > 1 ? (parts.at(-1) ?? null) : null;
  if (base === undefined) return { accountCode, documentRef, netMinor: amountMinor, currency, foreignMinor: null };
  const baseMinor = parseMoney(base, 'HKD');
  return {
    accountCode,
    documentRef,
    netMinor: amountMinor < 0n ? -baseMinor : baseMinor,
    currency,
    foreignMinor: amountMinor,
  };
}

/** Every journal of the golden case's journal file, in file order. */
export function goldenJournal(): LedgerFileEntry[] {
  const blocks = readFileSync(new URL('journal.ledger', FOLDER), 'utf8').split('\n\n');
  return blocks.flatMap((block) => {
    const [head = '', ...lines] = block.trim().split('\n');
    const match = HEADER.exec(head);
    if (match === null) return [];
    const [, date = '', journalNumber = '', narration = '', kind = '', number = ''] = match;
    const postings = lines.map((line) => postingOf(`    ${line.trim()}`));
    return [{ journalNumber, date, narration, kind, number, postings }];
  });
}
