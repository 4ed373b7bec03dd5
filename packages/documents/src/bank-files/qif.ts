import type { DecimalMark } from '../values/amount.ts';
import type { BankFile, BankFileLine, BankFileProblem, BankFileStatement } from './bank-file.ts';
import { outAndIn, textOfUnits } from './exact.ts';
import { contradictsFile, type MarkUses, markUses, unclearAmount } from './lone-mark.ts';
import { linesOldestFirst, selfDescribed } from './plain-file.ts';
import { cellAmount, decimalMarkOfCells } from './table/cells.ts';
import { type DateOrder, dateOrderOf, readDay } from './table/days.ts';

/** A record up to its ^: the first value of each letter, with the line it begins at. */
interface QifRecord {
  readonly row: number;
  readonly fields: ReadonlyMap<string, string>;
}

interface QifAccount {
  readonly name: string | null;
  readonly card: boolean;
  readonly records: QifRecord[];
}

const MOVEMENTS = /^!type:\s*(bank|cash|ccard|oth ?[al])\b/iu;
/** Longer lines are cut before they are searched. */
const MAX_LINE_CHARACTERS = 2000;
const MAX_DATE_CHARACTERS = 40;
const SPLIT_LETTERS = new Set(['S', 'E', '$', '%', 'F']);

class QifReader {
  readonly #accounts = new Map<string, QifAccount>();
  /** True when a record ended without its mark. */
  isBroken = false;
  #section: 'movements' | 'account' | 'other' = 'other';
  #name: string | null = null;
  #card = false;
  #record: { row: number; fields: Map<string, string> } | null = null;

