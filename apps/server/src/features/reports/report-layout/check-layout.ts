import type { ReportLayoutBody } from '@folio/contract';
import { LayoutError, type LayoutFault, openCustomLayout } from '@folio/ledger';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { customLayoutOf } from './custom-layout.ts';

type Rows = Pick<ReportLayoutBody, 'rows' | 'covers'>;

/**
 * Checks what does not depend on a chart: ids, formulas and conditions. `known`: the accounts of the chart that chosen
 * ones must be in; null for a layout of a practice. Throws `validation_failed` with a fault for each row.
 */
export function checkLayout(layout: Rows, known: ReadonlySet<string> | null): void {
  const faults = [...rangeFaults(layout), ...accountFaults(layout, known), ...engineFaults(layout)];
  const [first] = faults;
  if (first === undefined) return;
  throw new DomainError('validation_failed', { word: first.word, values: first.values ?? {}, faults });
}

function engineFaults(layout: Rows): FieldIssue[] {
  try {
    openCustomLayout(customLayoutOf(layout));
    return [];
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return error.faults.map((fault) => faultOf(layout, fault));
  }
}

function faultOf({ rows }: Rows, { code, row, found }: LayoutFault): FieldIssue {
  const index =
    code === 'duplicate_row' ? rows.findLastIndex(({ id }) => id === row) : rows.findIndex(({ id }) => id === row);
  const values = { row, found: found === '' ? '–' : found };
  return { path: `rows.${index}`, word: `report_layout_${code}`, values };
}

function rangeFaults({ rows }: Rows): FieldIssue[] {
  return rows.flatMap(({ id, kind, choose, from, to }, index) =>
    kind === 'accounts' && choose === 'range' && (from === '' || to < from)
      ? [{ path: `rows.${index}`, word: 'report_layout_bad_range', values: { row: id } }]
      : [],
  );
}

function accountFaults({ rows }: Rows, known: ReadonlySet<string> | null): FieldIssue[] {
  if (known === null) return [];
  return rows.flatMap(({ id, kind, choose, codes }, index) =>
    kind === 'accounts' && choose === 'list'
      ? codes
          .filter((code) => !known.has(code))
          .map((found) => ({
            path: `rows.${index}`,
            word: 'report_layout_unknown_account',
            values: { row: id, found },
          }))
      : [],
  );
}
