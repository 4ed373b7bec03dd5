import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { balancingAmount, draftOf, type Posting, roleCode } from '../books.ts';
import { documentOf, type OpenDocument, openMinorOf, releasedBy } from '../documents/open-documents.ts';
import { LINE_WORDS } from '../wording.ts';
import type { SettlementContext } from './settlement.ts';

/** A credit (note, over-payment) applied to an invoice or bill; `amountMinor` positive in their one currency. */
export interface CreditAllocation {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly narration: string;
  readonly fromRef: string;
  readonly toRef: string;
  readonly amountMinor: bigint;
}

function checkPair(from: OpenDocument, to: OpenDocument): void {
  const values = { document: from.ref, against: to.ref };
  if (from.contactId !== to.contactId) throw new LedgerIssue('contact_mismatch', values);
  if (from.currency !== to.currency) throw new LedgerIssue('currency_mismatch', values);
  if (from.controlAccount !== to.controlAccount) throw new LedgerIssue('control_account_mismatch', values);
  if (openMinorOf(from) * openMinorOf(to) >= 0n) throw new LedgerIssue('wrong_direction', values);
}

function settled(document: OpenDocument, amountMinor: bigint): Posting {
  return {
    accountCode: document.controlAccount,
    netMinor: -releasedBy(document, amountMinor),
    currency: document.currency,
    foreignMinor: openMinorOf(document) < 0n ? amountMinor : -amountMinor,
    contactId: document.contactId,
    documentRef: document.ref,
    description: document.number,
  };
}

/**
 * Applies one open credit to one open document of the same contact, currency and control account; carrying values
 * at different rates leave a realised exchange difference. Needs the open state of both documents.
 */
export function allocation(input: CreditAllocation, context: SettlementContext): JournalDraft[] {
  if (input.amountMinor <= 0n) throw new LedgerIssue('amount_not_positive', { record: input.number });
  const from = documentOf(context.openDocuments, input.fromRef);
  const to = documentOf(context.openDocuments, input.toRef);
  checkPair(from, to);
  const pair = [settled(from, input.amountMinor), settled(to, input.amountMinor)];
  const exchange = {
    accountCode: roleCode(context, 'fx_realised'),
    netMinor: balancingAmount(pair),
    description: LINE_WORDS.exchange,
  };
  const head = {
    date: input.date,
    kind: 'allocation' as const,
    sourceType: 'allocation' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  return [draftOf(context, head, [...pair, exchange])];
}
