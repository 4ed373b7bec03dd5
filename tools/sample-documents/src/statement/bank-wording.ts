import { grouped, ratioText } from '../decimal-text.ts';
import {
  type BankLineEvent,
  contactOf,
  currencyOfAccount,
  type DocumentEvent,
  type Example,
  type ExampleEvent,
  type MoneyEvent,
  type TransferEvent,
} from '../example.ts';
import { printedPayer } from '../invoice/contact-details.ts';
import type { StatementLine } from './bank-statement.ts';

/* The bank's words for each event; type words are those of accounting.md section 9, rule 7. */

/** The text of the details column. */
export type Wording = Pick<StatementLine, 'description' | 'descriptionZh'>;

/** Six digits after "CHQ" or "cheque", if the text has them. */
export function chequeNumber(text: string): string | undefined {
  return /\b(?:CHQ|CHEQUE|cheque)\D{0,9}(\d{6})\b/.exec(text)?.[1];
}

/** The foreign currency and amount in a reference such as "GBP 780.00 bought by bank". */
function foreignAmount(text: string): string | undefined {
  return /\b(?:CNY|EUR|GBP|USD) [\d,]+\.\d{2}\b/.exec(text)?.[0];
}

/** A reference number as a bank makes one up: N, month and day, then figures that depend on the event alone. */
function bankReference(date: string, event: ExampleEvent, documentNumber: string): string {
  const digits = documentNumber.replace(/\D/g, '').slice(-4).padStart(4, '0');
  const order = String((Number(event.id.slice(1)) + 17) % 100).padStart(2, '0');
  return `N${date.slice(5).replace('-', '')}${digits}${order}`;
}

/** Money received from a customer. */
export function receiptWording(event: MoneyEvent, example: Example): Wording {
  const reference = event.reference ?? '';
  const payer = printedPayer(contactOf(example, event.contact));
  const cheque = chequeNumber(reference);
  if (cheque !== undefined) return { description: `CHEQUE DEPOSIT ${cheque}`, descriptionZh: '支票存入' };
  if (reference.startsWith('CHQ')) return { description: 'CHEQUE DEPOSIT', descriptionZh: '支票存入' };
  if (reference.startsWith('FPS')) {
    const quoted = payer.quotesInvoice ? ` ${event.allocations[0]?.document ?? ''}` : '';
    return { description: `FPS CREDIT\n${payer.name}${quoted}`, descriptionZh: '轉數快存入' };
  }
  if (/gateway/i.test(reference))
    return { description: `MERCHANT SETTLEMENT\n${payer.name}`, descriptionZh: '商戶結算' };
  const bought = foreignAmount(reference);
  return {
    description: `INWARD REMITTANCE${bought === undefined ? '' : ` ${bought}`}\n${payer.name}`,
    descriptionZh: '匯入匯款',
  };
}

/** Money sent to a supplier. */
export function paymentWording(event: MoneyEvent, example: Example): Wording {
  const reference = event.reference ?? '';
  const cheque = chequeNumber(reference);
  if (cheque !== undefined) return { description: `CHEQUE ${cheque}`, descriptionZh: '支票' };
  const bought = foreignAmount(reference);
  const payee = contactOf(example, event.contact).name.toUpperCase();
  return {
    description: `OUTWARD REMITTANCE${bought === undefined ? '' : ` ${bought}`}\n${payee}`,
    descriptionZh: '匯出匯款',
  };
}

/** A bill paid from the account on the bill itself. */
export function billPaymentWording(event: DocumentEvent, example: Example): Wording {
  const payment = event.payment;
  const cheque = chequeNumber(payment?.reference ?? '');
  if (cheque !== undefined) return { description: `CHEQUE ${cheque}`, descriptionZh: '支票' };
  const payee = contactOf(example, event.contact).name.toUpperCase();
  const reference = bankReference(payment?.paidDate ?? event.issueDate, event, event.number);
  return { description: `TRANSFER FPS\n${payee}\n${reference}`, descriptionZh: '轉賬支出' };
}

const BANK_LINE_WORDINGS: readonly { readonly when: RegExp; readonly wording: (event: BankLineEvent) => Wording }[] = [
  {
    when: /CHEQUE DEPOSIT (\d{6})/,
    wording: (event) => ({ description: event.description, descriptionZh: '支票存入' }),
  },
  { when: /^SALARY/, wording: () => ({ description: 'AUTOPAY-OUT SALARY', descriptionZh: '自動轉賬支出' }) },
  { when: /^CARD PURCHASE/, wording: (event) => ({ description: `CARD PURCHASE ${event.payee.toUpperCase()}` }) },
  { when: /^INTEREST/, wording: () => ({ description: 'CREDIT INTEREST', descriptionZh: '利息收入' }) },
  { when: /FEE$/, wording: (event) => ({ description: event.description, descriptionZh: '服務費' }) },
  {
    when: /^PROFITS TAX/,
    wording: (event) => ({ description: `BILL PAYMENT\n${event.payee.toUpperCase()}`, descriptionZh: '繳付賬單' }),
  },
  {
    when: /^REPAYMENT/,
    wording: (event) => ({ description: `TRANSFER\n${event.payee.toUpperCase()}`, descriptionZh: '轉賬支出' }),
  },
];

/** A movement that belongs to no document. */
export function bankLineWording(event: BankLineEvent): Wording {
  const cheque = event.description.startsWith('CHQ') ? chequeNumber(event.description) : undefined;
  if (cheque !== undefined) return { description: `CHEQUE ${cheque}`, descriptionZh: '支票' };
  const bought = foreignAmount(event.description);
  if (bought !== undefined)
    return { description: `OUTWARD REMITTANCE ${bought}\n${event.payee.toUpperCase()}`, descriptionZh: '匯出匯款' };
  const known = BANK_LINE_WORDINGS.find(({ when }) => when.test(event.description));
  if (known !== undefined) return known.wording(event);
  return {
    description: `TRANSFER\n${event.description.toUpperCase()}`,
    descriptionZh: event.direction === 'spent' ? '轉賬支出' : '轉賬存入',
  };
}

/** Own money changed into another currency; the rate is in base currency. */
export function exchangeWording(event: TransferEvent, example: Example): Wording {
  const paid = currencyOfAccount(example, event.from);
  const bought = currencyOfAccount(example, event.to);
  if (paid === example.company.baseCurrency) {
    const rate = ratioText(event.fromAmount, event.toAmount, 4);
    return { description: `FX PURCHASE ${bought} ${grouped(event.toAmount)} @${rate}` };
  }
  return {
    description: `FX SALE ${paid} ${grouped(event.fromAmount)} @${ratioText(event.toAmount, event.fromAmount, 4)}`,
  };
}

/** How a bank names the other account of its customer. */
export function accountWord(example: Example, code: string): string {
  return /savings/i.test(example.accounts.find((account) => account.code === code)?.name ?? '') ? 'SAVINGS' : 'CURRENT';
}
