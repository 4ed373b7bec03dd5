import {
  type AccountMovement,
  type Chart,
  type MovementRange,
  movementsOf,
  type Period,
  profitOf,
  sumAt,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readBooks, readMovements } from '../../books/ledger/index.ts';

/** What the books say of a basis period. HKD cents. */
export interface PeriodBooks {
  chart: Chart;
  financialYearEnd: string;
  profitBeforeTaxMinor: bigint;
  movements: AccountMovement[];
}

/** The books of a company in HKD. Throws `conflict` (`tax_only_hkd`) for books in another currency. */
export async function readHongKongBooks(tx: CompanyTransaction) {
  const books = await readBooks(tx);
  if (books.baseCurrency !== 'HKD')
    throw new DomainError('conflict', { word: 'tax_only_hkd', values: { currency: books.baseCurrency } });
  return books;
}

/** The profit before tax of a period and the movement of each account, without closing entries. */
export async function readProfit(tx: CompanyTransaction, { from, to }: Period): Promise<PeriodBooks> {
  const { chart, financialYearEnd } = await readHongKongBooks(tx);
  const range: MovementRange = { from, to, excludeClosing: true };
  const net = movementsOf(await readMovements(tx, [range]), range);
  const taxation = chart.accounts.filter(({ section }) => section === 'taxation');
  const taxMinor = taxation.reduce((sum, { code }) => sum + sumAt(net, code), 0n);
  return {
    chart,
    financialYearEnd,
    profitBeforeTaxMinor: profitOf(net, chart) + taxMinor,
    movements: chart.accounts.map(({ code, name, nameZh, section, type }) => ({
      code,
      name: `${name} ${nameZh}`,
      section,
      type,
      netMinor: sumAt(net, code),
    })),
  };
}
