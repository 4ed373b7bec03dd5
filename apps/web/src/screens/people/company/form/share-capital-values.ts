import type { ShareClass } from '@folio/contract';

/** A class of shares in the form: texts as they are typed. */
export type ShareClassValues = ShareClass;

/** A new row, in the company's currency. */
export function blankShareClass(currency: string): ShareClassValues {
  return { share_class: '', currency, number: '', amount: '', paid: '' };
}

/** What is sent: numbers without what groups their digits. */
export function shareCapitalBody(rows: readonly ShareClassValues[]): ShareClass[] {
  const plain = (text: string) => text.replace(/[\s,]/g, '');
  return rows.map(({ share_class, currency, number, amount, paid }) => ({
    share_class: share_class.trim(),
    currency: currency.trim().toUpperCase(),
    number: plain(number),
    amount: plain(amount),
    paid: plain(paid),
  }));
}
