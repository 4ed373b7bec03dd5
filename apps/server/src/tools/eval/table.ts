import type { Verdict } from './score.ts';

/** The verdicts of one document with the group it is reported under. */
export interface Judged {
  readonly id: string;
  readonly set: string;
  readonly kind: string;
  readonly verdicts: readonly Verdict[];
}

export interface TableRow {
  readonly set: string;
  readonly kind: string;
  readonly field: string;
  readonly right: number;
  readonly of: number;
  readonly percent: number;
}

/** Sums verdicts by set, kind and field, in the order they first appear. */
export function tableOf(judged: readonly Judged[]): TableRow[] {
  const rows = new Map<string, { set: string; kind: string; field: string; right: number; of: number }>();
  for (const { set, kind, verdicts } of judged) {
    for (const { field, right, of } of verdicts) {
      const key = `${set}\t${kind}\t${field}`;
      const row = rows.get(key) ?? { set, kind, field, right: 0, of: 0 };
      row.right += right;
      row.of += of;
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .sort((a, b) => a.set.localeCompare(b.set) || a.kind.localeCompare(b.kind))
    .map((row) => ({ ...row, percent: row.of === 0 ? 100 : Math.round((1000 * row.right) / row.of) / 10 }));
}

/** The table as aligned text. */
export function formatTable(rows: readonly TableRow[]): string {
  const width = (pick: (row: TableRow) => string): number => Math.max(5, ...rows.map((row) => pick(row).length));
  const widths = { set: width((r) => r.set), kind: width((r) => r.kind), field: width((r) => r.field) };
  const format = (set: string, kind: string, field: string, score: string, percent: string): string =>
    `${set.padEnd(widths.set)}  ${kind.padEnd(widths.kind)}  ${field.padEnd(widths.field)}  ${score.padStart(9)}  ${percent.padStart(6)}`;
  const lines = rows.map((row) =>
    format(row.set, row.kind, row.field, `${row.right}/${row.of}`, row.percent.toFixed(1)),
  );
  return [format('set', 'kind', 'field', 'right/of', '%'), ...lines].join('\n');
}
