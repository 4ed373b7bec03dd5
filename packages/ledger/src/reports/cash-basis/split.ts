import { type Account, type AccountCode, accountByRole, type Chart } from '../../accounts/index.ts';
import { at, must } from '../../assert.ts';
import { allocateProportionally } from '../../money/index.ts';
import { type SettlementEntry, type SettlementLine, weightsOf } from './rows.ts';

/** The result of a settlement: amounts on accounts, and the cash each document received (signed as the bank leg). */
export interface SettlementSplit {
  readonly nets: readonly (readonly [accountCode: AccountCode, netMinor: bigint])[];
  readonly shares: readonly (readonly [documentRef: string, shareMinor: bigint])[];
}

/**
 * The account of prepayments: the one with that role. A chart without it uses its first ordinary receivable (a debit
 * account among the current assets that takes part in operating cash flow and has no role), and a chart without any
 * the suspense account.
 */
export function prepaidAccount(chart: Chart): Account {
  const named = chart.accounts.find((account) => account.systemRole === 'prepayments');
  const isReceivable = (account: Account) =>
    account.section === 'current_assets' &&
    account.normalSide === 'debit' &&
    account.cashFlow === 'operating' &&
    account.systemRole === null;
  return named ?? chart.accounts.find(isReceivable) ?? accountByRole(chart, 'suspense');
}

/** Account of unapplied money: a receipt in advance from customers (its role), a prepayment to suppliers. */
function unappliedCode(line: SettlementLine, chart: Chart): string {
  const ofCustomers = chart.byCode.get(line.accountCode)?.systemRole === 'accounts_receivable';
  return ofCustomers ? accountByRole(chart, 'customer_deposits').code : prepaidAccount(chart).code;
}

function sumOf(lines: readonly SettlementLine[]): bigint {
  return lines.reduce((sum, line) => sum + line.netMinor, 0n);
}

/** Unapplied money that is applied leaves its account at its carried value, and the documents receive that value. */
function splitAllocation(entry: SettlementEntry, chart: Chart): SettlementSplit {
  const money = entry.lines.filter((line) => line.settles === 'money');
  const documents = entry.lines.filter((line) => line.settles === 'document');
  if (money.length === 0) return { nets: [], shares: [] };
  const shares = allocateProportionally(sumOf(money), weightsOf(documents));
  return {
    nets: money.map((line) => [unappliedCode(line, chart), line.netMinor]),
    shares: documents.map((line, index) => [
      must(line.documentRef, 'the document of a settlement line'),
      at(shares, index),
    ]),
  };
}

/**
 * A payment: its own lines stay (bank, fee, write-off), except the realised exchange difference. Its own excess keeps
 * the value it was posted at; the rest of the money goes to the control lines in proportion to what they settle. A
 * document receives its part. Unapplied money that is refunded leaves its account at its carried value, and what the
 * bank gave more or less is an exchange difference on money, not on trade.
 */
function splitMoney(entry: SettlementEntry, chart: Chart): SettlementSplit {
  const exchange = accountByRole(chart, 'fx_realised').code;
  const own = entry.lines.filter((line) => line.settles === null && line.accountCode !== exchange);
  const excess = entry.lines.filter((line) => line.settles !== null && line.documentRef === entry.sourceRef);
  const settled = entry.lines.filter((line) => line.settles !== null && line.documentRef !== entry.sourceRef);
  const restMinor = sumOf(own) + sumOf(excess);
  const parts = allocateProportionally(restMinor, weightsOf(settled));
  const nets: (readonly [string, bigint])[] = own.map((line) => [line.accountCode, line.netMinor]);
  const shares: (readonly [string, bigint])[] = [];
  for (const line of excess) nets.push([unappliedCode(line, chart), line.netMinor]);
  if (settled.length === 0) nets.push([exchange, -restMinor]);
  settled.forEach((line, index) => {
    const part = at(parts, index);
    if (line.settles === 'document') shares.push([must(line.documentRef, 'the document of a settlement line'), part]);
    else nets.push([unappliedCode(line, chart), line.netMinor], [exchange, -part - line.netMinor]);
  });
  return { nets, shares };
}

/** Splits a settlement so that its amounts and the opposite of its documents' shares always sum to zero. */
export function splitSettlement(entry: SettlementEntry, chart: Chart): SettlementSplit {
  return entry.sourceType === 'allocation' ? splitAllocation(entry, chart) : splitMoney(entry, chart);
}
