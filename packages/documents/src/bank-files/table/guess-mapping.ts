import type { DecimalMark } from '../../values/amount.ts';
import type { ColumnMapping, ColumnRole } from '../bank-file.ts';
import { cellAmount, cellText, decimalMarkOfCells, isBlank } from './cells.ts';
import { lookOf, sampleOf } from './columns.ts';
import { dateOrderOf, looksLikeDay } from './days.ts';
import { factsAround } from './facts.ts';
import { guessRoles } from './guess-roles.ts';
import { headingScore } from './headings.ts';

type Rows = readonly (readonly string[])[];

/** The headings of a table are within this many rows from the top. */
const HEADINGS_WITHIN = 100;
/** No bank's table has more columns, and a mapping cannot hold more. */
const MAX_COLUMNS = 200;
/** How many rows from the top are checked in sequence for balances that follow from one another. */
const NEIGHBOURS = 300;
const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(['amount', 'spent', 'received', 'balance']);

function isAmountCell(text: string): boolean {
  return !isBlank(text) && (cellAmount(text, '.') ?? cellAmount(text, ',')) !== null;
}

/** True for a row with a day and money. */
export function looksLikeData(row: readonly string[]): boolean {
  const cells = row.map(cellText);
  const day = cells.findIndex(looksLikeDay);
  return day >= 0 && cells.some((cell, index) => index !== day && isAmountCell(cell) && /[.,\d]\d/u.test(cell));
}

/** Finds headings in an unknown language: a row of words directly above the first row of data. */
function wordsAbove(rows: Rows, firstData: number): number {
  for (let index = firstData - 1; index >= 0; index--) {
    const cells = (rows[index] ?? []).map(cellText).filter((text) => text !== '');
    if (cells.length === 0) continue;
    const width = (rows[firstData] ?? []).length;
    const wordy = cells.every((cell) => !isAmountCell(cell) && !looksLikeDay(cell) && !/[:：]\s*\S/u.test(cell));
    return wordy && cells.length >= 3 && cells.length >= width - 2 ? index + 1 : 0;
  }
  return 0;
}

/** The row of the headings, from 1; 0 when the table has no headings. */
function headerRowOf(rows: Rows): number {
  let best = { row: 0, score: 1 };
  for (const [index, row] of rows.slice(0, HEADINGS_WITHIN).entries()) {
    if (best.row > 0 && looksLikeData(row)) break;
    const score = headingScore(row);
    if (score > best.score) best = { row: index + 1, score };
  }
  if (best.row > 0) return best.row;
  const firstData = rows.slice(0, HEADINGS_WITHIN).findIndex(looksLikeData);
  return firstData < 0 ? 0 : wordsAbove(rows, firstData);
}

function cellsOf(rows: Rows, columns: readonly number[]): string[] {
  return rows.flatMap((row) => columns.map((column) => cellText(row[column])).filter((text) => !isBlank(text)));
}

function columnsOf(roles: readonly ColumnRole[], wanted: (role: ColumnRole) => boolean): number[] {
  return roles.flatMap((role, column) => (wanted(role) ? [column] : []));
}

/** Compares the direction of amounts and balances, with the rows in both orders. */
function linksOf(rows: Rows, amount: number, balance: number, mark: DecimalMark): { with: number; against: number } {
  const units = (row: readonly string[] | undefined, column: number) =>
    cellAmount(cellText(row?.[column]), mark)?.units;
  const links = { with: [0, 0], against: [0, 0] };
  for (let index = 1; index < rows.length; index++) {
    const [above, below] = [rows[index - 1], rows[index]];
    const [first, second] = [units(above, balance), units(below, balance)];
    const [moved, movedUp] = [units(below, amount), units(above, amount)];
    if (first === undefined || second === undefined || moved === undefined || movedUp === undefined) continue;
    links.with[0] = (links.with[0] ?? 0) + (first + moved === second ? 1 : 0);
    links.with[1] = (links.with[1] ?? 0) + (second + movedUp === first ? 1 : 0);
    links.against[0] = (links.against[0] ?? 0) + (first - moved === second ? 1 : 0);
    links.against[1] = (links.against[1] ?? 0) + (second - movedUp === first ? 1 : 0);
  }
  return { with: Math.max(...links.with), against: Math.max(...links.against) };
}

const PAYS_CARD = /thank you|payment received|card payment|多謝|還款|还款|繳款/iu;

/** Whether one column of amounts is positive for money spent, as card exports write it. */
function isSpentPositive(rows: Rows, roles: readonly ColumnRole[], mark: DecimalMark, saysCard: boolean): boolean {
  const amount = roles.indexOf('amount');
  if (amount < 0 || roles.includes('direction')) return false;
  const balance = roles.indexOf('balance');
  const links = balance < 0 ? null : linksOf(rows, amount, balance, mark);
  const amounts = rows.flatMap((row) => {
    const read = cellAmount(cellText(row[amount]), mark);
    return read === null || read.mark !== null || read.units === 0n ? [] : [{ units: read.units, text: row.join(' ') }];
  });
  const negative = amounts.filter(({ units }) => units < 0n);
  const positive = amounts.length - negative.length;
  if (links !== null && links.against > links.with && negative.length > 0) return true;
  if (links !== null && links.with > links.against && !saysCard) return false;
  const paysBack = negative.length > 0 && negative.every(({ text }) => PAYS_CARD.test(text));
  return positive > negative.length && (saysCard || (paysBack && positive >= 3));
}

/** The most likely mapping of a table; null when no row holds a day and an amount. */
export function guessMapping(rows: Rows): ColumnMapping | null {
  const headerRow = headerRowOf(rows);
  const body = rows.slice(headerRow);
  const data = [...body.slice(0, NEIGHBOURS), ...sampleOf(body.slice(NEIGHBOURS))].filter(looksLikeData);
  if (headerRow === 0 && data.length === 0) return null;
  const looked = sampleOf(data.length > 0 ? data : body);
  const headings = headerRow === 0 ? [] : (rows[headerRow - 1] ?? []);
  const widest = looked.reduce((most, row) => Math.max(most, row.length), headings.length);
  const width = Math.min(widest, MAX_COLUMNS);
  const looks = Array.from({ length: width }, (_, column) => lookOf(looked, column));
  const neighbours = body.slice(0, NEIGHBOURS).filter(looksLikeData);
  const roles = guessRoles(headings, looks, neighbours.length > 0 ? neighbours : looked);
  const days = cellsOf(
    body,
    columnsOf(roles, (role) => role === 'date'),
  );
  const decimalMark = decimalMarkOfCells(
    cellsOf(
      looked,
      columnsOf(roles, (role) => MONEY_ROLES.has(role)),
    ),
  );
  const dateOrder = dateOrderOf([...days]).order;
  const above = rows.slice(0, Math.max(0, headerRow - 1));
  const { saysCard } = factsAround(above, headings, [], { order: dateOrder, decimalMark });
  return {
    headerRow,
    roles,
    dateOrder,
    decimalMark,
    spentPositive: isSpentPositive(neighbours, roles, decimalMark, saysCard),
  };
}
