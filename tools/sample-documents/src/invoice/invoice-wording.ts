import { chineseDate, longDate, paddedDayMonthYear } from '../printed-date.ts';
import { type Invoice, worded } from './invoice.ts';

/** Every heading of an invoice, in the languages of the paper. */
export interface InvoiceWording {
  readonly title: string;
  readonly number: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly terms: string;
  readonly reference: string;
  readonly relatedNumber: string;
  readonly billTo: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly tax: string;
  readonly total: string;
  readonly itemsIncludeTax: string;
  readonly payment: string;
  readonly registration: string;
  readonly phone: string;
  readonly specimen: string;
  readonly date: (businessDate: string) => string;
}

export function wordingOf(invoice: Invoice): InvoiceWording {
  const say = (english: string, chinese: string, between = ' ') => worded(invoice.language, english, chinese, between);
  const credit = invoice.kind === 'credit_note';
  const rate = invoice.taxRatePercent === undefined ? '' : ` ${invoice.taxRatePercent}%`;
  return {
    title: credit ? say('CREDIT NOTE', '貸項通知單') : say('INVOICE', '發票'),
    number: credit ? say('Credit note no.', '貸項通知單編號') : say('Invoice no.', '發票編號'),
    issueDate: say('Date', '日期'),
    dueDate: say('Due date', '到期日'),
    terms: say('Terms', '付款條款'),
    reference: say('Your reference', '客戶參考編號'),
    relatedNumber: say('Against invoice', '相關發票'),
    billTo: say('Bill to', '客戶'),
    description: say('Description', '項目', '\n'),
    quantity: say('Qty', '數量', '\n'),
    price: say('Unit price', '單價', '\n'),
    amount: `${say('Amount', '金額', ' ')}${invoice.language === 'bilingual' ? '\n' : ' '}(${invoice.currency})`,
    subtotal:
      invoice.taxRatePercent === undefined
        ? say('Subtotal', '小計')
        : say('Subtotal excluding VAT', '小計（不含增值稅）'),
    tax: `${say('VAT', '增值稅')}${rate}`,
    total: `${credit ? say('Total credit', '貸項總額') : say('Total', '總額')} ${invoice.currency}`,
    itemsIncludeTax: say('Prices include VAT.', '單價已包含增值稅。'),
    payment: say('Payment', '付款方法'),
    registration: say('BR no.', '商業登記號碼'),
    phone: say('Tel.', '電話'),
    specimen: say('Fictional specimen. No company of this name trades.', '虛構樣本，並無此公司經營業務。'),
    date: { en: longDate, 'zh-Hant': chineseDate, bilingual: paddedDayMonthYear }[invoice.language],
  };
}
