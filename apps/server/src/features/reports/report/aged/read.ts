import {
  type AgedParams,
  type AgedReport,
  buildAged,
  controlAccountOf,
  type MovementRange,
  movementsOf,
  type OpenItem,
} from '@folio/ledger';
import { readMovements } from '../../../books/ledger/index.ts';
import { nameIn, type ReportContext } from '../context.ts';
import { readOpenItems } from './store.ts';

/** An open document with the record to open for it. */
export interface AgedItem extends OpenItem {
  reference: string | null;
  isInvoice: boolean;
  entryId: string | null;
}

/** Open receivables or payables by age, contacts in the order of their names by `compareNames` (by characters unless given). */
export async function readAged(
  context: ReportContext,
  params: AgedParams,
  compareNames?: (left: string, right: string) => number,
): Promise<AgedReport<AgedItem>> {
  const { tx, known, chart } = context;
  const { code } = controlAccountOf(params.side, chart);
  const stored = await readOpenItems(tx, { accountCode: code, asAt: params.asAt, known });
  const range: MovementRange = { from: null, to: params.asAt, excludeClosing: false };
  const movements = await readMovements(tx, [range], known);
  const items = stored.map(
    (item): AgedItem => ({
      ...item,
      contact: {
        id: item.contactId,
        name: nameIn({ ...context, names: 'one' }, { name: item.contact, nameZh: item.contactZh }),
      },
    }),
  );
  const inputs = { items, controlBalanceMinor: movementsOf(movements, range).get(code) ?? 0n };
  return buildAged(params, inputs, chart, compareNames);
}
