import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findParts } from '@folio/documents';
import { BankFileError, readBankFile } from '../../apps/server/src/platform/bank-file/index.ts';
import { type Reader, ReadingError, type ReadPages } from '../../apps/server/src/platform/reader/index.ts';
import type { Options } from './options.ts';
import { emptyReading, mediumOf, mediumOfBytes, pageNumbers, pagesOf, readWhole } from './read-file.ts';
import { readingOfBankFile } from './reading-of-bank-file.ts';
import { judge, judgeFailure } from './score.ts';
import type { Judged, Medium } from './table.ts';
import { type BundleTruth, partyOf, type Truth } from './truth.ts';
import { unlabelled, type Verdict, verdict } from './verdict.ts';

/** One scored file: its verdicts, its cost, and the reason if it failed. */
export interface Outcome extends Judged {
  readonly pages: number;
  readonly seconds: number | null;
  readonly error: string | null;
}

function folderOf({ file }: { readonly file: string }): string {
  return file.split('/')[0] ?? '';
}

/** Reads an invoice two more times, once in the issuer's books and once in the recipient's. */
function directionVerdicts(truth: Truth, read: ReadPages, options: Options): Verdict[] {
  if (truth.kind !== 'invoice' && truth.kind !== 'credit_note') return [];
  const books = [
    { own: partyOf(truth.supplier).name, wanted: 'sales' },
    { own: partyOf(truth.customer).name, wanted: 'purchase' },
  ];
  return books.flatMap(({ own, wanted }) => {
    if (own === undefined || own === null) return [];
    const found = readWhole(read, options, [own]).reading.direction;
    return [verdict('direction', found === wanted, `${wanted} of ${own}`, found)];
  });
}

function verdictsOf(truth: Truth, read: ReadPages, options: Options): Verdict[] {
  const { reading, isOnePart } = readWhole(read, options);
  const boundaries = verdict('boundaries', isOnePart, 1, isOnePart ? 1 : 'cut');
  const failed: Verdict = { field: 'failed', right: 0, n: 1 };
  return [...judge(truth, reading), boundaries, ...directionVerdicts(truth, read, options), failed];
}

function codeOf(error: unknown): string {
  if (error instanceof BankFileError) return error.message;
  return error instanceof ReadingError ? error.code : String(error);
}

function failureOf(truth: Truth, error: unknown, medium: Medium): Outcome {
  const code = codeOf(error);
  const verdicts: Verdict[] = [...judgeFailure(truth, emptyReading(), code), { field: 'failed', right: 1, n: 1 }];
  return {
    id: truth.id,
    folder: folderOf(truth),
    kind: truth.kind,
    medium,
    verdicts,
    pages: 0,
    seconds: null,
    error: code,
  };
}

/** Scores a bank's data file. */
async function judgeData(truth: Truth, bytes: Uint8Array): Promise<Outcome> {
  const before = performance.now();
  const reading = readingOfBankFile(await readBankFile(bytes, { fileName: basename(truth.file) }));
  const seconds = (performance.now() - before) / 1000;
  const verdicts: Verdict[] = [...judge(truth, reading), { field: 'failed', right: 0, n: 1 }];
  const { id, kind } = truth;
  return { id, folder: folderOf(truth), kind, medium: 'data', verdicts, pages: 1, seconds, error: null };
}

/** Scores one labelled document. Any failure counts only for that document, which then scores nothing. */
export async function judgeFile(reader: Reader, truth: Truth, options: Options): Promise<Outcome> {
  let medium: Medium = 'text';
  try {
    const bytes = new Uint8Array(readFileSync(join(options.folder, truth.file)));
    medium = mediumOfBytes(bytes);
    if (medium === 'data') return await judgeData(truth, bytes);
    const { pages, seconds } = await pagesOf(reader, truth.id, truth.file, options);
    medium = mediumOf(pages.pages);
    const before = performance.now();
    const verdicts = verdictsOf(truth, pages, options);
    const understanding = (performance.now() - before) / 1000;
    const cost = seconds === null ? null : seconds + understanding / 3;
    return {
      id: truth.id,
      folder: folderOf(truth),
      kind: truth.kind,
      medium,
      verdicts,
      pages: pages.pages.length,
      seconds: cost,
      error: null,
    };
  } catch (error) {
    return failureOf(truth, error, medium);
  }
}

function samePages(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((page, index) => page === right[index]);
}

/** Scores how a file of several documents is split: the file is right if every part has exactly its own pages. */
export async function judgeBundle(reader: Reader, truth: BundleTruth, options: Options): Promise<Outcome> {
  const base = { id: truth.id, folder: folderOf(truth), kind: 'bundle' };
  if (truth.parts == null || truth.parts.some(({ pages }) => pages == null))
    return { ...base, medium: 'text', verdicts: [unlabelled('parts')], pages: 0, seconds: null, error: null };
  const wanted = truth.parts.map(({ pages }) => pages.toSorted((a, b) => a - b));
  try {
    const { pages, seconds } = await pagesOf(reader, truth.id, truth.file, options);
    const left = findParts(pages.pages).map(pageNumbers);
    const found = left.length;
    const right = wanted.filter((part) => {
      const index = left.findIndex((candidate) => samePages(part, candidate));
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    }).length;
    const verdicts: Verdict[] = [
      verdict('bundle', right === wanted.length && found === wanted.length, wanted, found),
      { field: 'bundlePart', right, n: wanted.length },
      { field: 'failed', right: 0, n: 1 },
    ];
    return { ...base, medium: mediumOf(pages.pages), verdicts, pages: pages.pages.length, seconds, error: null };
  } catch (error) {
    const verdicts: Verdict[] = [
      verdict('bundle', false, wanted, codeOf(error)),
      { field: 'bundlePart', right: 0, n: wanted.length },
      { field: 'failed', right: 1, n: 1 },
    ];
    return { ...base, medium: 'text', verdicts, pages: 0, seconds: null, error: codeOf(error) };
  }
}
