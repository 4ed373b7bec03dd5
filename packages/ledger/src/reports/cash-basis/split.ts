import { type Account, accountByRole, type Chart } from '../../accounts/index.ts';
import { allocateProportionally } from '../../money/index.ts';
import { type SettlementEntry, type SettlementLine, weightsOf } from './rows.ts';

/** What a settlement comes to: amounts on accounts, and the cash each document received (signed as the bank leg). */
export interface SettlementSplit {
  readonly nets: readonly (readonly [accountCode: string, netMinor: bigint])[];
  readonly shares: readonly (readonly [documentRef: string, shareMinor: bigint])[];
}

/** Where unapplied money of payments stands when the default chart's account is not there. */
const PREPAYMENTS = '1140';

/**
 * The account of money paid ahead. No system role names it, so the default chart's prepayments are taken; a chart
 * without them gives its first ordinary receivable (a debit account among the current assets that takes part in
 * operating cash flow and has no role), and one without any the suspense account.
 */
export function prepaidAccount(chart: Chart): Account {
  const isReceivable = (account: Account) =>
    account.section === 'current_assets' &&
    account.normalSide === 'debit' &&
    account.cashFlow === 'operating' &&
    account.systemRole === null;
  const receivables = chart.accounts.filter(isReceivable);
  const found = receivables.find((account) => account.code === PREPAYMENTS) ?? receivables[0];
  return found ?? accountByRole(chart, 'suspense');
}

/** Unapplied money: of customers a receipt in advance (its role), of suppliers an amount paid ahead. */
function unappliedCode(line: SettlementLine, chart: Chart): string {
  const ofCustomers = chart.byCode.get(line.accountCode)?.systemRole === 'accounts_receivable';
  return ofCustomers ? accountByRole(chart, 'customer_deposits').code : prepaidAccount(chart).code;
}

function sumOf(lines: readonly SettlementLine[]): bigint {
  return lines.reduce((sum, line) => sum + line.netMinor, 0n);
}

/** Unapplied money applied: it leaves its account at its carried value, and that is what the documents receive. */
function splitAllocation(entry: SettlementEntry, chart: Chart): SettlementSplit {
  const money = entry.lines.filter((line) => line.settles === 'money');
  const documents = entry.lines.filter((line) => line.settles === 'document');
  if (money.length === 0) return { nets: [], shares: [] };
  const shares = allocateProportionally(sumOf(money), weightsOf(documents));
  return {
    nets: money.map((line) => [unappliedCode(line, chart), line.netMinor]),
    shares: documents.map((line, index) => [line.documentRef ?? '', shares[index] ?? 0n]),
  };
}

/**
 * A money record: its own lines stay (bank, fee, write-off), except the realised exchange difference. The record's
 * own excess stands at the value it was posted at; what is left of the money goes to the control lines in proportion
 * to what they settle. A document receives its part. Unapplied money that is refunded leaves its account at its
 * carried value, and what the bank gave more or less is an exchange difference after all, of money and not of trade.
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
    const part = parts[index] ?? 0n;
    if (line.settles === 'document') shares.push([line.documentRef ?? '', part]);
    else nets.push([unappliedCode(line, chart), line.netMinor], [exchange, -part - line.netMinor]);
  });
  return { nets, shares };
}

/** Splits a settlement so that its amounts and the opposite of its documents' shares always add up to nil. */
export function splitSettlement(entry: SettlementEntry, chart: Chart): SettlementSplit {
  return entry.sourceType === 'allocation' ? splitAllocation(entry, chart) : splitMoney(entry, chart);
}
