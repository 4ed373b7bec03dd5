import { minorOf, textOfMinor } from '../decimal-text.ts';
import {
  currencyOfAccount,
  type Example,
  type ExampleEvent,
  type MoneyEvent,
  type ReversalEvent,
  type TransferEvent,
} from '../example.ts';
import { dateInText } from '../printed-date.ts';
import type { StatementLine } from './bank-statement.ts';
import {
  accountWord,
  bankLineWording,
  billPaymentWording,
  chequeNumber,
  exchangeWording,
  paymentWording,
  receiptWording,
  type Wording,
} from './bank-wording.ts';

/*
 * What the bank prints for each event that moves money on one of its accounts. Dates are the bank's: a cheque is
 * paid when it is presented.
 */

function paidOrReceived(direction: 'out' | 'in', amount: string): Pick<StatementLine, 'out' | 'in'> {
  return direction === 'out' ? { out: amount } : { in: amount };
}

function transferLines(event: TransferEvent, account: string, example: Example): StatementLine[] {
  const outgoing = event.from === account;
  if (!outgoing && event.to !== account) return [];
  const { date } = event;
  const sameCurrency = currencyOfAccount(example, event.from) === currencyOfAccount(example, event.to);
  const own: Wording = outgoing
    ? { description: `TRANSFER TO ${accountWord(example, event.to)}`, descriptionZh: '轉賬支出' }
    : { description: `TRANSFER FROM ${accountWord(example, event.from)}`, descriptionZh: '轉賬存入' };
  const wording = sameCurrency ? own : exchangeWording(event, example);
  const moved = { date, ...wording, ...(outgoing ? { out: event.fromAmount } : { in: event.toAmount }) };
  if (!outgoing || event.fee === undefined) return [moved];
  return [moved, { date, description: 'HANDLING CHARGE', descriptionZh: '手續費', out: event.fee }];
}

function reversalLines(event: ReversalEvent, account: string, example: Example): StatementLine[] {
  const reversed = example.events.find(
    (each): each is MoneyEvent => (each.type === 'receipt' || each.type === 'payment') && each.number === event.payment,
  );
  if (reversed === undefined || reversed.account !== account) return [];
  const number = chequeNumber(event.reason);
  const description = number === undefined ? 'REVERSAL' : `RETURNED CHEQUE ${number}`;
  const direction = reversed.type === 'receipt' ? 'out' : 'in';
  return [
    {
      date: event.date,
      description,
      descriptionZh: number === undefined ? '沖銷' : '退票',
      ...paidOrReceived(direction, reversed.amount),
    },
  ];
}

/** Date on which the bank sees a payment or receipt: a cheque said to be presented later is paid on that day. */
function bankDate(event: MoneyEvent): string {
  const presented = /presented/.test(event.reference ?? '') ? dateInText(event.reference ?? '') : null;
  return presented ?? event.date;
}

function linesOfEvent(event: ExampleEvent, account: string, example: Example): StatementLine[] {
  switch (event.type) {
    case 'receipt':
    case 'payment': {
      if (event.account !== account) return [];
      const received = event.type === 'receipt';
      const wording = received ? receiptWording(event, example) : paymentWording(event, example);
      return [{ date: bankDate(event), ...wording, ...paidOrReceived(received ? 'in' : 'out', event.amount) }];
    }
    case 'purchase_bill':
      if (event.payment?.paidFrom !== account) return [];
      return [{ date: event.payment.paidDate, ...billPaymentWording(event, example), out: event.payment.amount }];
    case 'bank_line':
      if (event.account !== account) return [];
      return [
        {
          date: event.date,
          ...bankLineWording(event),
          ...paidOrReceived(event.direction === 'spent' ? 'out' : 'in', event.amount),
        },
      ];
    case 'transfer':
      return transferLines(event, account, example);
    case 'payment_reversal':
      return reversalLines(event, account, example);
    default:
      return [];
  }
}

/** Everything the bank prints for one account, by the bank's date; lines of one day keep the order of the events. */
export function bankMovements(example: Example, account: string): readonly StatementLine[] {
  return example.events
    .flatMap((event) => linesOfEvent(event, account, example))
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
}

/** Balance in the account's own currency that the opening balances give it. */
export function openingBalanceOf(example: Example, account: string): string {
  const foreign = currencyOfAccount(example, account) !== example.company.baseCurrency;
  let balanceMinor = 0n;
  for (const event of example.events) {
    if (event.type !== 'opening_balances') continue;
    for (const line of event.lines) {
      if (line.account !== account) continue;
      const amount = foreign ? line.foreignAmount : (line.debit ?? line.credit);
      balanceMinor += minorOf(amount ?? '0') * (line.credit === undefined ? 1n : -1n);
    }
  }
  return textOfMinor(balanceMinor);
}
