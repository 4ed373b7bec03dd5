import type { ReportLayoutBody, ReportLayoutRow } from '@folio/contract';
import type { CustomAccounts, CustomLayout, CustomRow } from '@folio/ledger';

/** A layout as the ledger package knows it. */
export function customLayoutOf({ rows, covers }: Pick<ReportLayoutBody, 'rows' | 'covers'>): CustomLayout {
  return { rows: rows.map(customRow), covers };
}

function customRow(row: ReportLayoutRow): CustomRow {
  const { id, kind, formula, base, measure, positive, look } = row;
  const named = { id, label: { en: row.label, zh: row.label_zh } };
  if (kind === 'accounts') return { ...named, kind, accounts: chosenAccounts(row), measure, positive };
  if (kind === 'formula') return { ...named, kind, formula, look };
  return kind === 'percent' ? { ...named, kind, formula, base } : { ...named, kind };
}

function chosenAccounts({ choose, types, from, to, codes }: ReportLayoutRow): CustomAccounts {
  if (choose === 'types') return { by: choose, types };
  return choose === 'range' ? { by: choose, from, to } : { by: choose, codes };
}
