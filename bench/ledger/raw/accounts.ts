import { DEFAULT_CHART } from '@folio/ledger';

const ids = new Map(DEFAULT_CHART.map(({ code }, index) => [code, index + 1]));

/** Accounts are numbered in order of the chart. */
export function accountId(code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`account ${code} is not in the chart`);
  return id;
}

export const accountRows = DEFAULT_CHART.map(({ code, type }) => ({ id: accountId(code), code, type }));
