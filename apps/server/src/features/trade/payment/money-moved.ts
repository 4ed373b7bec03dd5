import type { PayInvoiceRequest } from '@folio/contract';
import { type Account, type Chart, currencyOfAccount, type SideAmount } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyBooks, LedgerCall } from '../../books/ledger/index.ts';
import { fieldRefusal, optionalMinor, positiveMinor, rateOfDay, refuseFuture } from './amounts.ts';
import { holdsMoney, moneyAccount, takesFees } from './money-accounts.ts';
import type { Side } from './store.ts';

/** A checked payment as the user entered it; amounts in minor units of the account's currency. */
export interface MovedMoney {
  type: 'receipt' | 'payment';
  date: string;
  account: Account;
  currency: string;
  rate: string | null;
  amountMinor: bigint;
  fee: SideAmount | null;
  writeOff: SideAmount | null;
  /** The amount it settles in total: a fee withheld from the payment is included, a fee on top is not. */
  settlesMinor: bigint;
  reference: string;
}

type Asked = Omit<PayInvoiceRequest, 'settles'>;

/** Checks the payment data a user entered. Throws `validation_failed` on each invalid field. */
export async function movedMoney(
  tx: CompanyTransaction,
  call: LedgerCall,
  books: CompanyBooks,
  side: Side,
  asked: Asked,
): Promise<MovedMoney> {
  const type = side === 'sales' ? 'receipt' : 'payment';
  const account = moneyAccount(books.chart, asked.account_code, type);
  refuseFuture(asked.date, call.today);
  const currency = currencyOfAccount(books, account.code);
  const amountMinor = positiveMinor('amount', asked.amount, currency);
  const fee = feeOf(asked, account, currency, books.chart);
  const writeOffMinor = optionalMinor('write_off', asked.write_off, currency);
  const keptBack = type === 'receipt' ? (fee?.amountMinor ?? 0n) : 0n;
  return {
    type,
    date: asked.date,
    account,
    currency,
    rate: await rateOfDay(tx, books, currency, asked),
    amountMinor,
    fee,
    writeOff: writeOffMinor === 0n ? null : { amountMinor: writeOffMinor },
    settlesMinor: amountMinor + keptBack + writeOffMinor,
    reference: asked.reference ?? '',
  };
}

function feeOf(asked: Asked, account: Account, currency: string, chart: Chart): SideAmount | null {
  const amountMinor = optionalMinor('fee', asked.fee, currency);
  if (amountMinor === 0n) return null;
  if (!holdsMoney(account)) throw fieldRefusal('fee', 'fee_without_bank');
  const accountCode = asked.fee_account ?? null;
  if (accountCode !== null && !takesFees(chart, accountCode)) throw fieldRefusal('fee_account', 'choose_fee_account');
  return { amountMinor, accountCode };
}