  get accounts(): readonly QifAccount[] {
    return [...this.#accounts.values()];
  }

  takeLine(line: string, row: number): void {
    if (line.startsWith('!')) this.#takeHeading(line);
    else if (line.startsWith('^')) this.#endRecord();
    else if (this.#section !== 'other' && line.trim() !== '') {
      this.#record ??= { row, fields: new Map() };
      const [letter = '', value] = [line[0], line.slice(1).trim()];
      const isSplit = SPLIT_LETTERS.has(letter) && this.#section === 'movements';
      if (!isSplit && !this.#record.fields.has(letter)) this.#record.fields.set(letter, value);
    }
  }

  /** Ends the file; a record that is still open was cut short. */
  end(): void {
    this.isBroken ||= this.#record !== null;
    this.#endRecord();
  }

  #takeHeading(line: string): void {
    if (this.#record !== null && this.#section === 'movements') {
      this.isBroken = true;
      this.#endRecord();
    }
    this.#record = null;
    const movements = MOVEMENTS.exec(line);
    if (movements !== null) {
      this.#section = 'movements';
      this.#card = /ccard/iu.test(movements[1] ?? '');
    } else if (/^!(?:option|clear)/iu.test(line)) this.#section = 'other';
    else this.#section = /^!account/iu.test(line) ? 'account' : 'other';
  }

  #endRecord(): void {
    const record = this.#record;
    this.#record = null;
    if (record === null) return;
    if (this.#section === 'account') this.#name = record.fields.get('N') ?? null;
    else if (this.#section === 'movements') this.#accountOf().records.push(record);
  }

  #accountOf(): QifAccount {
    const key = JSON.stringify([this.#name, this.#card]);
    const account = this.#accounts.get(key) ?? { name: this.#name, card: this.#card, records: [] };
    this.#accounts.set(key, account);
    return account;
  }
}

function dateText(record: QifRecord): string {
  const text = (record.fields.get('D') ?? '').slice(0, MAX_DATE_CHARACTERS).replace(/\s+/gu, '').replace(/['’]/gu, '/');
  // Dashes and points also separate before a slash.
  const end = text.lastIndexOf('/') + 1;
  return text.slice(0, end).replace(/[-.]/gu, '/') + text.slice(end);
}

function amountText(record: QifRecord): string {
  return record.fields.get('T') ?? record.fields.get('U') ?? '';
}

function isOpening({ fields }: QifRecord): boolean {
  return /^opening balance$/iu.test(fields.get('P') ?? '');
}

interface Style {
  readonly order: DateOrder;
  readonly decimalMark: DecimalMark;
  readonly markUses: MarkUses;
}

/** How the file writes days and amounts; Quicken's own apostrophe before the year comes with the month first. */
function styleOf(records: readonly QifRecord[]): Style {
  const { order, isSure } = dateOrderOf(records.map(dateText));
  const apostrophes = records.some(({ fields }) => /['’]/u.test(fields.get('D') ?? ''));
  const amounts = records.map(amountText);
  return {
    order: isSure || !apostrophes ? order : 'mdy',
    decimalMark: decimalMarkOfCells(amounts),
    markUses: markUses(amounts),
  };
}

function lineOf(record: QifRecord, style: Style): BankFileLine | BankFileProblem | null {
  const { row, fields } = record;
  const date = readDay(dateText(record), style.order, null);
  if (date === null) return { row, code: 'row_date', values: { found: fields.get('D') ?? '' } };
  const found = amountText(record);
  if (contradictsFile(found, style.decimalMark, () => style.markUses)) return { row, ...unclearAmount(found) };
  const amount = cellAmount(found, style.decimalMark);
  if (amount === null) return { row, code: 'row_amount', values: { found } };
  if (amount.units === 0n) return null;
  const [payee, memo] = [fields.get('P') ?? '', fields.get('M') ?? ''];
  return {
    row,
    date,
    valueDate: null,
    payee: payee === '' ? null : payee,
    description: memo === '' ? payee : memo,
    reference: fields.get('N') || null,
    ...outAndIn(amount.units),
    balance: null,
  };
}

function statementOf(account: QifAccount, style: Style, problems: BankFileProblem[]): BankFileStatement {
  const opening = account.records.find(isOpening);
  const openingText = opening === undefined ? '' : amountText(opening);
  // An opening balance with two meanings is reported with the lines.
  const isUnclear = contradictsFile(openingText, style.decimalMark, () => style.markUses);
  const openingAmount = isUnclear ? null : cellAmount(openingText, style.decimalMark);
  const lines: BankFileLine[] = [];
  for (const record of account.records) {
    if (record === opening && openingAmount !== null) continue;
    const read = lineOf(record, style);
    if (read !== null && 'code' in read) problems.push(read);
    else if (read !== null) lines.push(read);
  }
  const ordered = linesOldestFirst(lines);
  // In the record of the opening balance the category is the account, in square brackets.
  const own = /^\[(.+)\]$/u.exec(opening?.fields.get('L') ?? '')?.[1] ?? null;
  return {
    account: account.name ?? own,
    currency: null,
    periodStart: ordered[0]?.date ?? null,
    periodEnd: ordered.at(-1)?.date ?? null,
    openingBalance: openingAmount === null ? null : textOfUnits(openingAmount.units),
    closingBalance: null,
    card: false,
    lines: ordered,
  };
}

/**
 * Reads QIF: bank, cash and card registers, one statement for each account. Categories, securities and investments
 * are not bank movements. A record "Opening Balance" is the opening balance. Null when the text has no such register.
 */
export function readQif(whole: string, encoding: string | null): BankFile | null {
  const text = whole.replace(/^\ufeff/u, '');
  const reader = new QifReader();
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries())
    reader.takeLine(line.slice(0, MAX_LINE_CHARACTERS), index + 1);
  reader.end();
  if (!/^!type:/imu.test(text)) return null;
  const { accounts, isBroken } = reader;
  const style = styleOf(accounts.flatMap(({ records }) => records));
  const problems: BankFileProblem[] = [];
  const statements = accounts.map((account) => statementOf(account, style, problems));
  if (isBroken) problems.push({ row: null, code: 'broken', values: { detail: '^' } });
  if (statements.length === 0) problems.push({ row: null, code: 'no_rows', values: {} });
  return selfDescribed('qif', encoding, statements, problems);
}
