import type { BankFile, BankFileLine, BankFileProblem, BankFileStatement } from '../bank-file.ts';
import { outAndIn, textOfUnits } from '../exact.ts';
import { selfDescribed } from '../plain-file.ts';
import { nonSwiftDetails, swiftDetails } from './details.ts';
import { type SwiftField, swiftFields } from './fields.ts';
import { type SwiftBalance, swiftBalance, swiftEntry } from './values.ts';

/** One message: a page of an account's statement. `Intermediate` balances (60M, 62M) say that another page follows. */
interface Page {
  account: string | null;
  opening: SwiftBalance | null;
  goesOnFrom: boolean;
  closing: SwiftBalance | null;
  goesOn: boolean;
  readonly lines: BankFileLine[];
}

function newPage(account: string | null = null): Page {
  return { account, opening: null, goesOnFrom: false, closing: null, goesOn: false, lines: [] };
}

/** A movement whose details are still being read. */
interface Movement {
  readonly line: BankFileLine;
  readonly lines: string[];
  readonly further: string;
  readonly bankReference: string | null;
}

class MessageReader {
  readonly pages: Page[] = [];
  readonly problems: BankFileProblem[] = [];
  #page: Page | null = null;
  /** The movement that :86: and :NS: describe; null after a closing balance. */
  #entry: Movement | null = null;

  take(field: SwiftField): void {
    const text = field.lines.join('').trim();
    if (field.tag === '20') this.#open(null);
    else if (field.tag === '25') this.#account(text);
    else if (/^60[FM]?$/u.test(field.tag)) this.#opening(field, text);
    else if (field.tag === '61') this.#movement(field);
    else if (field.tag === '86') this.#entry?.lines.push(...field.lines);
    else if (field.tag === 'NS') this.#nonSwift(field.lines);
    else if (/^62[FM]?$/u.test(field.tag)) this.#closing(field, text);
    else if (field.tag === '-') this.#close();
  }

  end(): void {
    this.#close();
  }

  #open(account: string | null): Page {
    this.#close();
    this.#page = newPage(account);
    this.pages.push(this.#page);
    return this.#page;
  }

  #close(): void {
    this.#finishEntry();
    this.#page = null;
  }

  #account(text: string): void {
    const page = this.#page === null || this.#page.account !== null ? this.#open(null) : this.#page;
    page.account = text === '' ? null : text;
  }

  #opening(field: SwiftField, text: string): void {
    let page = this.#page ?? this.#open(null);
    if (page.closing !== null) page = this.#open(page.account);
    page.opening = swiftBalance(text);
    page.goesOnFrom = field.tag === '60M';
    if (page.opening === null) this.#problem(field, 'row_amount', text);
  }

  #closing(field: SwiftField, text: string): void {
    this.#finishEntry();
    const page = this.#page ?? this.#open(null);
    page.closing = swiftBalance(text);
    page.goesOn = field.tag === '62M';
    if (page.closing === null) this.#problem(field, 'row_amount', text);
  }

  #movement(field: SwiftField): void {
    this.#finishEntry();
    const read = swiftEntry(field.lines, this.#page?.opening?.currency ?? null);
    if ('wrong' in read) {
      this.#problem(field, read.wrong === 'date' ? 'row_date' : 'row_amount', field.lines.join(' ').trim());
      return;
    }
    if (read.units === 0n) return;
    const line: BankFileLine = {
      row: field.row,
      date: read.entryDate,
      valueDate: read.valueDate,
      payee: read.name,
      description: '',
      reference: read.reference,
      ...outAndIn(read.units),
      balance: null,
    };
    this.#entry = { line, lines: [], further: read.further, bankReference: read.bankReference };
  }

  #nonSwift(lines: readonly string[]): void {
    if (this.#entry === null) return;
    const { payee, description } = nonSwiftDetails(lines);
    this.#entry = { ...this.#entry, line: { ...this.#entry.line, payee }, lines: [description] };
  }

  #finishEntry(): void {
    const entry = this.#entry;
    this.#entry = null;
    if (entry === null) return;
    const details = swiftDetails(entry.lines);
    const page = this.#page ?? this.#open(null);
    page.lines.push({
      ...entry.line,
      payee: details.payee ?? entry.line.payee,
      description: details.description === '' ? entry.further : details.description,
      reference: entry.line.reference ?? details.reference ?? entry.bankReference,
    });
  }

  #problem(field: SwiftField, code: 'row_date' | 'row_amount', found: string): void {
    this.problems.push({ row: field.row, code, values: { found } });
  }
}

/** Joins pages of one statement: the closing balance of one page is the opening balance of the next. */
function joinPages(pages: readonly Page[]): Page[] {
  const joined: Page[] = [];
  for (const page of pages) {
    const last = joined.at(-1);
    const goesOn = last?.goesOn === true && page.goesOnFrom && last.account === page.account;
    if (last === undefined || !goesOn || last.closing?.units !== page.opening?.units) joined.push(page);
    else
      joined[joined.length - 1] = {
        ...page,
        opening: last.opening,
        goesOnFrom: last.goesOnFrom,
        lines: [...last.lines, ...page.lines],
      };
  }
  return joined;
}

function statementOf(page: Page): BankFileStatement {
  const days = page.lines.map(({ date }) => date).sort();
  const last = [page.closing?.date ?? null, days.at(-1) ?? null].filter((day) => day !== null).sort();
  return {
    account: page.account,
    currency: page.opening?.currency ?? page.closing?.currency ?? null,
    periodStart: days[0] ?? page.opening?.date ?? null,
    periodEnd: last.at(-1) ?? null,
    openingBalance: page.opening === null ? null : textOfUnits(page.opening.units),
    closingBalance: page.closing === null ? null : textOfUnits(page.closing.units),
    card: false,
    lines: page.lines,
  };
}

/**
 * Reads SWIFT MT940 (and MT942) in the dialects of the banks. A line's date is the entry date where the bank gives
 * one next to the value date. Null when the text has no such message.
 */
export function readMt940(text: string, encoding: string | null): BankFile | null {
  const fields = swiftFields(text.replace(/^\ufeff/u, ''));
  const has = (pattern: RegExp): boolean => fields.some(({ tag }) => pattern.test(tag));
  if (!has(/^25$/u) && !has(/^6[012]/u)) return null;
  const reader = new MessageReader();
  for (const field of fields) reader.take(field);
  reader.end();
  const statements = joinPages(reader.pages)
    .filter(
      ({ account, opening, closing, lines }) =>
        lines.length > 0 || opening !== null || closing !== null || account !== null,
    )
    .map(statementOf);
  return selfDescribed('mt940', encoding, statements, reader.problems);
}
