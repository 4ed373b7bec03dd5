import type { invoiceMoneyEnUS } from './invoice-money.en-US.ts';

export const invoiceMoneyZhHant: Record<keyof typeof invoiceMoneyEnUS, string> = {
  pay_quotation: '{number} 是報價單，尚未有欠款。請先把它轉為發票。',
  pay_unconfirmed: '{number} 尚未確認。請先確認，再記錄款項。',
  pay_voided: '{number} 已作廢，不再有欠款。',
  pay_credit_note: '{number} 是貸項通知單。請用它抵銷發票或賬單，或作退款。',
  pay_nothing_open: '{number} 已經結清。如要為此聯絡人保留更多款項，請不選單據直接記錄，款項會以餘額形式保留。',
  pay_settles_needed: '戶口與 {number} 的貨幣不同。請輸入結清多少 {currency}。',
  pay_more_than_open: '{found} {currency} 多於 {number} 未結清的 {open}。請輸入不多於 {open} 的金額。',
  pay_settles_uncovered: '款項只足夠結清 {covered} {currency}，少於要結清的 {found}。請核對兩個金額。',
  pay_settles_less:
    '款項可結清 {covered} {currency}，{number} 尚欠 {open}，但只會結清 {found}。請把款項可結清的金額全數結清。',
  pay_shared_out_too_much: '已分配 {found} {currency}，但款項只足夠 {covered}。請減少分配金額，或輸入全部款額。',
  pay_no_money_left_over: '將會多出 {found} {currency}，但此科目並無款項往來。請輸入不多於未結清的金額。',
  pay_amounts_far_apart: '{paid} 相當於 {worth}，但 {settles} 的賬面值是 {booked}。請核對兩個金額及匯率。',
  pay_other_contact: '{number} 不屬於 {contact}。一次收付款只結清一個聯絡人。',
  pay_other_side: '{number} 屬於另一方。收款結清銷售，付款結清採購。',
  pay_other_currency: '{number} 以 {currency} 計算，之前的單據是另一種貨幣。請每次只結清一種貨幣。',
  write_off_not_needed: '沒有差額：將會多出 {found} {currency}。請留空撇銷金額，或把它減少。',
  fee_without_bank: '手續費由銀行或信用卡公司收取。此科目並無款項往來，請留空手續費。',
  money_account_receipt: '客戶不會把款項付到 {account}。請選擇銀行、現金或信用卡戶口、董事往來賬、預收款項或壞賬。',
  money_account_payment: '賬單不會由 {account} 支付。請選擇銀行、現金或信用卡戶口、董事往來賬或已付按金。',
  money_account_refund: '退款不會經 {account} 處理。請選擇銀行、現金或信用卡戶口，或董事往來賬。',
  money_account_bad_debt: '欠款不可撇到 {account}。請選擇壞賬或呆賬撥備的科目。',
  credit_not_open: '此餘額已經用完。請重新整理以查看去向。',
  credit_other_contact:
    '{credit} 屬於 {credit_contact}，{number} 屬於 {contact}。餘額只能抵銷同一聯絡人的單據；如兩者為同一方，請先合併。',
  credit_other_side: '{credit} 與 {number} 不屬同一方：銷售的餘額抵銷銷售，採購的餘額抵銷採購。',
  credit_other_currency:
    '{credit} 以 {credit_currency} 計算，{number} 以 {currency} 計算。餘額只能抵銷同一貨幣的單據。',
  credit_more_than_open: '{found} {currency} 過多：最多可用 {credit} 的 {most} 抵銷 {number}。',
  credit_before_document: '當日兩者必須已經存在：請輸入 {date} 或之後的日期。',
  refund_more_than_open: '{found} {currency} 多於 {number} 未用的 {open}。請輸入不多於 {open} 的金額。',
  refund_settles_amount: '戶口與餘額為同一貨幣，兩個金額必須相同。請留空此欄。',
  bad_debt_of_sale: '{number} 是賬單。只有客戶的欠款才可作壞賬撇銷。',
  settlement_taken_back: '{number} 已經撤銷。',
  settlement_not_undoable: '{number} 不是收付款，也不是抵銷，因此不能在此撤銷。',
  payment_of_bank_line:
    '{number} 是 {account} 於 {date} 的銀行交易。請在銀行月結單撤銷該筆交易。如銀行已收回款項，請輸入收回的日期。',
};
