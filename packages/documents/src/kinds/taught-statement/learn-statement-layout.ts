import type { Field } from '../../evidence/field.ts';
import { learnPlace } from '../../memory/anchor.ts';
import type { PlaceMark, ValueShape } from '../../memory/layout-memory.ts';
import { type Line, linesOf } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import { marksOf } from './layout-marks.ts';
import { besideRows, readTaught, taughtConventions } from './read-taught.ts';
import type { StatementLayout, StatementPlace, TaughtColumns } from './taught-layout.ts';

const NOTHING = { places: {}, constants: {} };

/** The values that a person left in the review of one account of a statement; null for a field without a value. */
export type TaughtValues = Readonly<Record<StatementPlace | 'bank' | 'currency', string | null>>;

const SHAPES: Readonly<Record<StatementPlace, ValueShape>> = {
  opening: 'amount',
  closing: 'amount',
  account: 'text',
  periodStart: 'date',
  periodEnd: 'date',
};

/** A balance that was calculated from the rows was not read: a printed one is better evidence. */
function printed(field: Field<string> | null): string | null {
  return field?.origin === 'read' ? field.value : null;
}

/** The values that the columns alone give, to find the values whose place has to be learnt. */
function readWithout(lines: readonly Line[], pages: readonly Page[], taught: TaughtColumns): TaughtValues | null {
  const { bank, statements } = readTaught(lines, pages, { taught });
  const [only] = statements;
  if (only === undefined || statements.length > 1) return null;
  return {
    opening: printed(only.openingBalance),
    closing: printed(only.closingBalance),
    account: only.account?.value ?? null,
    periodStart: only.periodStart?.value ?? null,
    periodEnd: only.periodEnd?.value ?? null,
    bank: bank?.value ?? null,
    currency: only.currency?.value ?? null,
  };
}

function isSame(shape: ValueShape, one: string, other: string | null): boolean {
  const plain = (text: string): string => (shape === 'amount' ? text.replace(/^-/u, '') : text);
  return other !== null && plain(one) === plain(other);
}

/**
 * The layout of a statement that a person has taught and corrected: its columns, the words that identify it, and the
 * positions of values that the columns alone do not give. For several accounts only the columns are learnt.
 */
export function learnStatementLayout(
  pages: readonly Page[],
  taught: TaughtColumns,
  values: TaughtValues | null,
  kept: Pick<StatementLayout, 'places' | 'constants'> = NOTHING,
): StatementLayout {
  const lines = pages.flatMap(linesOf);
  const numbers = pages.map((page) => page.number);
  const conventions = taughtConventions(lines, taught);
  const read = values === null ? null : readWithout(lines, pages, taught);
  const beside = besideRows(lines, taught, conventions);
  const places: Partial<Record<StatementPlace, PlaceMark>> = { ...kept.places };
  for (const [name, shape] of Object.entries(SHAPES)) {
    const place = name as StatementPlace;
    const value = values?.[place] ?? null;
    if (value === null || read === null || isSame(shape, value, read[place])) continue;
    const mark = learnPlace(beside, numbers, shape, { value, page: null, box: null }, conventions);
    if (mark !== null) places[place] = mark;
  }
  const differs = (name: 'bank' | 'currency') =>
    values !== null && values[name] !== null && values[name] !== read?.[name] ? { [name]: values[name] } : {};
  const constants = { ...kept.constants, ...differs('bank'), ...differs('currency') };
  return { taught, marks: marksOf(lines, taught), places, constants };
}
