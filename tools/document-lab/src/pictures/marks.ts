import type { Box, Field, Reading } from '@folio/documents';

/** What a mark on a page says about the words below it, with its colour. */
export const MARK_COLOURS = {
  date: '#1565c0',
  description: '#757575',
  out: '#c62828',
  in: '#2e7d32',
  balance: '#6a1b9a',
  total: '#c62828',
  number: '#00838f',
  supplier: '#2e7d32',
  customer: '#6a1b9a',
  item: '#757575',
  account: '#00838f',
} as const;
export type MarkKind = keyof typeof MARK_COLOURS;

/** A rectangle around words that were read. */
export interface Mark {
  readonly kind: MarkKind;
  readonly box: Box;
}

type Found = Field<unknown> | null | undefined;

export function marksOf(reading: Reading, page: number): Mark[] {
  const mark = (kind: MarkKind, field: Found): Mark[] =>
    field?.page === page && field.box !== null ? [{ kind, box: field.box }] : [];
  const ofStatements = reading.statements.flatMap((statement) => [
    ...mark('account', statement.account),
    ...mark('balance', statement.openingBalance),
    ...mark('balance', statement.closingBalance),
    ...statement.lines.flatMap((line) => [
      ...mark('date', line.date),
      ...mark('description', line.description),
      ...mark('out', line.out),
      ...mark('in', line.in),
      ...mark('balance', line.balance),
    ]),
  ]);
  const ofItems = reading.items.flatMap(({ name, quantity, price, amount }) =>
    [name, quantity, price, amount].flatMap((field) => mark('item', field)),
  );
  return [
    ...ofStatements,
    ...ofItems,
    ...mark('supplier', reading.supplier?.name),
    ...mark('customer', reading.customer?.name),
    ...mark('number', reading.number),
    ...mark('date', reading.issueDate),
    ...mark('date', reading.dueDate),
    ...mark('total', reading.total),
  ];
}
