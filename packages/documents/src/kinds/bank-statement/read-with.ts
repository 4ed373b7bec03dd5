import { Decimal } from 'decimal.js';
import type { Check } from '../../checks/check.ts';
import { computedField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Line } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Statement, Warning } from '../../reading.ts';
import { currenciesIn, mainCurrency } from '../../values/currency.ts';
import { headerOf, type StatementHeader } from './accounts/header.ts';
import type { Section } from './accounts/section.ts';
import { sectionsOf } from './accounts/sections.ts';
import { statementChecks, summaryCheck } from './balances/checks.ts';
import { CARD, CARD_TITLE } from './cues.ts';
import { hasMovement, type RowConventions } from './rows/rows.ts';
import { votesOf } from './rows/votes.ts';
import type { Covered } from './rows/years.ts';
import { type ReadAccount, statementOf } from './statement-of.ts';
import type { TablePlan } from './table-lines.ts';

export interface ReadStatements {
  readonly bank: Field<string> | null;
  readonly statements: readonly Statement[];
  readonly checks: readonly Check[];
  readonly warnings: readonly Warning[];
}

export interface StatementInput {
  readonly lines: readonly Line[];
  /** The pages of the lines, with their other readings. */
  readonly pages: readonly Page[];
  readonly conventions: RowConventions;
  readonly card: boolean;
}

/** One way to read a statement, and its result. */
export interface Attempt {
  readonly read: ReadStatements;
  readonly accounts: readonly ReadAccount[];
  readonly covered: Covered;
  readonly sections: readonly Section[];
  readonly outside: readonly Line[];
}

const MIN_CARD_CUES = 2;
const MAX_CARD_BALANCES = 0.3;
const MAX_TITLE_CHARACTERS = 40;

function isCardTitle({ text }: { readonly text: string }): boolean {
  if (text.length > MAX_TITLE_CHARACTERS) return false;
  // Recognition splits words: "Credit Car d Statement".
  return CARD_TITLE.test(text) || CARD_TITLE.test(text.replace(/\s+/gu, ''));
}

/** Counts the words outside the rows that are typical of card statements. */
export function cardCues(lines: readonly Line[]): number {
  const named = lines.flatMap((line) => line.text.match(CARD) ?? []);
  const titles = lines.some((line) => line.cells.some(isCardTitle)) ? MIN_CARD_CUES : 0;
  return titles + new Set(named.map((cue) => cue.toLowerCase())).size;
}

/** A card statement names itself outside its rows (payees are often cards), and prints no running balance. */
function isCard(lines: readonly Line[], sections: readonly Section[], said: boolean): boolean {
  const rows = sections.flatMap((section) => section.rows);
  const inRows = new Set(rows.map((row) => row.line));
  const moved = rows.filter(hasMovement);
  if (moved.filter((row) => row.balance !== null).length > moved.length * MAX_CARD_BALANCES) return false;
  const around = lines.filter((line) => !inRows.has(line));
  const cues = cardCues(around);
  // Cards print payments with a minus, never purchases with a plus.
  const plus = rows.some((row) => row.amount?.tokens[0]?.text.startsWith('+') === true);
  return cues >= MIN_CARD_CUES || (said && (cues > 0 || !plus));
}

/** The currency named outside the rows, because payees and foreign amounts in the rows name other currencies. */
function currencyOf(lines: readonly Line[], sections: readonly Section[], conventions: RowConventions): string | null {
  const inRows = new Set(sections.flatMap((section) => section.rows.map((row) => row.line)));
  const text = (some: readonly Line[]): string => some.map((line) => line.text).join('\n');
  const named = mainCurrency(text(lines.filter((line) => !inRows.has(line)))) ?? mainCurrency(text(lines));
  if (named !== null) return named;
  return conventions.dateOrder === 'mdy' && /\$\s?\d/u.test(text(lines)) ? 'USD' : null;
}

/** The only currency that lines outside the tables print next to this balance; null for no currency or several. */
function listedCurrency(balance: string, outside: readonly Line[], { decimalMark }: RowConventions): string | null {
  const wanted = new Decimal(balance).abs();
  const beside = outside.filter(({ tokens }) =>
    amountsOf(tokens, decimalMark).some(({ value }) => new Decimal(value).abs().equals(wanted)),
  );
  const named = new Set(beside.flatMap(({ text }) => [...currenciesIn(text).keys()]));
  const [only] = named;
  return named.size === 1 ? (only ?? null) : null;
}

/** An account whose heading names no currency has the one that the list of balances gives for its closing balance. */
function inListedCurrency(account: ReadAccount, outside: readonly Line[], conventions: RowConventions): ReadAccount {
  const { currency, closingBalance } = account.statement;
  if (currency?.origin === 'read' || closingBalance === null || new Decimal(closingBalance.value).isZero())
    return account;
  const listed = listedCurrency(closingBalance.value, outside, conventions);
  return listed === null
    ? account
    : { ...account, statement: { ...account.statement, currency: computedField(listed, 0.8) } };
}

function coveredBy(header: StatementHeader, text: string): Covered {
  const years = [...text.matchAll(/(?<![\d.,'’] ?)(20\d{2})(?! ?\d|[.,'’]\d)/gu)].map((match) => Number(match[1]));
  const end = header.statementDate?.value ?? header.periodEnd?.value ?? null;
  const latest =
    header.periodEnd !== null && end !== null && header.periodEnd.value > end ? header.periodEnd.value : end;
  return { start: header.periodStart?.value ?? null, end: latest, anyYear: years[0] ?? null };
}

/** Reads every account by a plan of the tables. `card` overrules the words about the kind of statement. */
export function readWith(
  { lines, pages, conventions, card: said }: StatementInput,
  plan: TablePlan,
  card?: boolean,
): Attempt {
  const { sections, outside } = sectionsOf(lines, conventions, plan);
  const header = headerOf(outside, conventions.dateOrder);
  const covered = coveredBy(header, lines.map((line) => line.text).join('\n'));
  const document = {
    header,
    covered,
    currency: currencyOf(lines, sections, conventions),
    card: card ?? isCard(lines, sections, said),
    recognised: conventions.recognised,
    decimalMark: conventions.decimalMark,
    votes: votesOf(pages, conventions),
    outside,
    single: sections.length === 1,
  };
  const found = sections.map((section) => inListedCurrency(statementOf(section, document), outside, conventions));
  const statements = found.map(({ statement }) => statement);
  const nothing: Warning[] = found.length === 0 ? [{ code: 'no_lines', values: { account: '' } }] : [];
  const checks = statements.flatMap((statement, index) => [
    ...statementChecks(statement, index),
    ...summaryCheck(statement, index, outside, conventions.decimalMark),
  ]);
  const warnings = [...nothing, ...found.flatMap((one) => one.warnings)];
  const read = { bank: header.bank, statements, checks, warnings };
  return { read, accounts: found, covered, sections, outside };
}
