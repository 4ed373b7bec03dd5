import type { ColumnRole } from '../bank-file.ts';
import { cellAmount, cellText, isBlank } from './cells.ts';
import { type ColumnLook, canHold } from './columns.ts';
import { isAsBooked, roleOfHeading } from './headings.ts';

type Rows = readonly (readonly string[])[];

/** Roles that only one column of a table has; a second date column becomes `value_date`. */
const ONE_COLUMN: readonly ColumnRole[] = [
  'date',
  'value_date',
  'amount',
  'spent',
  'received',
  'balance',
  'direction',
  'currency',
  'account',
  'payee',
];

function fallbackOf(role: ColumnRole, look: ColumnLook): ColumnRole {
  if (look.days >= 0.6) return 'value_date';
  return role === 'payee' || role === 'direction' ? 'description' : 'ignore';
}

const BOOKED: ReadonlySet<ColumnRole> = new Set(['amount', 'spent', 'received', 'currency']);

/** Whether another column of the same kind is the booked amount or currency, so that this one is the foreign one. */
function isForeign(headings: readonly string[], column: number, role: ColumnRole): boolean {
  if (!BOOKED.has(role) || isAsBooked(headings[column] ?? '')) return false;
  return headings.some((heading) => roleOfHeading(heading) === role && isAsBooked(heading));
}

/** The role in a heading; a column that holds only CR and DR is the direction, whatever its heading says. */
function saidOf(headings: readonly string[], column: number, look: ColumnLook): ColumnRole | null {
  const said = roleOfHeading(headings[column] ?? '');
  return said === 'description' && look.filled > 0 && look.directions >= 0.9 ? 'direction' : said;
}

/** Roles by the words of the headings, unless the cells contradict them; each role is used once. */
function rolesOfHeadings(headings: readonly string[], looks: readonly ColumnLook[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  const isEmpty = looks.every(({ filled }) => filled === 0);
  return looks.map((look, column) => {
    const said = saidOf(headings, column, look);
    if (said === null || isForeign(headings, column, said)) return 'ignore';
    let role = isEmpty || canHold(said, look) ? said : fallbackOf(said, look);
    if (ONE_COLUMN.includes(role) && taken.has(role)) role = fallbackOf(role, look);
    if (ONE_COLUMN.includes(role) && taken.has(role)) return 'ignore';
    taken.add(role);
    return role;
  });
}

function fillMissingDate(roles: ColumnRole[], looks: readonly ColumnLook[]): void {
  if (roles.includes('date')) return;
  const given = roles.indexOf('value_date');
  const byLook = looks.findIndex((look) => look.filled > 0 && look.days >= 0.6);
  const column = given >= 0 ? given : byLook;
  if (column >= 0) roles[column] = 'date';
}

/** The columns of money without a known heading, from left to right. */
function moneyColumns(roles: readonly ColumnRole[], looks: readonly ColumnLook[]): number[] {
  return looks.flatMap((look, column) =>
    roles[column] === 'ignore' && look.amounts >= 0.9 && look.money >= 0.5 && look.days < 0.5 ? [column] : [],
  );
}

function unitsAt(row: readonly string[], column: number): bigint | null {
  const text = cellText(row[column]);
  if (isBlank(text)) return null;
  const amount = cellAmount(text, '.') ?? cellAmount(text, ',');
  return amount === null || amount.units === 0n ? null : amount.units;
}

/** How often a balance follows from the one above it, when later rows are below (1) or above (-1). */
function linksOf(rows: Rows, balance: number, movement: (row: readonly string[]) => bigint): number {
  const links = { down: 0, up: 0 };
  for (let index = 1; index < rows.length; index++) {
    const [above = [], below = []] = [rows[index - 1], rows[index]];
    const [first, second] = [unitsAt(above, balance), unitsAt(below, balance)];
    if (first === null || second === null) continue;
    if (first + movement(below) === second) links.down++;
    if (second + movement(above) === first) links.up++;
  }
  return Math.max(links.down, links.up);
}

/** Two columns hold money out and money in when no row fills both. */
function areSides(rows: Rows, left: number, right: number): boolean {
  return rows.every((row) => unitsAt(row, left) === null || unitsAt(row, right) === null);
}

/** Decides by the balances which of two columns is the money received; without evidence it is the right one. */
function nameSides(roles: ColumnRole[], rows: Rows, [left, right]: readonly [number, number], balance: number): void {
  const gains = (into: number, from: number): number =>
    balance < 0 ? 0 : linksOf(rows, balance, (row) => (unitsAt(row, into) ?? 0n) - (unitsAt(row, from) ?? 0n));
  const leftIn = gains(left, right) > gains(right, left);
  roles[left] = leftIn ? 'received' : 'spent';
  roles[right] = leftIn ? 'spent' : 'received';
}

function fillMissingMoney(roles: ColumnRole[], looks: readonly ColumnLook[], rows: Rows): void {
  if (roles.some((role) => role === 'amount' || role === 'spent' || role === 'received')) return;
  const [first, second, third] = moneyColumns(roles, looks);
  if (first === undefined) return;
  const named = roles.indexOf('balance');
  if (second !== undefined && areSides(rows, first, second)) {
    if (named < 0 && third !== undefined) roles[third] = 'balance';
    nameSides(roles, rows, [first, second], roles.indexOf('balance'));
    return;
  }
  roles[first] = 'amount';
  if (second === undefined || named >= 0) return;
  const amountOf = (column: number) => (row: readonly string[]) => unitsAt(row, column) ?? 0n;
  if (linksOf(rows, first, amountOf(second)) > linksOf(rows, second, amountOf(first))) {
    roles[first] = 'balance';
    roles[second] = 'amount';
  } else roles[second] = 'balance';
}

function fillMissingWords(roles: ColumnRole[], looks: readonly ColumnLook[], hasHeadings: boolean): void {
  if (roles.some((role) => role === 'description' || role === 'payee')) return;
  const words = looks
    .map((look, column) => ({ look, column }))
    .filter(
      ({ look, column }) => roles[column] === 'ignore' && look.filled > 0 && look.amounts < 0.5 && look.days < 0.5,
    )
    .sort((a, b) => b.look.length - a.look.length);
  for (const { column } of hasHeadings ? words.slice(0, 1) : words) roles[column] = 'description';
}

/** The role of each column: by its heading, then by the form of its cells and their sums. */
export function guessRoles(headings: readonly string[], looks: readonly ColumnLook[], rows: Rows): ColumnRole[] {
  const roles = rolesOfHeadings(headings, looks);
  fillMissingDate(roles, looks);
  fillMissingMoney(roles, looks, rows);
  fillMissingWords(roles, looks, headings.length > 0);
  const sides = roles.includes('spent') || roles.includes('received');
  const sided = roles.includes('spent') && roles.includes('received');
  if (!sides || !roles.includes('amount')) return roles;
  return roles.map((role) => {
    if (sided) return role === 'amount' ? 'ignore' : role;
    return role === 'spent' || role === 'received' ? 'ignore' : role;
  });
}
