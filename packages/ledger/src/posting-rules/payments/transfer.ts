import type { AccountCode } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { multiplyDivide } from '../../money/index.ts';
import { type Books, baseValue, currencyOfAccount, draftOf, type Posting, roleCode } from '../books.ts';
import { LINE_WORDS } from '../wording.ts';

/**
 * Money moved between two own accounts: each amount positive in its account's currency, the fee in the sender's.
 * `rate` is the sender's rate of the day, needed only when both accounts are foreign. `arrivesOn`: when the receiving
 * bank shows it on a later day, funds in transit holds the money until then.
 */
export interface TransferPosting {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly arrivesOn?: Day | null;
  readonly fromAccount: string;
  readonly toAccount: string;
  readonly fromAmountMinor: bigint;
  readonly toAmountMinor: bigint;
  readonly feeMinor?: bigint;
  readonly rate?: string | null;
  readonly narration: string;
}

function checkTransfer(input: TransferPosting, books: Books): void {
  if (input.fromAccount === input.toAccount) throw new LedgerIssue('same_account', { account: input.fromAccount });
  if (input.fromAmountMinor <= 0n || input.toAmountMinor <= 0n || (input.feeMinor ?? 0n) < 0n) {
    throw new LedgerIssue('amount_not_positive', { record: input.number });
  }
  const sameCurrency = currencyOfAccount(books, input.fromAccount) === currencyOfAccount(books, input.toAccount);
  if (sameCurrency && input.fromAmountMinor !== input.toAmountMinor)
    throw new LedgerIssue('amounts_differ', { record: input.number });
  if (input.arrivesOn && input.arrivesOn < input.date)
    throw new LedgerIssue('bad_date_order', { from: input.date, to: input.arrivesOn });
}

/** The base value both legs take: that of the base-currency leg, else the sent amount at the day's rate. */
function baseOf(input: TransferPosting, books: Books): bigint {
  if (currencyOfAccount(books, input.fromAccount) === books.baseCurrency) return input.fromAmountMinor;
  if (currencyOfAccount(books, input.toAccount) === books.baseCurrency) return input.toAmountMinor;
  return baseValue(books, input.fromAmountMinor, currencyOfAccount(books, input.fromAccount), input.rate ?? null);
}

function leg(
  books: Books,
  accountCode: AccountCode,
  netMinor: bigint,
  foreignMinor: bigint,
  description: string,
): Posting {
  return { accountCode, netMinor, currency: currencyOfAccount(books, accountCode), foreignMinor, description };
}

function feePostings(input: TransferPosting, books: Books, baseMinor: bigint): Posting[] {
  const feeMinor = input.feeMinor ?? 0n;
  const feeBase = multiplyDivide(baseMinor, feeMinor, input.fromAmountMinor);
  return [
    { accountCode: roleCode(books, 'bank_fee'), netMinor: feeBase, description: LINE_WORDS.transferFee },
    leg(books, input.fromAccount, -feeBase, -feeMinor, LINE_WORDS.transferFee),
  ];
}

/** Dr receiving account, Cr sending account, fee on the sender; two entries when it arrives on another day. */
export function transfer(input: TransferPosting, books: Books): JournalDraft[] {
  checkTransfer(input, books);
  const baseMinor = baseOf(input, books);
  const head = {
    kind: 'transfer' as const,
    sourceType: 'transfer' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  const arrival = leg(books, input.toAccount, baseMinor, input.toAmountMinor, LINE_WORDS.transferIn);
  const departure = leg(books, input.fromAccount, -baseMinor, -input.fromAmountMinor, LINE_WORDS.transferOut);
  const fee = feePostings(input, books, baseMinor);
  const later = input.arrivesOn ?? input.date;
  if (later === input.date) return [draftOf(books, { ...head, date: input.date }, [arrival, departure, ...fee])];
  const transit = {
    accountCode: roleCode(books, 'transfer_clearing'),
    netMinor: baseMinor,
    description: input.narration,
  };
  return [
    draftOf(books, { ...head, date: input.date }, [transit, departure, ...fee]),
    draftOf(books, { ...head, date: later }, [arrival, { ...transit, netMinor: -baseMinor }]),
  ];
}
