import type { Field, Reading, Statement } from '@folio/documents';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { MARK_COLOURS, type MarkKind } from './marks.ts';

/** Below this a row is shown to a person first. */
const DOUBTFUL = 0.5;
/** From this on a value is taken without review. */
const SURE = 0.95;
const DOUBT_COLOUR = '#ffe0a3';
const SIZE = 7;
const LONGEST_WORDS = 44;

const LAYOUT = {
  hLineWidth: () => 0.3,
  vLineWidth: () => 0,
  hLineColor: () => '#bdbdbd',
  paddingTop: () => 0.8,
  paddingBottom: () => 0.8,
  paddingLeft: () => 2,
  paddingRight: () => 2,
};

const shortened = (text: string) => (text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS - 1)}…` : text);

function cell(text: string, kind: MarkKind | null, isDoubtful: boolean): TableCell {
  const isFigure = kind === 'out' || kind === 'in' || kind === 'balance';
  return {
    text,
    fontSize: SIZE,
    noWrap: isFigure || kind === 'date',
    alignment: isFigure ? 'right' : 'left',
    ...(isDoubtful ? { fillColor: DOUBT_COLOUR } : {}),
  };
}

/** The name of a field in the colour of its mark. */
function named(name: string, kind: MarkKind | null, isDoubtful: boolean): TableCell {
  const colour = kind === null ? {} : { color: MARK_COLOURS[kind], bold: true };
  return { text: name, fontSize: SIZE, ...colour, ...(isDoubtful ? { fillColor: DOUBT_COLOUR } : {}) };
}

function heading(texts: readonly string[], kinds: readonly (MarkKind | null)[]): TableCell[] {
  return texts.map((text, index) => {
    const kind = kinds[index] ?? null;
    const colour = kind === null ? {} : { color: MARK_COLOURS[kind] };
    return { text, fontSize: SIZE, bold: true, alignment: isMoney(kind), ...colour };
  });
}

const isMoney = (kind: MarkKind | null | undefined) =>
  kind === 'out' || kind === 'in' || kind === 'balance' ? ('right' as const) : ('left' as const);

const COLUMNS = ['date', 'description', 'out', 'in', 'balance'] as const;
const HEADINGS = ['Date', 'Description', 'Spent', 'Received', 'Balance'];

const line = (text: string, bold = false): Content => ({ text, fontSize: SIZE + (bold ? 1 : 0), bold });

/** What the balances say about an account. */
function proofOf(reading: Reading, index: number): string {
  const own = reading.checks.filter(({ statement }) => statement === index);
  const total = own.find(({ code }) => code === 'statement_balance');
  if (total === undefined) return 'Not proved: no balances to prove it by';
  if (own.every(({ holds }) => holds)) return 'Proved by its balances';
  const doubtful = reading.statements[index]?.lines.filter(({ confidence }) => confidence < DOUBTFUL).length ?? 0;
  if (doubtful === 0) return 'Not proved: the balances do not agree';
  return `Not proved: ${doubtful} of ${reading.statements[index]?.lines.length ?? 0} rows to check`;
}

function accountTable(reading: Reading, statement: Statement, index: number, page: number): Content[] {
  const rows = statement.lines.filter((row) => row.page === page);
  const value = (field: Field<string> | null) => field?.value ?? '?';
  const isElsewhere = rows.length === 0;
  return [
    line(`${value(statement.account)}   ${value(statement.currency)}   ${proofOf(reading, index)}`, true),
    line(
      `${value(statement.periodStart)} to ${value(statement.periodEnd)}   ${value(statement.openingBalance)} to ${value(statement.closingBalance)}   ${rows.length} of ${statement.lines.length} rows on this page`,
    ),
    ...(isElsewhere
      ? []
      : [
          {
            margin: [0, 2, 0, 8] as [number, number, number, number],
            layout: LAYOUT,
            table: {
              widths: ['auto', '*', 'auto', 'auto', 'auto'],
              body: [
                heading(HEADINGS, COLUMNS),
                ...rows.map((row) => {
                  const isDoubtful = row.confidence < DOUBTFUL;
                  return COLUMNS.map((name) =>
                    cell(shortened((row[name]?.value ?? '').replaceAll('\n', ' / ')), name, isDoubtful),
                  );
                }),
              ],
            },
          },
        ]),
  ];
}

type Named = readonly [name: string, field: Field<string> | null | undefined, kind: MarkKind | null];

function fieldsOf(reading: Reading): Named[] {
  return [
    ['Supplier', reading.supplier?.name, 'supplier'],
    ['Customer', reading.customer?.name, 'customer'],
    ['Number', reading.number, 'number'],
    ['Date', reading.issueDate, 'date'],
    ['Due date', reading.dueDate, 'date'],
    ['Currency', reading.currency, null],
    ['Subtotal', reading.subtotal, null],
    ['Discount', reading.discount, null],
    ['Service', reading.service, null],
    ['Tax', reading.tax, null],
    ['Total', reading.total, 'total'],
    ['Amount due', reading.amountDue, null],
  ];
}

function commercialTable(reading: Reading): Content[] {
  const fields = fieldsOf(reading).flatMap(([name, field, kind]) =>
    field === null || field === undefined ? [] : [{ name, field, kind }],
  );
  const items = reading.items.map(({ name, quantity, price, amount }) =>
    [name, quantity, price, amount].map((field) => cell(shortened(field?.value ?? ''), 'item', false)),
  );
  return [
    line(reading.kind.replaceAll('_', ' '), true),
    {
      margin: [0, 2, 0, 8],
      layout: LAYOUT,
      table: {
        widths: ['auto', '*', 'auto'],
        body: [
          heading(['Field', 'Value', 'Sure'], []),
          ...fields.map(({ name, field, kind }) => {
            const isDoubtful = field.confidence < SURE;
            const sure = `${Math.floor(field.confidence * 100)} %`;
            return [named(name, kind, isDoubtful), cell(field.value, kind, isDoubtful), cell(sure, null, isDoubtful)];
          }),
        ],
      },
    },
    ...(items.length === 0
      ? []
      : [
          {
            layout: LAYOUT,
            table: {
              widths: ['*', 'auto', 'auto', 'auto'],
              body: [heading(['Item', 'Quantity', 'Price', 'Amount'], []), ...items],
            },
          },
        ]),
  ];
}

/** What was read of a document, for the picture of one of its pages. Rows and values to check have a yellow ground. */
export function readTable(reading: Reading, page: number): Content[] {
  if (reading.statements.length === 0) return commercialTable(reading);
  return reading.statements.flatMap((statement, index) => accountTable(reading, statement, index, page));
}
