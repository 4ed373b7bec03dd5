import type { reverseTaxJournalBody, TaxComputation, TaxJournalBody } from '@folio/contract';
import { parseMoney } from '@folio/ledger';
import type { z } from 'zod';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { postJournals, reverseJournal } from '../../books/manual-journal/index.ts';
import { noteTax } from './keep-computation.ts';
import { openComputation, presentComputation } from './present.ts';
import { type StoredComputation, setJournal } from './store.ts';

/**
 * Posts the tax of an approved computation as a journal: the expense against the liability, and provisional tax that was posted
 * to another account out of it. Throws `conflict` for a draft, a second journal, or a computation without tax.
 */
export async function postTaxJournal(
  tx: CompanyTransaction,
  call: LedgerCall & { language: Language },
  id: string,
  body: TaxJournalBody,
): Promise<TaxComputation> {
  const { computation } = await openComputation(tx, id, body);
  const lines = journalLines(computation, body);
  const narration = sentence(call.language, 'tax_journal_narration', { year: computation.year });
  const journal = { date: body.date, narration, reference: computation.year, reverse_on: null, lines };
  const [posted] = await postJournals(tx, call, [journal], () => '');
  if (posted === undefined) throw new Error('a tax journal posted nothing');
  await setJournal(tx, id, posted.journal_id);
  await noteTax(tx, call, id, 'tax_journal_posted', { number: { before: null, after: posted.journal_number } });
  return presentComputation(await openComputation(tx, id));
}

function journalLines({ state, approved, journal }: StoredComputation, body: TaxJournalBody) {
  if (state !== 'approved' || approved === null) throw new DomainError('conflict', { word: 'tax_not_approved' });
  if (journal?.state === 'posted') throw new DomainError('conflict', { word: 'tax_has_journal' });
  const { payable } = approved.figures;
  const { provisional } = approved.inputs;
  const blank = {
    debit: null,
    credit: null,
    description: '',
    contact_id: null,
    currency: null,
    foreign_amount: null,
    rate: null,
  };
  const pair = (debited: string, credited: string, amount: string) =>
    parseMoney(amount, 'HKD') === 0n
      ? []
      : [
          { ...blank, account_code: debited, debit: amount },
          { ...blank, account_code: credited, credit: amount },
        ];
  const lines = [
    ...pair(body.expense_account, body.payable_account, payable),
    ...(body.provisional_account === null ? [] : pair(body.payable_account, body.provisional_account, provisional)),
  ];
  if (lines.length === 0) throw new DomainError('conflict', { word: 'tax_nothing_to_post' });
  return lines;
}

/** Reverses the journal of the tax, as any manual journal. Throws `conflict` if there is no posted one. */
export async function reverseTaxJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, date }: z.output<typeof reverseTaxJournalBody>,
): Promise<TaxComputation> {
  const { computation } = await openComputation(tx, id, { version });
  if (computation.journal?.state !== 'posted') throw new DomainError('conflict', { word: 'tax_no_journal' });
  await reverseJournal(tx, call, { id: computation.journal.id, date });
  await noteTax(tx, call, id, 'tax_journal_reversed', { number: { before: computation.journal.number, after: null } });
  return presentComputation(await openComputation(tx, id));
}
