import { Decimal } from 'decimal.js';
import type { Check } from '../../checks/check.ts';
import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import type { Line } from '../../page/layout.ts';
import type { Statement, StatementLine, Warning } from '../../reading.ts';
import { moneyText } from '../../values/amount.ts';
import { mainCurrency } from '../../values/currency.ts';
import { isNewestFirst, repairByBalances } from './balances.ts';
import { type DraftLine, draftOf, signedBalance, statementLine } from './build-line.ts';
import { statementChecks } from './checks.ts';
import { CARD } from './cues.ts';
import { entriesOf } from './entries.ts';
import { headerOf, type StatementHeader } from './header.ts';
import type { Row, RowConventions } from './rows.ts';
import { type Section, sectionsOf } from './sections.ts';
import { type Covered, lineDate } from './years.ts';

/** A bank or card statement as read. */
export interface ReadStatements {
  readonly bank: Field<string> | null;
  readonly statements: readonly Statement[];
  readonly checks: readonly Check[];
  readonly warnings: readonly Warning[];
}

export interface StatementInput {
  readonly lines: readonly Line[];
  readonly conventions: RowConventions;
  /** Whether words were recognised from a picture: only then may digits be mended. */
  readonly recognised: boolean;
}

const MIN_CARD_CUES = 2;

function isCard(lines: readonly Line[]): boolean {
  const cues = new Set(lines.flatMap((line) => line.text.match(CARD)?.map((cue) => cue.toLowerCase()) ?? []));
  return cues.size >= MIN_CARD_CUES;
}

function balanceField(row: Row | null): Field<string> | null {
  const amount = row === null ? null : (row.balance ?? row.amount ?? row.in ?? row.out);
  return amount === null ? null : readField(moneyText(signedBalance(amount)), amount.tokens);
}

function decimalOf(field: Field<string> | null): Decimal | null {
  return field === null ? null : new Decimal(field.value);
}

/** On a card, balances say what is owed: they grow with purchases, so movements count the other way round. */
function repair(
  drafts: DraftLine[],
  opening: Decimal | null,
  closing: Decimal | null,
  card: boolean,
  mend: boolean,
): void {
  const negate = (value: Decimal | null): Decimal | null => (card ? (value?.negated() ?? null) : value);
  for (const draft of drafts) draft.balance = negate(draft.balance);
  repairByBalances(drafts, negate(opening), negate(closing), mend);
  for (const draft of drafts) draft.balance = negate(draft.balance);
}

/** The opening balance that the first printed balance implies. */
function impliedOpening(drafts: readonly DraftLine[], card: boolean): Field<string> | null {
  const index = drafts.findIndex((draft) => draft.balance !== null);
  const balance = drafts[index]?.balance;
  if (balance === null || balance === undefined) return null;
  const moved = drafts.slice(0, index + 1).reduce((sum, draft) => sum.plus(draft.moved ?? 0), new Decimal(0));
  return computedField(moneyText(card ? balance.plus(moved) : balance.minus(moved)), 0.6);
}

function lastBalance(drafts: readonly DraftLine[]): Field<string> | null {
  const last = drafts.findLast((draft) => draft.balance !== null);
  return last === undefined || last.balance === null || last !== drafts.at(-1)
    ? null
    : computedField(moneyText(last.balance), 0.7);
}

/** The date printed beside an opening or closing balance. */
function rowDate(row: Row | null, covered: Covered): Field<string> | null {
  const date = row?.date ?? null;
  const value = date === null ? null : lineDate(date, covered);
  return date === null || value === null ? null : readField(value, date.tokens, 0.8);
}

interface Document {
  readonly header: StatementHeader;
  readonly covered: Covered;
  readonly currency: string | null;
  readonly card: boolean;
  readonly recognised: boolean;
}

function currencyField(section: Section, document: Document): Field<string> | null {
  if (section.currency !== null) return readField(section.currency.value, section.currency.tokens, 0.95);
  return document.currency === null ? null : computedField(document.currency, 0.8);
}

