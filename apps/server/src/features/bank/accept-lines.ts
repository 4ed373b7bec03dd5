import { absolute, formatMoney } from '@folio/ledger';
import { sentence } from '../../messages/index.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { classifyLine } from './classify-line.ts';
import { openLine } from './code-line.ts';
import { matchLine } from './match-line.ts';
import { transferLine } from './transfer-line.ts';

/** Accepts the standing suggestion of each line, each in a transaction of its own: one refusal holds up no other line. */
export async function acceptLines(
  call: CompanyCall,
  ids: readonly string[],
): Promise<{ accepted: string[]; refused: { id: string; message: string }[] }> {
  const accepted: string[] = [];
  const refused: { id: string; message: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await call.transaction((tx) => acceptLine(tx, call, id));
      accepted.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, message: messageOf(error, call) });
    }
  }
  return { accepted, refused };
}

/** The most exact sentence: the first faulty field's, else the refusal's own. */
function messageOf({ word, values, faults }: Refusal, call: CompanyCall): string {
  const [fault] = faults;
  return fault === undefined
    ? sentence(call.language, word, values)
    : sentence(call.language, fault.word, fault.values ?? {});
}

async function acceptLine(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const line = await openLine(tx, id);
  const { suggestion } = line;
  if (suggestion === null) throw new Refusal('conflict', { word: 'no_suggestion' });
  const { action, documentRef, entryRef, accountCode } = suggestion;
  if (action === 'match' && entryRef !== null)
    return matchLine(tx, call, { id, documents: [], journal_entry_id: entryRef });
  if (action === 'match' && documentRef !== null) return matchLine(tx, call, { id, documents: [{ id: documentRef }] });
  if (action === 'transfer' && accountCode !== null) return transferLine(tx, call, { id, account_code: accountCode });
  if (action === 'classify' && accountCode !== null) {
    const amount = formatMoney(absolute(line.amountMinor), line.currency);
    return classifyLine(tx, call, { id, splits: [{ account_code: accountCode, amount }] });
  }
  throw new Refusal('conflict', { word: 'no_suggestion' });
}
