import { Decimal } from 'decimal.js';
import { type RowReader, rowReaders } from './row-reader.ts';
import type { SalesFault, SalesItem, SalesMapping, SalesRecord, SalesRole, SalesTable } from './sales-file.ts';

/** Values that apply to a whole document: rows with different values are an error. */
const OF_DOCUMENT: readonly SalesRole[] = ['contact', 'issue_date', 'due_date', 'currency', 'kind'];
const TEXTS: readonly SalesRole[] = [
  'reference',
  'order_number',
  'contact_zh',
  'email',
  'address',
  'tax_id',
  'currency',
  'terms',
  'notes',
];
/** A line calculated from a rounded price may differ by this much, as in real exports. */
const SLACK = '0.05';

function typeOf(kind: string): SalesRecord['type'] | null {
  if (/credit|refund|貸項|退/iu.test(kind)) return 'credit_note';
  if (/quot|estimate|報價/iu.test(kind)) return 'quotation';
  if (/receipt|expense|收據/iu.test(kind)) return 'receipt';
  return kind === '' ? null : 'invoice';
}

/** Without a percent sign a discount is money if money gives the amount, else a percentage. */
function discountOf(
  reader: RowReader,
  figures: { quantity: string | null; price: string | null; amount: string | null },
  faults: SalesFault[],
) {
  const stated = reader.text('discount');
  const discount = reader.figure('discount', faults);
  if (discount === null || Number(discount) === 0) return { discount: null, discountIs: 'percent' as const };
  const { quantity, price, amount } = figures;
  const money = new Decimal(quantity ?? 1).times(price ?? 0).minus(discount);
  const isMoney = !stated.endsWith('%') && amount !== null && money.minus(amount).abs().lessThanOrEqualTo(SLACK);
  return { discount, discountIs: isMoney ? ('amount' as const) : ('percent' as const) };
}

function itemOf(reader: RowReader, faults: SalesFault[]): SalesItem | null {
  const name = reader.text('item');
  const description = reader.text('description') || null;
  const figures = {
    quantity: reader.figure('quantity', faults),
    price: reader.figure('price', faults),
    amount: reader.figure('amount', faults),
  };
  if (figures.price === null && figures.amount === null) {
    if (name === '' && description === null && figures.quantity === null) return null;
    faults.push({ word: 'no_amount', row: reader.row, values: { item: name || (description ?? '') } });
  }
  const discount = discountOf(reader, figures, faults);
  return {
    name: name || (description ?? ''),
    description: name === '' ? null : description,
    ...figures,
    // Quantity, price and discount give the amount; an amount stated next to them may be rounded or include tax.
    amount: figures.quantity !== null && figures.price !== null ? null : figures.amount,
    ...discount,
    taxCode: reader.text('tax_code') || null,
    taxRate: reader.figure('tax_rate', faults),
    account: reader.text('account') || null,
  };
}

function turned(item: SalesItem): SalesItem {
  const negated = (figure: string | null): string | null =>
    figure === null ? null : new Decimal(figure).negated().toFixed();
  return item.quantity !== null && item.price !== null
    ? { ...item, quantity: negated(item.quantity) }
    : { ...item, price: negated(item.price), amount: negated(item.amount) };
}

function worth({ quantity, price, amount }: SalesItem): Decimal {
  return amount === null ? new Decimal(quantity ?? 1).times(price ?? 0) : new Decimal(amount);
}

function recordOf(readers: readonly RowReader[], kind: 'sales' | 'purchases'): SalesRecord | null {
  const [first] = readers;
  if (first === undefined) return null;
  const faults: SalesFault[] = [];
  for (const reader of readers.slice(1)) {
    for (const role of OF_DOCUMENT) {
      const [expected, found] = [first.text(role), reader.text(role)];
      if (found !== '' && found !== expected)
        faults.push({ word: 'differs', row: reader.row, values: { found, expected, number: first.text('number') } });
    }
  }
  const number = first.text('number');
  const contact = first.text('contact');
  const issueDate = first.day('issue_date', faults);
  const stated = typeOf(first.text('kind'));
  if (number === '' && kind === 'purchases' && stated !== 'receipt')
    faults.push({ word: 'no_number', row: first.row, values: {} });
  if (contact === '') faults.push({ word: 'no_contact', row: first.row, values: {} });
  if (issueDate === null && faults.every(({ word }) => word !== 'bad_date'))
    faults.push({ word: 'no_date', row: first.row, values: {} });
  const items = readers.flatMap((reader) => itemOf(reader, faults) ?? []);
  const total = first.figure('total', faults);
  const listed = items.length === 0 && total !== null ? [wholeItem(first, total)] : items;
  if (listed.length === 0) faults.push({ word: 'no_amount', row: first.row, values: { item: number } });
  const sum = listed.reduce((all, item) => all.plus(worth(item)), new Decimal(0));
  // A document with a negative total reverses another; a document called a credit note may also have a minus.
  const isNegative = sum.isNegative() && !sum.isZero();
  return {
    row: first.row,
    type: isNegative && (stated === null || stated === 'invoice') ? 'credit_note' : (stated ?? 'invoice'),
    number,
    contact,
    issueDate,
    dueDate: first.day('due_date', faults),
    rate: first.figure('rate', faults),
    total: total === null ? null : new Decimal(total).abs().toFixed(),
    texts: Object.fromEntries(TEXTS.flatMap((role) => (first.text(role) === '' ? [] : [[role, first.text(role)]]))),
    items: isNegative ? listed.map(turned) : listed,
    faults,
  };
}

/** For a file with one row for each document and no items: the total becomes the only item. */
function wholeItem(reader: RowReader, total: string): SalesItem {
  return {
    name: reader.text('item') || reader.text('description') || reader.text('reference') || reader.text('number') || '-',
    description: null,
    quantity: '1',
    price: total,
    discount: null,
    discountIs: 'percent',
    amount: null,
    taxCode: reader.text('tax_code') || null,
    taxRate: null,
    account: reader.text('account') || null,
  };
}

/**
 * Groups the rows of one document by number (of a supplier), in any order; a row without a number continues the one
 * above.
 */
function grouped(readers: readonly RowReader[], mapping: SalesMapping, kind: 'sales' | 'purchases'): RowReader[][] {
  const hasNumbers = mapping.roles.includes('number');
  const groups = new Map<string, RowReader[]>();
  let last = '';
  for (const reader of readers) {
    if (reader.isBlank) continue;
    const number = reader.text('number');
    const isNext = hasNumbers && number === '' && reader.text('contact') === '' && last !== '';
    const contact = reader.text('contact');
    const key = isNext
      ? last
      : !hasNumbers || number === ''
        ? `row ${reader.row}`
        : kind === 'sales'
          ? number
          : `${contact} ${number}`;
    groups.set(key, [...(groups.get(key) ?? []), reader]);
    last = key;
  }
  return [...groups.values()];
}

export function readSalesDocuments(
  table: SalesTable,
  mapping: SalesMapping,
  kind: 'sales' | 'purchases',
): SalesRecord[] {
  return grouped(rowReaders(table, mapping), mapping, kind).flatMap((readers) => recordOf(readers, kind) ?? []);
}
