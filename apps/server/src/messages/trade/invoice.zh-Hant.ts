import type { invoiceEnUS } from './invoice.en-US.ts';

export const invoiceZhHant = {
  document_total_too_large: '總額為 {currency} {found}，但每份文件的總額不得超過 {currency} {max}。請檢查數量及單價。',
  // Figures
  item_too_many_decimals: '第 {item} 項：{found} 多於 {expected} 位小數。請四捨五入至 {expected} 位。',
  quantity_zero: '第 {item} 項：數量為 0。請輸入數量，或刪除此項。',
  total_not_positive: '總額為 {found}，必須大於 0。請檢查數量、單價及折扣。',
  too_many_items: '共有 {found} 個項目；每份文件最多 {max} 項。請分為多份文件。',
  too_many_entries: '此處有 {found} 筆資料；最多只可有 {max} 筆。',
  decimal_format: '「{found}」不是可用的數字。請以 12.5 的格式輸入，最多 6 位小數。',
  amount_format: '「{found}」不是金額。請以 1234.50 的格式輸入。',
  // Money and credit
  receipt_paid_from: '收據代表已即時付款：請選擇付款賬戶，或改為輸入賬單。',
  quotation_not_paid: '報價單無須付款。請先轉為發票，然後記錄款項。',
  credit_of_unknown: '找不到此貸項通知單所抵銷的文件，或該文件為草稿或已作廢。請選擇其他文件，或不選。',
  credit_currency: '貸項通知單以 {found} 計，{number} 以 {expected} 計。貸項通知單的貨幣須與所抵銷的文件相同。',
  credit_other_party: '{number} 不屬於 {contact}。請選擇該文件的聯絡人，或選擇其他文件。',
  credit_over_invoice: '貸項通知單為 {found}，但 {number} 只餘 {left} 可抵銷。請將項目減至 {left} 或以下。',
  credit_of_invoice_only: '貸項通知單只可由發票或賬單開立。',
  credit_unconfirmed: '只有已確認的文件才可開立貸項通知單。請修改或刪除此草稿。',
  copy_other_side: '給客戶的文件與供應商的文件不可互相複製。',
  // Numbers and terms
  number_taken_next: '編號 {number} 已被使用。下一個可用編號為 {next}；亦可留空，由系統給予。',
  numbers_are_theirs: '賬單編號由供應商給予。請選擇發票、貸項通知單或報價單。',
  next_number_taken: '{number} 已被使用。請輸入更大的號碼。',
  term_name_taken: '已有名為「{name}」的付款條款。請使用其他名稱。',
  // Approval
  invoice_pending: '此文件已提交待批核，不可修改。請先撤回。',
  invoice_rejected: '此文件已被退回。請先重新開啟。',
  invoice_open_already: '此文件現已可修改。',
  approval_needed: '本公司的文件須由第二人批核。請提交此文件待批核。',
  approval_not_needed: '本公司的文件無須批核。請直接確認。',
  approver_submitted: '此文件由你提交，須由其他人批核。',
  approval_before_payment: '本公司的文件須由第二人批核。請先確認此文件而不選銀行交易，批核後再配對。',
  // Quotations
  not_a_quotation: '{number} 不是報價單。',
  quotation_not_issued: '此報價單仍為草稿。請先確認。',
  quotation_declined: '客戶已拒絕 {number}。請先撤回該答覆。',
  quotation_invoiced: '{number} 已轉為發票。請先刪除或作廢該發票。',
} as const satisfies Record<keyof typeof invoiceEnUS, string>;