function linesOf(drafts: readonly DraftLine[], covered: Covered): StatementLine[] {
  return drafts.flatMap((draft) => {
    const { date, postDate } = draft.entry;
    const line = statementLine(draft, {
      date: date === null ? (postDate === null ? null : lineDate(postDate, covered)) : lineDate(date, covered),
      postDate: postDate === null ? null : lineDate(postDate, covered),
    });
    return line === null ? [] : [line];
  });
}

function statementOf(section: Section, document: Document): { statement: Statement; warnings: Warning[] } {
  const { header, card } = document;
  const drafts = entriesOf(section.rows).map((entry) => draftOf(entry, card));
  if (isNewestFirst(drafts)) drafts.reverse();
  const openingRow = balanceField(section.opening);
  const closingRow = balanceField(section.closing);
  repair(drafts, decimalOf(openingRow), decimalOf(closingRow), card, document.recognised);
  const account = section.account;
  const datedRows = (section.opening?.date ?? null) !== null && (section.closing?.date ?? null) !== null;
  const statement: Statement = {
    account: account === null ? header.account : readField(account.value, account.tokens, 0.95),
    currency: currencyField(section, document),
    periodStart: header.periodStart ?? (datedRows ? rowDate(section.opening, document.covered) : null),
    periodEnd: header.periodEnd ?? (datedRows ? rowDate(section.closing, document.covered) : null),
    dueDate: card ? header.dueDate : null,
    openingBalance: openingRow ?? impliedOpening(drafts, card),
    closingBalance: closingRow ?? lastBalance(drafts),
    card,
    lines: linesOf(drafts, document.covered),
  };
  return { statement, warnings: warningsOf(statement, drafts) };
}

/** What a person should know: accounts without lines, and values the balances had to put right. */
function warningsOf(statement: Statement, drafts: readonly DraftLine[]): Warning[] {
  const account = statement.account?.value ?? '';
  const warnings: Warning[] = [];
  const add = (code: Warning['code'], count: number): void => {
    if (count > 0) warnings.push({ code, values: { account, count: String(count) } });
  };
  add('direction_repaired', drafts.filter((draft) => draft.repaired === 'direction').length);
  add('amount_repaired', drafts.filter((draft) => draft.repaired === 'amount' || draft.repaired === 'balance').length);
  add('line_incomplete', drafts.length - statement.lines.length);
  if (drafts.length === 0) warnings.push({ code: 'no_lines', values: { account } });
  return warnings;
}

function coveredBy(header: StatementHeader, text: string): Covered {
  const years = [...text.matchAll(/(?<!\d)(20\d{2})(?!\d)/gu)].map((match) => Number(match[1]));
  const end = header.statementDate?.value ?? header.periodEnd?.value ?? null;
  const latest =
    header.periodEnd !== null && end !== null && header.periodEnd.value > end ? header.periodEnd.value : end;
  return { start: header.periodStart?.value ?? null, end: latest, anyYear: years[0] ?? null };
}

/** Reads every account of a bank or card statement from the lines of its pages. */
export function readStatements({ lines, conventions, recognised }: StatementInput): ReadStatements {
  const { sections, outside } = sectionsOf(lines, conventions);
  const header = headerOf(outside, conventions.dateOrder);
  const text = lines.map((line) => line.text).join('\n');
  const covered = coveredBy(header, text);
  const document = { header, covered, currency: mainCurrency(text), card: isCard(lines), recognised };
  const read = sections.map((section) => statementOf(section, document));
  const statements = read.map(({ statement }) => statement);
  const nothing: Warning[] = read.length === 0 ? [{ code: 'no_lines', values: { account: '' } }] : [];
  const checks = statements.flatMap(statementChecks);
  return { bank: header.bank, statements, checks, warnings: [...nothing, ...read.flatMap(({ warnings }) => warnings)] };
}
