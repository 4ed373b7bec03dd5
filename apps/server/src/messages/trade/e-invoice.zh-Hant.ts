import type { eInvoiceEnUS } from './e-invoice.en-US.ts';

export const eInvoiceZhHant: Record<keyof typeof eInvoiceEnUS, string> = {
  file_xml_unsupported:
    '此XML檔案並非發票。XML檔案只接受電子發票：UBL（Peppol、XRechnung）或 Factur-X／ZUGFeRD。銀行檔案請在銀行戶口匯入。',
  e_invoice_type: '只有你公司開出的發票及貸項通知單才可作為電子發票發出。請以 PDF 發送此文件。',
  e_invoice_unconfirmed: '此文件尚未確認，內容仍可能改動。請先確認。',
  e_invoice_voided: '此文件已作廢。若發出電子發票，對方會當作有效文件。',
  e_invoice_incomplete: '此文件欠缺電子發票必須列明的資料。',
  e_invoice_number: '文件沒有編號。請確認文件或輸入編號。',
  e_invoice_issue_date: '欠發出日期。請在文件內輸入。',
  e_invoice_due_date: '沒有到期日，也沒有付款條款。請在文件內輸入其中一項。',
  e_invoice_items: '文件沒有項目。請至少加入一項。',
  e_invoice_decimals: '電子發票的金額最多兩位小數，而此貨幣有三位。請改為發送 PDF。',
  e_invoice_tax_rounding: '逐項四捨五入的稅額與總額計算的稅額相差太遠。請在銷售設定中改為整份文件計算一次。',
  e_invoice_seller_name: '欠你公司的名稱。請在公司設定中輸入。',
  e_invoice_seller_registration: '你公司沒有商業登記號碼，也沒有稅務號碼。請在公司設定中輸入其中一項。',
  e_invoice_seller_tax_id: '文件使用了稅碼，但你公司沒有稅務號碼。請在公司設定中輸入，或選擇「不含稅」。',
  e_invoice_seller_email: '欠你公司的電郵地址。請在公司設定中輸入。',
  e_invoice_buyer_name: '欠客戶名稱。請在文件內輸入。',
  e_invoice_buyer_tax_id: '反向徵收須有客戶的稅務號碼或登記號碼。請在文件或聯絡人中輸入。',
  e_invoice_buyer_email: '欠客戶的電郵地址。請在聯絡人中輸入。',
  e_invoice_buyer_reference: 'Peppol 要求列明客戶的訂單編號或參考編號。請在文件內輸入其中一項。',
};
