import { type Chart, isControlAccount } from '../../accounts/index.ts';
import { type JournalDraft, type JournalLineDraft, netOf } from '../../journal/index.ts';
import { type MovementRange, type Movements, movementsFrom } from '../movement.ts';
import { collectCashBasis } from './collect.ts';
import {
  CASH_BASIS_DOCUMENTS,
  CASH_BASIS_LEFT_OUT,
  CASH_BASIS_SETTLEMENTS,
  type CashBasisInputs,
  type DocumentLines,
  isMoneySource,
  type SettlementEntry,
  type SettlementLine,
} from './rows.ts';

/**
 * The sums a profit and loss or a trial balance reads, on cash basis: give them to the same build instead of the
 * accrual ones. They balance in every range. Throws when a settled document's lines are missing.
 */
export function cashBasisMovements(ranges: readonly MovementRange[], inputs: CashBasisInputs, chart: Chart): Movements {
  const collector = collectCashBasis(ranges, chart);
  for (const entry of inputs.settlements) collector.settle(entry);
  for (const document of inputs.documents) collector.document(document);
  return collector.movements(inputs.others);
}

function isControl(line: JournalLineDraft, chart: Chart): boolean {
  const account = chart.byCode.get(line.accountCode);
  return account !== undefined && isControlAccount(account);
}

function settlementLine(line: JournalLineDraft, chart: Chart, money: ReadonlySet<string>): SettlementLine {
  const netMinor = netOf(line);
  const ofMoney = line.documentRef !== null && money.has(line.documentRef);
  return {
    accountCode: line.accountCode,
    currency: line.currency,
    documentRef: line.documentRef,
    netMinor,
    amountMinor: line.foreignAmountMinor ?? netMinor,
    settles: isControl(line, chart) ? (ofMoney ? 'money' : 'document') : null,
  };
}

/** The rows of the cash basis from entries; a store reads the same rows in SQL. */
export function cashBasisInputsFrom(
  entries: readonly JournalDraft[],
  ranges: readonly MovementRange[],
  chart: Chart,
): CashBasisInputs {
  const money = new Set(entries.filter((entry) => isMoneySource(entry.sourceType)).map((entry) => entry.sourceRef));
  const settlements = entries
    .filter((entry) => CASH_BASIS_SETTLEMENTS.includes(entry.sourceType))
    .map(({ date, sourceType, sourceRef, lines }): SettlementEntry => {
      return { date, sourceType, sourceRef, lines: lines.map((line) => settlementLine(line, chart, money)) };
    });
  const documents = entries
    .filter((entry) => CASH_BASIS_DOCUMENTS.includes(entry.sourceType) && entry.kind !== 'void')
    .map(({ sourceRef, lines }): DocumentLines => {
      const others = lines.filter((line) => !isControl(line, chart));
      return {
        ref: sourceRef,
        lines: others.map((line) => ({ accountCode: line.accountCode, netMinor: netOf(line) })),
      };
    });
  const special = new Set([...CASH_BASIS_LEFT_OUT, ...CASH_BASIS_SETTLEMENTS]);
  const others = movementsFrom(
    entries.filter((entry) => !special.has(entry.sourceType)),
    ranges,
  );
  return { others, settlements, documents };
}
