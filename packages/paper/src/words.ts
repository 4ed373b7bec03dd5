import type { PaperLanguage, PaperType } from './paper.ts';

/** A printed text in both languages. */
export interface PaperWord {
  readonly en: string;
  readonly zh: string;
}

const word = (en: string, zh: string): PaperWord => ({ en, zh });

/** Printed title of each document type. */
export const PAPER_TITLES: Readonly<Record<PaperType, PaperWord>> = {
  sales_invoice: word('INVOICE', '發票'),
  sales_credit_note: word('CREDIT NOTE', '貸項通知單'),
  purchase_bill: word('PURCHASE BILL', '採購賬單'),
  purchase_credit_note: word('SUPPLIER CREDIT NOTE', '供應商貸項通知單'),
  quotation: word('QUOTATION', '報價單'),
  receipt: word('RECEIPT', '收據'),
};

/** Label of the document's number. */
export const NUMBER_WORDS: Readonly<Record<PaperType, PaperWord>> = {
  sales_invoice: word('Invoice number', '發票編號'),
  sales_credit_note: word('Credit note number', '貸項通知單編號'),
  purchase_bill: word('Bill number', '賬單編號'),
  purchase_credit_note: word('Credit note number', '貸項通知單編號'),
  quotation: word('Quotation number', '報價單編號'),
  receipt: word('Receipt number', '收據編號'),
};

/** Label of the total. */
export const TOTAL_WORDS: Readonly<Record<PaperType, PaperWord>> = {
  sales_invoice: word('Total', '總額'),
  sales_credit_note: word('Total credit', '貸項總額'),
  purchase_bill: word('Total', '總額'),
  purchase_credit_note: word('Total credit', '貸項總額'),
  quotation: word('Total', '總額'),
  receipt: word('Amount received', '實收金額'),
};

/** All other printed texts. */
export const WORDS = {
  issueDate: word('Date', '日期'),
  dueDate: word('Due date', '到期日'),
  validUntil: word('Valid until', '有效期至'),
  paymentTerms: word('Payment terms', '付款條款'),
  orderNumber: word('Order number', '訂單編號'),
  reference: word('Reference', '參考'),
  creditOf: word('Credit for invoice', '抵銷發票'),
  billTo: word('Bill to', '賬單抬頭'),
  quoteTo: word('Prepared for', '致'),
  receivedFrom: word('Received from', '茲收到'),
  supplier: word('Supplier', '供應商'),
  shipTo: word('Ship to', '收貨人'),
  attention: word('Attn:', '聯絡人：'),
  br: word('BR No.', '商業登記號碼'),
  taxNumber: word('Tax No.', '稅務編號'),
  phone: word('Tel', '電話'),
  email: word('Email', '電郵'),
  item: word('Item', '項目'),
  settledDocument: word('For', '款項用途'),
  onAccount: word('On account', '預收款項'),
  keptBack: word('Charges and differences', '手續費及差額'),
  quantity: word('Qty', '數量'),
  price: word('Unit price', '單價'),
  discount: word('Discount', '折扣'),
  tax: word('Tax', '稅項'),
  amount: word('Amount', '金額'),
  itemsTotal: word('Sum of items', '項目合計'),
  subtotal: word('Subtotal', '小計'),
  totalTax: word('Total tax', '稅項總額'),
  taxIncluded: word('Includes', '已含'),
  taxBase: word('on', '計稅金額'),
  reverseCharge: word('reverse charge', '買方自行報稅'),
  paid: word('Paid', '已付'),
  amountDue: word('Amount due', '應付金額'),
  applied: word('Applied', '已抵銷'),
  creditLeft: word('Credit left', '尚餘貸項'),
  payment: word('Payment', '付款資料'),
  bank: word('Bank', '銀行'),
  accountName: word('Account name', '賬戶名稱'),
  accountNumber: word('Account number', '賬戶號碼'),
  paymentReference: word('Payment reference', '付款參考編號'),
  fps: word('Scan to pay by FPS', '掃碼以轉數快付款'),
  notes: word('Notes', '備註'),
  forCompany: word('For and on behalf of', '代表'),
  signature: word('Authorised signature', '授權簽署'),
  acceptance: word('Accepted by customer (signature and chop)', '客戶確認（簽署及蓋印）'),
  draft: word('DRAFT', '草稿'),
  voided: word('VOID', '作廢'),
  markPaid: word('PAID', '已付'),
} as const satisfies Readonly<Record<string, PaperWord>>;

/** The text in the document's language; for both languages, English first. */
export function said({ en, zh }: PaperWord, language: PaperLanguage): string {
  if (language === 'bilingual') return `${en} ${zh}`;
  return language === 'zh-Hant' ? zh : en;
}

/** 'Page 1 of 3', '第 1 頁，共 3 頁', or both. */
export function pageWords(page: number, pages: number, language: PaperLanguage): string {
  return said(word(`Page ${page} of ${pages}`, `第 ${page} 頁，共 ${pages} 頁`), language);
}
