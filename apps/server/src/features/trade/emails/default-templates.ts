import type { MailKind } from '@folio/contract';
import type { Language } from '../../../platform/http/call.ts';

/** Subject and body with placeholders in braces. */
export interface Template {
  subject: string;
  body: string;
}

const english: Readonly<Record<MailKind, Template>> = {
  invoice: {
    subject: 'Invoice {number} from {company}',
    body: `Dear {contact},

Please find attached our invoice {number} dated {issue_date}.

Amount due: {due}
Payable by: {due_date}
Payment reference: {payment_reference}

You can also view it, download it and find our payment details here:
{link}

Thank you for your business. If anything is unclear, simply reply to this email.

Kind regards,
{company}`,
  },
  quotation: {
    subject: 'Quotation {number} from {company}',
    body: `Dear {contact},

Thank you for your enquiry. Please find attached our quotation {number} dated {issue_date} for {total}.

It is valid until {due_date}.

You can view it and accept or decline it here:
{link}

We would be glad to answer any question: simply reply to this email.

Kind regards,
{company}`,
  },
  credit_note: {
    subject: 'Credit note {number} from {company}',
    body: `Dear {contact},

Please find attached our credit note {number} dated {issue_date} for {total}.

You can also view and download it here:
{link}

If anything is unclear, simply reply to this email.

Kind regards,
{company}`,
  },
  receipt: {
    subject: 'Receipt for invoice {number} from {company}',
    body: `Dear {contact},

Thank you for your payment of invoice {number} dated {issue_date}. Please find it attached, marked with what was received.

Invoice total: {total}
Still due: {due}

Kind regards,
{company}`,
  },
  reminder: {
    subject: 'Payment reminder: invoice {number} from {company}',
    body: `Dear {contact},

This is a friendly reminder about our invoice {number} dated {issue_date}.

Amount due: {due}
Due date: {due_date}
Days past the due date: {days_overdue}
Payment reference: {payment_reference}

You can view the invoice and find our payment details here:
{link}

If your payment is already on its way, please accept our thanks and disregard this reminder. If something keeps you from paying, please reply and let us know.

Kind regards,
{company}`,
  },
  statement: {
    subject: 'Statement of account from {company}',
    body: `Dear {contact},

Please find attached your statement of account.

Balance due: {due}

Kindly compare it with your records and let us know of any difference by replying to this email.

Kind regards,
{company}`,
  },
};

const chinese: Readonly<Record<MailKind, Template>> = {
  invoice: {
    subject: '{company}發票 {number}',
    body: `{contact} 台鑒：

隨函附上本公司於 {issue_date} 發出之發票 {number}。

應付金額：{due}
到期日：{due_date}
付款參考編號：{payment_reference}

閣下亦可於以下網頁查閱及下載發票，並取得付款資料：
{link}

多謝惠顧。如有任何查詢，歡迎直接回覆此電郵。

{company} 謹啟`,
  },
  quotation: {
    subject: '{company}報價單 {number}',
    body: `{contact} 台鑒：

承蒙查詢，不勝感激。隨函附上本公司於 {issue_date} 發出之報價單 {number}，總額為 {total}。

報價有效至 {due_date}。

閣下可於以下網頁查閱報價單，並回覆接受或婉拒：
{link}

如有任何查詢，歡迎直接回覆此電郵。

{company} 謹啟`,
  },
  credit_note: {
    subject: '{company}貸項通知單 {number}',
    body: `{contact} 台鑒：

隨函附上本公司於 {issue_date} 發出之貸項通知單 {number}，金額為 {total}。

閣下亦可於以下網頁查閱及下載：
{link}

如有任何查詢，歡迎直接回覆此電郵。

{company} 謹啟`,
  },
  receipt: {
    subject: '{company}收據：發票 {number}',
    body: `{contact} 台鑒：

本公司已收到閣下就 {issue_date} 發票 {number} 之付款，謹此致謝。隨函附上已註明收款之發票，以供存檔。

發票總額：{total}
尚欠金額：{due}

{company} 謹啟`,
  },
  reminder: {
    subject: '付款提示：{company}發票 {number}',
    body: `{contact} 台鑒：

謹就本公司於 {issue_date} 發出之發票 {number} 提示如下：

應付金額：{due}
到期日：{due_date}
逾期日數：{days_overdue}
付款參考編號：{payment_reference}

閣下可於以下網頁查閱發票及付款資料：
{link}

如閣下已經付款，謹此致謝，並請毋須理會此提示。如付款上有任何困難，歡迎回覆此電郵與我們聯絡。

{company} 謹啟`,
  },
  statement: {
    subject: '{company}月結單',
    body: `{contact} 台鑒：

隨函附上閣下之月結單。

尚欠金額：{due}

敬請核對。如有任何不符，請回覆此電郵通知我們。

{company} 謹啟`,
  },
};

/** The texts of emails until a company writes its own. */
export const defaultTemplates: Readonly<Record<Language, Readonly<Record<MailKind, Template>>>> = {
  'en-US': english,
  'zh-Hant': chinese,
};
