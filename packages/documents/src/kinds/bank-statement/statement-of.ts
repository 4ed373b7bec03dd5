import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import type { Line } from '../../page/layout.ts';
import type { Statement, StatementLine, Warning } from '../../reading.ts';
import { type DecimalMark, moneyText } from '../../values/amount.ts';
import type { StatementHeader } from './accounts/header.ts';
import type { Section } from './accounts/section.ts';
import { type Ends, repairByBalances } from './balances/balances.ts';
import { fillLostBalances } from './balances/lost-balances.ts';
import { oldestFirst } from './balances/order.ts';
import { statedBalances } from './balances/summary.ts';
import { type DraftLine, draftOf, signConventionsOf, signedBalance, statementLine } from './rows/build-line.ts';
import { entriesOf } from './rows/entries.ts';
import { datesOfLines } from './rows/line-dates.ts';
import type { Row } from './rows/rows.ts';
import type { Votes } from './rows/votes.ts';
import { type Covered, lineDate } from './rows/years.ts';

/** Facts about the whole document, shared by all accounts. */
export interface StatementDocument {
  readonly header: StatementHeader;
  readonly covered: Covered;
  readonly currency: string | null;
  readonly card: boolean;
  /** Whether words were recognised from a picture: figures may be corrected only then. */
  readonly recognised: boolean;
  readonly votes: Votes;
  readonly decimalMark: DecimalMark;
  readonly outside: readonly Line[];
  /** Whether the document holds one account in one currency: only then do summary boxes apply to it. */
  readonly single: boolean;
}

const IMPLIED = 0.6;
const LAST_PRINTED = 0.7;
const MENDED = 0.4;

function balanceField(row: Row | null, card: boolean): Field<string> | null {
  const amount = row === null ? null : (row.balance ?? row.amount ?? row.in ?? row.out);
  return amount === null ? null : readField(moneyText(signedBalance(amount, card)), amount.tokens);
}

function decimalOf(field: Field<string> | null): Decimal | null {
  return field === null ? null : new Decimal(field.value);
}

interface Balances {
  readonly opening: Field<string> | null;
  readonly closing: Field<string> | null;
}

function printedBalances(section: Section, document: StatementDocument): Balances {
  const { card, single, outside } = document;
  const above = statedBalances(section.above, document);
  const anywhere = single ? statedBalances(outside, document) : { opening: null, closing: null };
  return {
    opening: balanceField(section.opening, card) ?? above.opening ?? anywhere.opening,
    closing: balanceField(section.closing, card) ?? above.closing ?? anywhere.closing,
  };
}

/** Oldest first, with directions decided and misread figures corrected; on a card, balances grow with purchases. */
function settled(entries: readonly DraftLine[], balances: Balances, { card, recognised }: StatementDocument) {
  const turn = (value: Decimal | null): Decimal | null => (card ? (value?.negated() ?? null) : value);
  const opening = turn(decimalOf(balances.opening));
  const closing = turn(decimalOf(balances.closing));
  const asHeld = entries.map((line) => ({ ...line, balance: turn(line.balance) }));
  const lines = oldestFirst(asHeld, opening, closing);
  const ends = repairByBalances(lines, opening, closing, recognised);
  if (recognised) fillLostBalances(lines, ends.opening);
  for (const line of lines) line.balance = turn(line.balance);
  return { lines, ends: { ...ends, opening: turn(ends.opening), closing: turn(ends.closing) } };
}

/** The opening balance that the first printed balance implies. */
function impliedOpening(lines: readonly DraftLine[], card: boolean): Field<string> | null {
  const index = lines.findIndex((line) => line.balance !== null);
  const balance = lines[index]?.balance;
  if (balance === null || balance === undefined) return null;
  const moved = lines.slice(0, index + 1).reduce((sum, line) => sum.plus(line.moved ?? 0), new Decimal(0));
  return computedField(moneyText(card ? balance.plus(moved) : balance.minus(moved)), IMPLIED);
}

/** The balance after the last line, where it is printed; without lines this is the opening balance. */
function lastBalance(lines: readonly DraftLine[], opening: Field<string> | null): Field<string> | null {
  const last = lines.at(-1);
  if (last === undefined) return opening === null ? null : computedField(opening.value, IMPLIED);
  return last.balance === null ? null : computedField(moneyText(last.balance), LAST_PRINTED);
}

