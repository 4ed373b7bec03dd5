import type { BookProof } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { readChainHead, verifyChain } from '../ledger/index.ts';
import {
  countBooks,
  type Difference,
  unbalancedEntries,
  wholeDifference,
  wrongControlAccounts,
  wrongDocumentBalances,
  wrongMonthBalances,
  wrongStandings,
} from './proof-store.ts';
import { countStray } from './stray-store.ts';

type Check = BookProof['checks'][number]['check'];

async function chainDifferences(tx: CompanyTransaction, language: Language): Promise<Difference[]> {
  const chain = await verifyChain(tx);
  if (chain.intact) return [];
  const found = sentence(language, `proof_chain_${chain.fault}`);
  return [{ subject: chain.journalNumber, expected: sentence(language, 'proof_chain_intact'), found }];
}

/**
 * Recomputes all stored figures of the books from their lines: the hash chain, each entry's balance, month balances,
 * open amounts of documents, control accounts and the total. Reports each difference with its place, the expected
 * value and the stored one.
 */
export async function verifyBooks(tx: CompanyTransaction, by: { now: Date; language: Language }): Promise<BookProof> {
  const { language } = by;
  const counts = await countBooks(tx);
  const results: { check: Check; counted: number; found: Difference[] }[] = [
    { check: 'chain', counted: counts.entries, found: await chainDifferences(tx, language) },
    { check: 'balance', counted: counts.entries, found: await unbalancedEntries(tx) },
    { check: 'month_balance', counted: counts.months, found: await wrongMonthBalances(tx) },
    { check: 'document_balance', counted: counts.documents, found: await wrongDocumentBalances(tx) },
    { check: 'document_list', counted: counts.invoices, found: await wrongStandings(tx) },
    { check: 'control_account', counted: counts.controls, found: await wrongControlAccounts(tx) },
    { check: 'trial_balance', counted: 1, found: await wholeDifference(tx) },
  ];
  return {
    entries: counts.entries,
    lines: counts.lines,
    head: (await readChainHead(tx)).lastHash,
    checked_at: by.now.toISOString(),
    checks: results.map(({ check, counted, found }) => ({
      check,
      label: sentence(language, `proof_${check}`),
      holds: found.length === 0,
      counted,
    })),
    findings: results.flatMap(({ check, found }) =>
      found.map((difference) => ({
        check,
        ...difference,
        message: sentence(language, `proof_${check}_fails`, { ...difference }),
      })),
    ),
  };
}

/** How many entries belong to no company: after an interrupted deletion or a damaged database. */
export function countStrayEntries(queries: Queries): Promise<number> {
  return countStray(queries);
}
