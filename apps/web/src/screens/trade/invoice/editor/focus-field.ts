import type { CellName } from '../../../../components/invoice-form/items/cells.tsx';
import { focusCell } from '../../../../components/invoice-form/items/item-focus.ts';

const cells: readonly CellName[] = [
  'name',
  'description',
  'account_code',
  'quantity',
  'price',
  'discount',
  'tax_code',
  'amount',
];

/** Takes the focus to the field of a path, an item's cell included, and brings it into sight. */
export function focusField(path: string): void {
  const match = /^items\.(\d+)(?:\.(\w+))?/.exec(path);
  const table = document.querySelector('.items-table');
  if (match !== null && table !== null) {
    const cell = cells.find((one) => one === match[2]) ?? 'name';
    focusCell(table, Number(match[1]), cell);
    return;
  }
  const field = document.getElementById(`field-${path}`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