function endField(printed: Field<string> | null, end: Decimal | null, mended: boolean): Field<string> | null {
  return mended && end !== null ? computedField(moneyText(end), MENDED) : printed;
}

/** The date printed next to an opening or closing balance. */
function rowDate(row: Row | null, covered: Covered): Field<string> | null {
  const date = row?.date ?? null;
  const value = date === null ? null : lineDate(date, covered);
  return date === null || value === null ? null : readField(value, date.tokens, 0.8);
}

function currencyField(section: Section, document: StatementDocument): Field<string> | null {
  if (section.currency !== null) return readField(section.currency.value, section.currency.tokens, 0.95);
  return document.currency === null ? null : computedField(document.currency, 0.8);
}

/** A line that has no date and moves no money is a note, such as a fee that is waived. */
function isNothing({ entry, moved }: DraftLine): boolean {
  return entry.inherited && entry.balance === null && moved?.isZero() === true;
}

interface BuiltLine {
  readonly draft: DraftLine;
  readonly line: StatementLine;
}

function statementLines(lines: readonly DraftLine[], document: StatementDocument, ends: Ends): BuiltLine[] {
  const { covered, card, recognised, votes } = document;
  const entries = lines.map((line) => line.entry);
  const contradicted = (entry: DraftLine['entry']): boolean =>
    entry.date !== null && votes.contradictsDate(entry.date.tokens);
  const confirmed = (entry: DraftLine['entry']): boolean =>
    entry.date !== null && votes.confirmsDate(entry.date.tokens);
  const dates = datesOfLines(entries, { covered, card, recognised, contradicted, confirmed });
  const checked = ends.closing !== null || lines.some((line) => line.balance !== null);
  return lines.flatMap((draft, index) => {
    const dated = dates[index];
    const line = dated === undefined ? null : statementLine(draft, dated, { recognised, checked });
    return line === null ? [] : [{ draft, line }];
  });
}

/** Warnings for a person: accounts without lines, and values that were corrected by the balances. */
function warningsOf(statement: Statement, lines: readonly DraftLine[], mended: Ends['mended']): Warning[] {
  const account = statement.account?.value ?? '';
  const warnings: Warning[] = [];
  const add = (code: Warning['code'], count: number): void => {
    if (count > 0) warnings.push({ code, values: { account, count: String(count) } });
  };
  const repaired = (kind: DraftLine['repaired']): number => lines.filter((line) => line.repaired === kind).length;
  add('direction_repaired', repaired('direction'));
  add('amount_repaired', repaired('amount') + repaired('balance') + mended.length);
  add('line_incomplete', lines.length - statement.lines.length);
  if (lines.length === 0) warnings.push({ code: 'no_lines', values: { account } });
  return warnings;
}

/** An account as read, with the drafts of its lines. */
export interface ReadAccount {
  readonly statement: Statement;
  readonly warnings: readonly Warning[];
  readonly drafts: readonly DraftLine[];
  readonly kept: readonly DraftLine[];
}

export function statementOf(section: Section, document: StatementDocument): ReadAccount {
  const { header, covered, card, votes } = document;
  const entries = entriesOf(section.rows, section.listStarts);
  const signs = signConventionsOf(entries, card);
  const drafts = entries.map((entry) => draftOf(entry, signs, votes)).filter((draft) => !isNothing(draft));
  const printed = printedBalances(section, document);
  const { lines, ends } = settled(drafts, printed, document);
  const opening = endField(printed.opening, ends.opening, ends.mended.includes('opening'));
  const closing = endField(printed.closing, ends.closing, ends.mended.includes('closing'));
  const account = section.account;
  const datedRows = (section.opening?.date ?? null) !== null && (section.closing?.date ?? null) !== null;
  const openingBalance = opening ?? impliedOpening(lines, card);
  const built = statementLines(lines, document, ends);
  const statement: Statement = {
    account: account === null ? header.account : readField(account.value, account.tokens, 0.95),
    currency: currencyField(section, document),
    periodStart: header.periodStart ?? (datedRows ? rowDate(section.opening, covered) : null),
    periodEnd: header.periodEnd ?? (datedRows ? rowDate(section.closing, covered) : null),
    dueDate: card ? header.dueDate : null,
    openingBalance,
    closingBalance: closing ?? lastBalance(lines, openingBalance),
    card,
    lines: built.map(({ line }) => line),
  };
  const kept = built.map(({ draft }) => draft);
  return { statement, warnings: warningsOf(statement, lines, ends.mended), drafts: lines, kept };
}
