import type { BilingualName } from '../statement/bank-statement.ts';

export type InvoiceLanguage = 'en' | 'zh-Hant' | 'bilingual';

export interface InvoiceParty extends BilingualName {
  readonly address: string;
  readonly addressZh?: string;
  /** Business registration or tax number. */
  readonly br?: string;
  readonly phone?: string;
}

export interface InvoiceItem extends BilingualName {
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** What an invoice or a credit note says; dates are `YYYY-MM-DD`, money is a decimal string in `currency`. */
export interface Invoice {
  readonly language: InvoiceLanguage;
  readonly kind: 'invoice' | 'credit_note';
  readonly issuer: InvoiceParty;
  readonly customer: InvoiceParty;
  readonly number: string;
  /** Number of the invoice a credit note is for. */
  readonly relatedNumber?: string;
  readonly issueDate: string;
  /** Not printed on a credit note. */
  readonly dueDate: string;
  readonly terms?: BilingualName;
  /** The customer's own reference, such as an order number. */
  readonly reference?: string;
  readonly currency: string;
  readonly items: readonly InvoiceItem[];
  /** Whether the items already include the tax; only looked at when `taxRatePercent` is given. */
  readonly itemsIncludeTax?: boolean;
  readonly taxRatePercent?: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  /** Free text at the foot of the page with payment instructions. */
  readonly paymentDetails?: BilingualName;
}

/** Both languages of a wording put as the paper wants them. */
export function worded(language: InvoiceLanguage, english: string, chinese: string | undefined, between = ' '): string {
  if (language === 'en' || chinese === undefined || chinese === '') return english;
  return language === 'zh-Hant' ? chinese : `${english}${between}${chinese}`;
}
