import type { AccountCode } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { JournalDraft } from '../../journal/index.ts';
import type { Currency } from '../../money/index.ts';
import { type Books, balancingAmount, baseValue, draftOf, type Posting, roleCode } from '../books.ts';
import { DOCUMENT_SHAPES, type DocumentKind } from '../documents/document.ts';

/** One account's opening balance: `netMinor` base, debit positive; a foreign bank account brings its amount too. */
export interface OpeningBalanceLine {
  readonly accountCode: AccountCode;
  readonly netMinor: bigint;
  readonly currency?: Currency;
  readonly foreignMinor?: bigint;
  readonly rate?: string | null;
}

export interface OpeningBalances {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly narration: string;
  readonly lines: readonly OpeningBalanceLine[];
}

/** An invoice, bill or credit note still open when the books began; `totalMinor`: its open amount, positive. */
export interface OpeningDocument {
  readonly ref: string;
  readonly number: string;
  readonly documentKind: DocumentKind;
  readonly date: Day;
  readonly contactId: string;
  readonly narration: string;
  readonly currency: Currency;
  readonly rate: string | null;
  readonly totalMinor: bigint;
}

/**
 * Balances taken over from earlier books in one entry; the difference goes to opening balance equity, which open
 * documents then bring to zero. Needs only the books.
 */
export function openingBalances(input: OpeningBalances, books: Books): JournalDraft[] {
  const postings: Posting[] = input.lines.map((line) => ({ ...line, description: input.narration }));
  const equity = {
    accountCode: roleCode(books, 'opening_balance_equity'),
    netMinor: balancingAmount(postings),
    description: input.narration,
  };
  const head = {
    date: input.date,
    kind: 'opening_balance' as const,
    sourceType: 'opening_balance' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  return [draftOf(books, head, [...postings, equity])];
}

/** An opening document at its original rate: control account against opening balance equity. */
export function openingDocument(input: OpeningDocument, books: Books): JournalDraft[] {
  if (input.totalMinor <= 0n) throw new LedgerIssue('total_not_positive', { document: input.number });
  const { control, controlSign } = DOCUMENT_SHAPES[input.documentKind];
  const netMinor = controlSign * baseValue(books, input.totalMinor, input.currency, input.rate);
  const controlPosting: Posting = {
    accountCode: roleCode(books, control),
    netMinor,
    currency: input.currency,
    foreignMinor: controlSign * input.totalMinor,
    rate: input.rate,
    contactId: input.contactId,
    documentRef: input.ref,
    description: input.number,
  };
  const head = {
    date: input.date,
    kind: 'opening_document' as const,
    sourceType: input.documentKind,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  return [
    draftOf(books, head, [
      controlPosting,
      { accountCode: roleCode(books, 'opening_balance_equity'), netMinor: -netMinor, description: input.number },
    ]),
  ];
}
