import { type AccountCode, accountByCode, isControlAccount } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { chargedPercent, selfAssessedPercent, type TaxCode, taxOf } from '../../invoicing/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { absorbResidue, type Currency, formatMoney } from '../../money/index.ts';
import { taxCodeAt } from '../../tax/index.ts';
import { baseValue, currencyOfAccount, draftOf, type Posting, roleCode } from '../books.ts';
import type { DocumentContext } from '../documents/document.ts';
import { type BookedTax, purchaseTax, saleTax } from '../documents/document-tax.ts';

/** A part of a bank line: in the bank account's currency, tax included when it has a code; negative parts allowed. */
export interface BankLineSplit {
  readonly accountCode: AccountCode;
  readonly amountMinor: bigint;
  readonly taxCode?: string | null;
  readonly description?: string;
}

/** A statement line booked straight to accounts. `amountMinor` is positive; `rate` null for a base account. */
export interface BankLinePosting {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly accountCode: AccountCode;
  readonly direction: 'received' | 'spent';
  readonly amountMinor: bigint;
  readonly rate: string | null;
  readonly narration: string;
  readonly contactId?: string | null;
  readonly splits: readonly BankLineSplit[];
}

function checkSplits(input: BankLinePosting, context: DocumentContext, currency: Currency): void {
  if (input.amountMinor <= 0n) throw new LedgerIssue('amount_not_positive', { record: input.number });
  const sum = input.splits.reduce((total, split) => total + split.amountMinor, 0n);
  if (sum !== input.amountMinor) {
    const values = { found: formatMoney(sum, currency), expected: formatMoney(input.amountMinor, currency), currency };
    throw new LedgerIssue('splits_do_not_add_up', values);
  }
  for (const split of input.splits) {
    if (isControlAccount(accountByCode(context.chart, split.accountCode))) {
      throw new LedgerIssue('control_account_not_allowed', { account: split.accountCode });
    }
    if (split.accountCode === input.accountCode) throw new LedgerIssue('same_account', { account: split.accountCode });
  }
}

/** The tax a part contains, or owes under reverse charge, and its accounts. */
function splitTax(
  split: BankLineSplit,
  code: TaxCode | null,
  input: BankLinePosting,
  context: DocumentContext,
): BookedTax {
  if (code === null) return { inputMinor: 0n, outputMinor: 0n, costMinor: 0n };
  const containedMinor = taxOf(split.amountMinor, chargedPercent(code), 'tax_inclusive');
  if (input.direction === 'received') return saleTax(code, containedMinor, context, split.amountMinor < 0n);
  const selfAssessedMinor = taxOf(split.amountMinor, selfAssessedPercent(code), 'tax_exclusive');
  return purchaseTax(code, containedMinor, selfAssessedMinor, context);
}

/** A part and its tax, positive on the side of the part: the part's net with what stays in the cost, then the tax. */
function splitPostings(split: BankLineSplit, input: BankLinePosting, context: DocumentContext, currency: Currency) {
  const code = split.taxCode ? taxCodeAt(context.taxCodes, split.taxCode, input.date) : null;
  const { inputMinor, outputMinor } = splitTax(split, code, input, context);
  const about = {
    taxCode: code?.code ?? null,
    description: split.description ?? input.narration,
    contactId: input.contactId ?? null,
  };
  const owedMinor = input.direction === 'received' ? outputMinor : -outputMinor;
  const posting = (accountCode: AccountCode, amountMinor: bigint): Posting => ({
    accountCode,
    netMinor: baseValue(context, amountMinor, currency, input.rate),
    ...about,
  });
  const tax = [
    ...(inputMinor === 0n ? [] : [posting(roleCode(context, 'tax_input'), inputMinor)]),
    ...(owedMinor === 0n ? [] : [posting(roleCode(context, 'tax_output'), owedMinor)]),
  ];
  return { part: posting(split.accountCode, split.amountMinor - inputMinor - owedMinor), tax };
}

/**
 * A bank line classified directly: the bank leg first, then each part on the other side, then its tax. Parts of a
 * foreign line convert one by one and the largest takes the cents. Needs the books and the tax codes used, of which
 * the version of the line's day counts.
 */
export function bankLine(input: BankLinePosting, context: DocumentContext): JournalDraft[] {
  const currency = currencyOfAccount(context, input.accountCode);
  checkSplits(input, context, currency);
  const sign = input.direction === 'received' ? 1n : -1n;
  const totalBase = baseValue(context, input.amountMinor, currency, input.rate);
  const made = input.splits.map((split) => splitPostings(split, input, context, currency));
  const tax = made.flatMap((postings) => postings.tax);
  const parts = made.map((postings) => postings.part);
  const settled = absorbResidue(
    parts.map((part) => part.netMinor),
    tax.reduce((left, posting) => left - posting.netMinor, totalBase),
  );
  const counter = [...parts.map((part, index) => ({ ...part, netMinor: at(settled, index) })), ...tax];
  const bank: Posting = {
    accountCode: input.accountCode,
    netMinor: sign * totalBase,
    currency,
    foreignMinor: sign * input.amountMinor,
    rate: input.rate,
    contactId: input.contactId ?? null,
    description: input.narration,
  };
  const head = {
    date: input.date,
    kind: 'bank_line' as const,
    sourceType: 'bank_line' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  return [
    draftOf(context, head, [bank, ...counter.map((posting) => ({ ...posting, netMinor: -sign * posting.netMinor }))]),
  ];
}
