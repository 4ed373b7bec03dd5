import type { Drill, ReportLayoutRow, SheetCell, SheetRow } from '@folio/contract';
import {
  type AccountCode,
  addDays,
  type CustomReport,
  type CustomRow,
  type Day,
  isRolledAtYearEnd,
  type Period,
} from '@folio/ledger';
import { accountTitle, type ReportContext } from '../context.ts';
import { accountsDrill } from '../drills.ts';
import { textCell } from '../sheet/cells.ts';
import { type Cells, type Layout, rowOf } from '../sheet/layout.ts';
import { type AmountColumns, amountCells } from '../sheet/statement.ts';

export interface RowsSetting {
  report: CustomReport;
  amounts: AmountColumns;
  shown: Layout;
  columns: readonly Period[];
  /** The rows as they are kept, for their looks. */
  looks: readonly ReportLayoutRow[];
  /** The first day of the books. */
  first: Day;
}

/** The rows of a custom report. An accounts row unfolds to its accounts. */
export function rowsOf(context: ReportContext, setting: RowsSetting): SheetRow[] {
  let section: string | null = null;
  return setting.report.rows.map(({ row, cells }, index) => {
    const kind = kindOf(row);
    if (kind === 'heading') section = row.id;
    const own = kind === 'total' ? null : section;
    if (kind === 'total') section = null;
    const depth = kind === 'line' && own !== null ? 1 : 0;
    const text = textCell(labelOf(context, row));
    const place = { key: row.id, kind, depth, section: own };
    if (cells.length === 0) return rowOf(setting.shown, { ...place, words: text });
    const figures = figureCells(context, setting, index);
    const details = row.kind === 'accounts' ? detailsOf(context, setting, index) : [];
    return rowOf(setting.shown, { ...place, cells: { account: text, ...figures }, words: text, details });
  });
}

function kindOf(row: CustomRow): SheetRow['kind'] {
  if (row.kind === 'heading') return 'heading';
  return row.kind === 'formula' && row.look !== 'plain' ? row.look : 'line';
}

function labelOf({ language }: ReportContext, { label }: CustomRow): string {
  return language === 'zh-Hant' ? label.zh || label.en : label.en || label.zh;
}

function figureCells(context: ReportContext, setting: RowsSetting, index: number): Cells {
  const { report, amounts } = setting;
  const cells = report.rows[index]?.cells ?? [];
  const percents = cells.flatMap((cell) => (cell.kind === 'percent' ? [cell.percent] : []));
  if (percents.length > 0)
    return Object.fromEntries(
      percents.map((value, column): [string, SheetCell] => [`amount_${column}`, { value, kind: 'percent' }]),
    );
  const figures = cells.flatMap((cell) => (cell.kind === 'amount' ? [cell.figure] : []));
  const exact = figures.map(({ exactMinor }) => exactMinor);
  return amountCells(context, amounts, exact, (column) =>
    drillOf(context, setting, index, column, figures[column]?.accounts ?? []),
  );
}

/** The postings behind a figure. Balances come from all postings since the books began, but for income and expenses. */
function drillOf(
  context: ReportContext,
  { report, columns, looks, first }: RowsSetting,
  index: number,
  column: number,
  codes: readonly AccountCode[],
): Drill | undefined {
  const period = columns[column];
  if (period === undefined) return undefined;
  const row = report.rows[index]?.row;
  const measures =
    row?.kind === 'accounts' ? [row.measure] : looks.flatMap((one) => (one.kind === 'accounts' ? [one.measure] : []));
  const inPeriod = codes.every((code) => {
    const account = context.chart.byCode.get(code);
    return account !== undefined && isRolledAtYearEnd(account);
  });
  if (inPeriod || measures.every((measure) => measure === 'movement')) return accountsDrill(context, codes, period);
  const to = measures.every((measure) => measure === 'opening') ? addDays(period.from, -1) : period.to;
  return accountsDrill(context, codes, { from: first < to ? first : to, to });
}

/** The accounts of a row with their amounts, by code. */
function detailsOf(context: ReportContext, setting: RowsSetting, index: number): SheetRow[] {
  const cells = setting.report.rows[index]?.cells ?? [];
  const parts = cells.map((cell) => new Map(cell.kind === 'amount' ? cell.figure.parts.map(byCode) : []));
  const codes = [...new Set(parts.flatMap((own) => [...own.keys()]))].sort();
  return codes.map((code) => {
    const figures = parts.map((own) => own.get(code) ?? 0n);
    return rowOf(setting.shown, {
      key: `${setting.report.rows[index]?.row.id}.${code}`,
      kind: 'detail',
      depth: 1,
      cells: {
        account: textCell(accountTitle(context, code)),
        code: textCell(code),
        ...amountCells(context, setting.amounts, figures, (column) => drillOf(context, setting, index, column, [code])),
      },
    });
  });
}

function byCode({ code, amountMinor }: { code: AccountCode; amountMinor: bigint }): [AccountCode, bigint] {
  return [code, amountMinor];
}
