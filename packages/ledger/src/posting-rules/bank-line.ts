import { accountByCode, isControlAccount } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import { LedgerFault } from '../fault.ts';
import { type TaxCode, taxCodeOf, taxOf } from '../invoicing/index.ts';
import type { JournalDraft } from '../journal/index.ts';
import { absorbResidue, type Currency, formatMoney } from '../money/index.ts';
import { baseValue, currencyOfAccount, draftOf, type Posting, roleCode } from './books.ts';
import type { DocumentContext } from './document.ts';

/** A part of a bank line: in the bank account's currency, tax included when it has a code; negative parts allowed. */
export interface BankLineSplit {
  readonly accountCode: string;
  readonly amountMinor: bigint;
  readonly taxCode?: string | null;
  readonly description?: string;
}

/** A statement line booked straight to accounts. `amountMinor` is positive; `rate` null for a base account. */
export interface BankLinePosting {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly accountCode: string;
  readonly direction: 'received' | 'spent';
  readonly amountMinor: bigint;
  readonly rate: string | null;
  readonly narration: string;
  readonly contactId?: string | null;
  readonly splits: readonly BankLineSplit[];
}

function checkSplits(input: BankLinePosting, context: DocumentContext, currency: Currency): void {
  if (input.amountMinor <= 0n) throw new LedgerFault('amount_not_positive', { record: input.number });
  const sum = input.splits.reduce((total, split) => total + split.amountMinor, 0n);
  if (sum !== input.amountMinor) {
    const values = { found: formatMoney(sum, currency), expected: formatMoney(input.amountMinor, currency), currency };
    throw new LedgerFault('splits_do_not_add_up', values);
  }
  for (const split of input.splits) {
    if (isControlAccount(accountByCode(context.chart, split.accountCode))) {
      throw new LedgerFault('control_account_not_allowed', { account: split.accountCode });
    }
    if (split.accountCode === input.accountCode) throw new LedgerFault('same_account', { account: split.accountCode });
  }
}

/** Tax of a part that stands on its own account: output tax when received, claimable input tax when spent. */
function separateTax(split: BankLineSplit, code: TaxCode | null, input: BankLinePosting): bigint {
  if (code === null || (input.direction === 'spent' && !code.recoverable)) return 0n;
  return taxOf(split.amountMinor, code.ratePercent, 'tax_inclusive');
}

/**
 * A bank line classified directly: the bank leg first, then each part on the other side, then its tax. Parts of a
 * foreign line convert one by one and the largest takes the cents. Needs the books and the tax codes used.
 */
export function bankLine(input: BankLinePosting, context: DocumentContext): JournalDraft[] {
  const currency = currencyOfAccount(context, input.accountCode);
  checkSplits(input, context, currency);
  const sign = input.direction === 'received' ? 1n : -1n;
  const totalBase = baseValue(context, input.amountMinor, currency, input.rate);
  const tax: Posting[] = [];
  const parts = input.splits.map((split): Posting => {
    const code = taxCodeOf(split.taxCode ?? null, context.taxCodes);
    const taxMinor = separateTax(split, code, input);
    const about = {
      taxCode: code?.code ?? null,
      description: split.description ?? input.narration,
      contactId: input.contactId ?? null,
    };
    const taxRole = input.direction === 'received' ? 'tax_output' : 'tax_input';
    tax.push({
      accountCode: roleCode(context, taxRole),
      netMinor: baseValue(context, taxMinor, currency, input.rate),
      ...about,
    });
    return {
      accountCode: split.accountCode,
      netMinor: baseValue(context, split.amountMinor - taxMinor, currency, input.rate),
      ...about,
    };
  });
  const target = tax.reduce((left, posting) => left - posting.netMinor, totalBase);
  const settled = absorbResidue(
    parts.map((part) => part.netMinor),
    target,
  );
  const counter = [...parts.map((part, index) => ({ ...part, netMinor: settled[index] ?? 0n })), ...tax];
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
