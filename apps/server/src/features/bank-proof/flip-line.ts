import { formatMoney, payeeKey } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { forgetSuggestions, walkBalances } from '../bank/index.ts';
import { refreshStatements } from '../bank-statement/index.ts';
import { fieldChanges, findBankAccount, type LedgerCall, writeAudit } from '../ledger/index.ts';
import { lockForFlip, turnLine } from './flip-store.ts';
import { readWalk, writeFlags } from './proof-store.ts';

/**
 * Turns an open line round that was read the wrong way: money spent becomes money received. Its statement's running balances are
 * walked again and its state worked out anew; who did it stands in the audit trail.
 */
export async function flipLine(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const line = await lockForFlip(tx, id);
  if (line === null) throw new Refusal('not_found');
  if (line.state !== 'unreviewed' && line.state !== 'suggested')
    throw new Refusal('line_already_reconciled', { word: 'line_not_open' });
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

/** Flags the lines whose running balance does not follow, and unflags those that do again. */
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
