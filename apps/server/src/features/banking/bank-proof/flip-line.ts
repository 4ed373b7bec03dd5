import { formatMoney, payeeKey } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, findBankAccount, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { forgetSuggestions, holdLines, walkBalances } from '../bank-line/index.ts';
import { refreshStatements } from '../bank-statement/index.ts';
import { lockForFlip, turnLine } from './flip-store.ts';
import { readWalk, writeFlags } from './proof-store.ts';

/**
 * Flips an open line that was read with the wrong direction: money spent becomes money received. Checks the running
 * balances of the statement again and updates its state. The audit trail records who did it.
 */
export async function flipLine(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  await holdLines(tx);
  const line = await lockForFlip(tx, id);
  if (line === null) throw new DomainError('not_found');
  if (line.state !== 'unreviewed' && line.state !== 'suggested')
    throw new DomainError('line_already_reconciled', { word: 'line_not_open' });
  const amountMinor = -line.amountMinor;
  await turnLine(tx, id, { amountMinor, payeeKey: payeeKey({ ...line, amountMinor }) });
  await proveLines(tx, line.statementId);
  await forgetSuggestions(tx);
  const account = await findBankAccount(tx, line.bankAccountId);
  await refreshStatements(tx, account, line.periodEnd);
  const shown = (minor: bigint) => `${account.currency} ${formatMoney(minor, account.currency)}`;
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'line_turned',
    subjectType: 'bank_line',
    subjectId: id,
    change: { date: line.date, ...fieldChanges({ amount: shown(line.amountMinor) }, { amount: shown(amountMinor) }) },
  });
}

/**
 * Flags lines whose running balance does not follow from the previous one, and removes the flag from lines that are
 * now correct.
 */
async function proveLines(tx: CompanyTransaction, statementId: string): Promise<void> {
  const { openingMinor, lines } = await readWalk(tx, statementId);
  const breaks = new Map(walkBalances(lines, openingMinor).breaks.map(({ index, flip }) => [index, flip]));
  const changed = lines.flatMap((line, index) => {
    const kept = line.flags.filter((flag) => flag === 'repaired');
    const broken = breaks.has(index) ? ['balance_breaks', ...(breaks.get(index) === true ? ['flip'] : [])] : [];
    const flags = [...kept, ...broken];
    return flags.join() === line.flags.join() ? [] : [{ id: line.id, flags }];
  });
  await writeFlags(tx, changed);
}
