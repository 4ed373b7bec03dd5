import { absolute, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { byTheRules, type LedgerCall } from '../../../books/ledger/index.ts';
import type { Affected } from '../suggest/affected.ts';
import { exclude } from '../undo/exclude-line.ts';
import { categorizeLine } from './categorize-line.ts';
import { openLine } from './keep-coding.ts';
import { linkToEntries } from './link-to-entries.ts';
import { matchDocuments, openDocuments } from './match-documents.ts';
import { transfer } from './transfer-line.ts';

/*
 * What a person asks of a line, with amounts as text. Here they become amounts in minor units: those of the line in its currency,
 * those of a document in the document's.
 */

export interface ClassifyRequest {
  id: string;
  /** Parts in the account's currency, positive in the line's direction; they add up to the line. */
  splits: readonly {
    account_code: string;
    amount: string;
    description?: string | undefined;
    /** The part contains the tax of this code. */
    tax_code?: string | undefined;
  }[];
  rate?: string | undefined;
}

export interface MatchRequest {
  id: string;
  journal_entry_ids?: readonly string[] | undefined;
  /** In the order of settlement; without an amount, as much of what is open as the line covers. */
  documents?: readonly { id: string; amount?: string | undefined }[] | undefined;
  /** In the account's currency. Deducted from money received, included in money spent. */
  fee?: { account_code: string; amount: string } | null | undefined;
  /** A shortfall to write off, in the account's currency. */
  write_off?: string | null | undefined;
  rate?: string | undefined;
}

export interface TransferRequest {
  id: string;
  account_code: string;
  /** In the other account's currency. */
  amount?: string | undefined;
  rate?: string | undefined;
}

/** Books a line to the accounts a person chose. */
export async function classifyLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, splits, rate }: ClassifyRequest,
): Promise<Affected> {
  const line = await openLine(tx, id);
  const parts = byTheRules(() =>
    splits.map(({ account_code: accountCode, amount, description, tax_code: taxCode }) => ({
      accountCode,
      amountMinor: parseMoney(amount, line.currency),
      taxCode: taxCode || null,
      ...(description ? { description } : {}),
    })),
  );
  return categorizeLine(tx, call, line, { parts, rate });
}

/** Links a line to existing entries, or posts the receipt, payment or refund that settles open documents. */
export async function matchLine(tx: CompanyTransaction, call: LedgerCall, asked: MatchRequest): Promise<Affected> {
  const { journal_entry_ids: entryIds = [], documents: chosen = [], fee, write_off: writeOff, rate } = asked;
  if (entryIds.length > 0 && chosen.length > 0) throw rejectedChoice('match_one_kind');
  if (entryIds.length === 0 && chosen.length === 0) throw rejectedChoice('choose_document');
  const line = await openLine(tx, asked.id);
  if (entryIds.length > 0) return linkToEntries(tx, call, line, entryIds);
  const open = await openDocuments(
    tx,
    chosen.map((document) => document.id),
  );
  const inLine = (text: string) => byTheRules(() => parseMoney(text, line.currency));
  const documents = open.map((document, index) => {
    const text = chosen[index]?.amount;
    return { document, amountMinor: text === undefined ? null : byTheRules(() => parseMoney(text, document.currency)) };
  });
  return matchDocuments(tx, call, line, {
    documents,
    fee: fee ? { accountCode: fee.account_code, amountMinor: inLine(fee.amount) } : null,
    writeOffMinor: writeOff ? inLine(writeOff) : 0n,
    rate,
  });
}

/** Posts a line as a transfer to or from another account of the company. */
export async function transferLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, account_code: accountCode, amount, rate }: TransferRequest,
): Promise<Affected> {
  const line = await openLine(tx, id);
  const amountIn = (currency: string) =>
    amount === undefined ? null : absolute(byTheRules(() => parseMoney(amount, currency)));
  return transfer(tx, call, line, { accountCode, amountIn, rate });
}

/** Leaves a line out for the reason a person gave. */
export async function excludeLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, reason }: { id: string; reason: string },
): Promise<Affected> {
  return exclude(tx, call, await openLine(tx, id), reason);
}

function rejectedChoice(word: string): DomainError {
  return new DomainError('validation_failed', { faults: [{ path: 'documents', word }] });
}
