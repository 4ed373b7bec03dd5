import type { ListMeta, MissingEvidenceRow } from '@folio/contract';
import { absolute, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { findBankAccount, readBooks } from '../../books/ledger/index.ts';
import { arrivedFor } from '../bank-evidence/index.ts';
import { codedText, coding } from '../bank-line/index.ts';
import { countMissingRows, type MissingFilter, pageOfMissing } from './missing-store.ts';

/** A page of spent lines that nothing shows the reason of, each with what was asked and what has arrived for it. */
export async function listMissing(
  tx: CompanyTransaction,
  language: Language,
  query: MissingFilter & { page: number; limit: number; sort?: string | undefined },
): Promise<{ rows: MissingEvidenceRow[]; meta: ListMeta }> {
  const { page, limit, sort } = query;
  if (query.account_id !== undefined) await findBankAccount(tx, query.account_id);
  const lines = await pageOfMissing(tx, query, { sort, limit, offset: (page - 1) * limit });
  const arrived = await arrivedFor(
    tx,
    lines.map(({ id }) => id),
  );
  const { chart } = await readBooks(tx);
  const rows = lines.map((line) => ({
    id: line.id,
    date: line.date,
    bank_account_id: line.bankAccountId,
    account_code: line.accountCode,
    payee: line.payee,
    description: line.description,
    amount: formatMoney(absolute(line.amountMinor), line.currency),
    currency: line.currency,
    coded_text: line.coded === null ? null : codedText(coding.parse(line.coded), { chart, language }),
    question: line.question,
    answered: line.answered,
    arrived: arrived.get(line.id) ?? null,
  }));
  return { rows, meta: { page, limit, total: await countMissingRows(tx, query) } };
}
