import type { Verdict } from './verdict.ts';

/** `data` is a file of figures without pages, such as CSV or OFX. */
export type Medium = 'text' | 'image' | 'data';

/** The verdicts of one document and the groups under which it is reported. */
export interface Judged {
  readonly id: string;
  readonly folder: string;
  readonly kind: string;
  readonly medium: Medium;
  readonly verdicts: readonly Verdict[];
}

/** One line of the result. `share` is right / n, or the value itself for times and memory. */
export interface TableRow {
  readonly folder: string;
  readonly kind: string;
  readonly medium: Medium;
  readonly field: string;
  readonly n: number;
  readonly right: number;
  readonly share: number;
}

const DIGITS = 10_000;

export function shareOf(right: number, n: number): number {
  return n === 0 ? 1 : Math.round((DIGITS * right) / n) / DIGITS;
}

/** Sums verdicts by folder, kind, medium and field, fields in the order they first appear. */
export function tableOf(judged: readonly Judged[]): TableRow[] {
  const rows = new Map<
    string,
    { folder: string; kind: string; medium: Medium; field: string; n: number; right: number }
  >();
  for (const { folder, kind, medium, verdicts } of judged) {
    for (const { field, right, n } of verdicts) {
      const key = `${folder}\t${kind}\t${medium}\t${field}`;
      const row = rows.get(key) ?? { folder, kind, medium, field, n: 0, right: 0 };
      row.right += right;
      row.n += n;
      rows.set(key, row);
    }
  }
  const place = ({ folder, kind, medium }: { folder: string; kind: string; medium: string }): string =>
    `${folder}\t${kind}\t${medium}`;
  return [...rows.values()]
    .sort((a, b) => place(a).localeCompare(place(b)))
    .map((row) => ({ ...row, share: shareOf(row.right, row.n) }));
}

const HEAD = ['folder', 'kind', 'medium', 'field', 'right/n', '%'] as const;

/** Units of times and memory; all other values are percentages. */
const FIGURES: Readonly<Record<string, string>> = { secondsPerPage: 's', peakMemoryMb: 'MB' };

function figureOf({ field, share }: TableRow): string {
  const unit = FIGURES[field];
  return unit === undefined ? (100 * share).toFixed(1) : `${share} ${unit}`;
}

/** The table as aligned text. */
export function formatTable(rows: readonly TableRow[]): string {
  const cells = rows.map((row) => [
    row.folder,
    row.kind,
    row.medium,
    row.field,
    `${row.right}/${row.n}`,
    figureOf(row),
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]): string =>
    line
      .map((text, column) => (column < 4 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ');
  return [format(HEAD), ...cells.map(format)].join('\n');
}

/** The table as one JSON object per line. */
export function jsonLines(rows: readonly TableRow[]): string {
  return rows
    .map(({ folder, kind, medium, field, n, right, share }) =>
      JSON.stringify({ folder, kind, field, n, right, share, medium }),
    )
    .join('\n');
}
