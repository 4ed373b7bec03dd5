import type { ReportMeta, ReportSheet, SheetCell } from '@folio/contract';
import { type Caller, expectOk } from '../caller.ts';

/** A report as the product answers it. */
export async function askSheet(caller: Caller, path: string): Promise<{ sheet: ReportSheet; meta: ReportMeta }> {
  const { text } = expectOk(await caller.get(path), path);
  const { data, meta }: { data: ReportSheet; meta: ReportMeta } = JSON.parse(text);
  return { sheet: data, meta };
}

/** The balance of an account in a trial balance, in cents, debit positive. Throws when the account is not in it. */
export function balanceIn(sheet: ReportSheet, account: string): bigint {
  const row = sheet.rows.find(({ key }) => key === account);
  if (row === undefined) throw new Error(`the trial balance does not show account ${account}`);
  const cell = (key: string) => row.cells[sheet.columns.findIndex((column) => column.key === key)];
  return cents(cell('debit_0')) - cents(cell('credit_0'));
}

function cents(cell: SheetCell | undefined): bigint {
  return BigInt((cell?.value ?? '0.00').replace('.', ''));
}

/** The ids of the entries the rows of a sheet lead to, in order. */
export function entriesOf({ rows }: ReportSheet): string[] {
  const drills = rows.flatMap(({ cells }) => cells.map(({ drill }) => drill));
  return [...new Set(drills.flatMap((drill) => (drill && 'entry' in drill ? [drill.entry] : [])))];
}
