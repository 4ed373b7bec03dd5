import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Item } from '../../../reading.ts';
import { moneyText } from '../../../values/amount.ts';
import type { TableBody } from './item-bodies.ts';
import type { Goals } from './item-goals.ts';
import { gridOf } from './item-grid.ts';
import type { ItemNumber } from './item-numbers.ts';
import { mended } from './item-repairs.ts';
import { isProduct, type Roles, rolesOf } from './item-roles.ts';
import { type Row, rowsOf } from './item-rows.ts';
import { withoutCodes, withoutRowNumbers } from './row-numbers.ts';

const CERTAINTY = 0.95;

function numberField(number: ItemNumber | undefined): Field<string> | null {
  return number === undefined ? null : readField(number.value, number.tokens, CERTAINTY);
}

/** The amount of a row; when it could not be read, the product of quantity and price. */
function amountField(line: Line, { amount, quantity, price, discount }: Roles): Field<string> | null {
  const printed = amount.numbers.get(line);
  if (printed !== undefined) return numberField(printed);
  const [q, p] = [quantity?.numbers.get(line), price?.numbers.get(line)];
  if (q === undefined || p === undefined) return null;
  const off = discount?.numbers.get(line);
  const rate = off === undefined || off.moneyLike ? new Decimal(100) : new Decimal(100).minus(off.value);
  const product = new Decimal(q.value).times(p.value).times(rate).dividedBy(100);
  return computedField(moneyText(product.toDecimalPlaces(2, Decimal.ROUND_HALF_UP)), 0.6);
}

/** The quantity of a row; when it could not be read, price and amount give it if the result is plausible. */
function quantityField(line: Line, { amount, quantity, price }: Roles): Field<string> | null {
  const printed = quantity?.numbers.get(line);
  if (printed !== undefined) return numberField(printed);
  const [a, p] = [amount.numbers.get(line), price?.numbers.get(line)];
  if (quantity === null || a === undefined || p === undefined || new Decimal(p.value).isZero()) return null;
  const count = new Decimal(a.value).dividedBy(p.value);
  return count.isInteger() && count.greaterThan(0) ? computedField(count.toFixed(0), 0.6) : null;
}

/**
 * A count printed next to the name, in a table without a column for it: multiplied by the price it gives the amount.
 */
function countBesideName(row: Row, roles: Roles, numbers: readonly ItemNumber[]): ItemNumber | null {
  const [a, p] = [roles.amount.numbers.get(row.line), roles.price?.numbers.get(row.line)];
  if (roles.quantity !== null || a === undefined || p === undefined) return null;
  const beside = numbers.filter((number) => number.place === 'first' || number.place === 'last');
  return beside.find((number) => isProduct(number.value, p.value, a.value)) ?? null;
}

function itemOf(row: Row, roles: Roles, body: TableBody): Item | null {
  const amount = amountField(row.line, roles);
  const count = countBesideName(row, roles, body.numbers.get(row.line) ?? []);
  const names = row.names.map((line) => line.filter((token) => count?.tokens.includes(token) !== true));
  const tokens = names.flat();
  if (amount === null || tokens.length === 0) return null;
  const item: Item = {
    name: readField(names.map(joinTokens).join(' '), tokens, CERTAINTY),
    quantity: count === null ? quantityField(row.line, roles) : numberField(count),
    price: numberField(roles.price?.numbers.get(row.line)),
    rate: numberField(roles.rate?.numbers.get(row.line)),
    amount,
  };
  const recognised = row.line.tokens.some((token) => token.confidence < 1);
  return mended(item, recognised, roles.discount?.numbers.get(row.line)?.value ?? null);
}

/** The items of one table; as a second reading, only its complete rows (others may be notes with a number). */
export function itemsOfTable(body: TableBody, goals: Goals): Item[][] {
  const columns = gridOf(body.numbers, body.headings);
  const telling = [...body.numbers.keys()].filter((line) => columns.some((column) => column.numbers.has(line)));
  const roles = rolesOf(columns, telling, goals);
  if (roles === null) return [];
  const rows = rowsOf(body, columns, roles);
  const read = (kept: readonly Row[]): Item[] =>
    withoutCodes(withoutRowNumbers(kept.flatMap((row) => itemOf(row, roles, body) ?? [])));
  const full = rows.filter((row) => row.full);
  const positive = rows.filter((row) => !row.negative);
  return [rows, full, positive].map(read).filter((items) => items.length > 0);
}
