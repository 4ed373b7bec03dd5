import { type AccountCode, isControlAccount } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { type JournalDraft, netOf, reverse } from '../../journal/index.ts';
import type { Currency } from '../../money/index.ts';
import { type Books, balancingAmount, baseValue, draftOf, type Posting, roleCode } from '../books.ts';
import { carryingMinorOf, type OpenDocument, type OpenDocuments, openMinorOf } from '../documents/open-documents.ts';
import { LINE_WORDS, revalueWords } from '../wording.ts';

/** A foreign bank account's balance: in its currency and as carried in base currency, debit positive. */
export interface ForeignBankBalance {
  readonly accountCode: AccountCode;
  readonly currency: Currency;
  readonly foreignMinor: bigint;
  readonly baseMinor: bigint;
}

/** Needs the documents and foreign bank balances at the end of the revaluation date. */
export interface RevaluationContext extends Books {
  readonly openDocuments: OpenDocuments;
  readonly bankBalances: readonly ForeignBankBalance[];
}

/** One entry's number and narration. */
interface EntryWords {
  readonly number: string;
  readonly narration: string;
}

export interface Revaluation {
  readonly ref: string;
  readonly date: Day;
  readonly reverseOn: Day;
  /** Closing rate of each currency: base units per 1 foreign unit. */
  readonly rates: Readonly<Record<string, string>>;
  readonly documents: EntryWords;
  readonly documentsReversal: EntryWords;
  readonly banks: EntryWords;
}

function rateOf(currency: Currency, input: Revaluation): string {
  const rate = input.rates[currency];
  if (rate === undefined) throw new LedgerIssue('rate_required', { currency });
  return rate;
}

function documentPosting(document: OpenDocument, input: Revaluation, books: Books): Posting {
  const rate = rateOf(document.currency, input);
  return {
    accountCode: document.controlAccount,
    netMinor: baseValue(books, openMinorOf(document), document.currency, rate) - carryingMinorOf(document),
    currency: document.currency,
    foreignMinor: 0n,
    rate,
    contactId: document.contactId,
    documentRef: document.ref,
    description: revalueWords(document.number),
  };
}

function inOrder(a: OpenDocument, b: OpenDocument): number {
  const left = `${a.controlAccount} ${a.number} ${a.ref}`;
  const right = `${b.controlAccount} ${b.number} ${b.ref}`;
  return left < right ? -1 : left > right ? 1 : 0;
}

function revaluationEntry(
  words: EntryWords,
  postings: readonly Posting[],
  input: Revaluation,
  books: Books,
): JournalDraft {
  const counter = {
    accountCode: roleCode(books, 'fx_unrealised'),
    netMinor: balancingAmount(postings),
    description: words.narration,
  };
  const head = {
    date: input.date,
    kind: 'fx_revaluation' as const,
    sourceType: 'fx_revaluation' as const,
    sourceRef: input.ref,
    ...words,
  };
  return draftOf(books, head, [...postings, counter]);
}

/**
 * Revaluation at a closing date: open foreign documents with their reversal on the first day of the next period, and
 * foreign bank balances, not reversed. Up to three entries; none for what needs no adjustment. Throws `rate_required`.
 */
export function revaluation(input: Revaluation, context: RevaluationContext): JournalDraft[] {
  if (input.reverseOn <= input.date) throw new LedgerIssue('bad_date_order', { from: input.date, to: input.reverseOn });
  const foreign = [...context.openDocuments.values()]
    .filter((document) => document.currency !== context.baseCurrency && openMinorOf(document) !== 0n)
    .sort(inOrder);
  const documents = foreign.map((document) => documentPosting(document, input, context));
  const banks = context.bankBalances.map(({ accountCode, currency, foreignMinor, baseMinor }): Posting => {
    const rate = rateOf(currency, input);
    return {
      accountCode,
      netMinor: baseValue(context, foreignMinor, currency, rate) - baseMinor,
      currency,
      foreignMinor: 0n,
      rate,
      description: LINE_WORDS.revalueBank,
    };
  });
  const documentEntry = revaluationEntry(input.documents, documents, input, context);
  const back = reverse(documentEntry, input.reverseOn, 'fx_revaluation_reversal', input.documentsReversal);
  const bankEntry = revaluationEntry(input.banks, banks, input, context);
  return [documentEntry, back, bankEntry].filter((entry) => entry.lines.length > 0);
}

/** The foreign balances of accounts held in another currency (control accounts excepted), in order of code. */
export function foreignBankBalances(entries: readonly JournalDraft[], books: Books, upTo: Day): ForeignBankBalance[] {
  const accounts = books.chart.accounts.filter(
    (account) => account.currency !== null && account.currency !== books.baseCurrency && !isControlAccount(account),
  );
  const lines = entries.filter((entry) => entry.date <= upTo).flatMap((entry) => entry.lines);
  return accounts.map((account) => {
    const own = lines.filter((line) => line.accountCode === account.code);
    return {
      accountCode: account.code,
      currency: account.currency ?? books.baseCurrency,
      foreignMinor: own.reduce((sum, line) => sum + (line.foreignAmountMinor ?? 0n), 0n),
      baseMinor: own.reduce((sum, line) => sum + netOf(line), 0n),
    };
  });
}
