import type { TruthItem } from '../../eval/truth.ts';
import type { Labels } from '../made.ts';
import { decimal } from '../money.ts';
import type { Company } from '../names.ts';
import type { Invoice, Line } from './content.ts';

/** The languages a page is printed in. */
export type Tongue = 'en' | 'zh' | 'both' | 'de' | 'fr';

/** What a layout shows of an invoice: a field it leaves out is labelled null. */
export interface Shown {
  readonly tongue: Tongue;
  readonly due?: boolean;
  readonly subtotal?: boolean;
  readonly discount?: boolean;
  readonly service?: boolean;
  readonly tax?: boolean;
  readonly prepaid?: boolean;
  readonly amountDue?: boolean;
  readonly related?: boolean;
  readonly noPrice?: boolean;
  readonly noQuantity?: boolean;
  readonly rates?: boolean;
  readonly taxId?: boolean;
  readonly noCustomer?: boolean;
  /** Second lines of descriptions are printed. */
  readonly more?: boolean;
}

const LANGUAGES: Record<Tongue, readonly string[]> = {
  en: ['en'],
  zh: ['zh-Hant'],
  both: ['en', 'zh-Hant'],
  de: ['de'],
  fr: ['fr'],
};

export function nameOf({ en, zh }: { en: string; zh: string }, tongue: Tongue): string {
  if (tongue === 'zh') return zh === '' ? en : zh;
  if (tongue === 'both' && zh !== '' && en !== '') return `${en} ${zh}`;
  return en === '' ? zh : en;
}

function party(company: Company, shown: Shown): { name: string; address: string; taxId?: string } {
  const zh = shown.tongue === 'zh' && company.zh !== '';
  return {
    name: zh || company.en === '' ? company.zh : company.en,
    address: zh || company.addressEn === '' ? company.addressZh : company.addressEn,
    ...(shown.taxId === true ? { taxId: company.registration } : {}),
  };
}

function item(line: Line, shown: Shown, invoice: Invoice): TruthItem {
  const name = nameOf(line, shown.tongue);
  return {
    name: shown.more === true && line.more !== null ? `${name}\n${line.more}` : name,
    quantity: shown.noQuantity === true ? null : String(line.quantity),
    price: shown.noPrice === true ? null : decimal(line.price),
    rate: shown.rates === true ? String(invoice.taxPercent) : null,
    amount: decimal(line.amount),
  };
}

/** The labels of an invoice laid out in one way. */
export function labelsOf(invoice: Invoice, group: string, shown: Shown): Labels {
  const { supplier, customer } = invoice;
  const when = (is: boolean | undefined, value: string): string | null => (is === true ? value : null);
  return {
    kind: invoice.kind,
    group,
    language: LANGUAGES[shown.tongue],
    currency: invoice.currency,
    issueDate: invoice.issue,
    dueDate: when(shown.due, invoice.due),
    number: invoice.number,
    ...(invoice.kind === 'credit_note' ? { relatedNumber: when(shown.related, invoice.related) } : {}),
    supplier: party(supplier, shown),
    ...(shown.tongue === 'both' ? { supplierAlso: [supplier.zh] } : {}),
    customer: shown.noCustomer === true ? null : party(customer, { ...shown, taxId: false }),
    items: invoice.lines.map((line) => item(line, shown, invoice)),
    subtotal: when(shown.subtotal, decimal(invoice.subtotal)),
    discount: when(shown.discount, decimal(invoice.discount)),
    service: when(shown.service, decimal(invoice.service)),
    tax: when(shown.tax, decimal(invoice.tax)),
    total: decimal(invoice.total),
    prepaid: when(shown.prepaid, decimal(invoice.prepaid)),
    amountDue: when(shown.amountDue, decimal(invoice.amountDue)),
  };
}
