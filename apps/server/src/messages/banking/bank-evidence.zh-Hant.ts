import type { bankEvidenceEnUS } from './bank-evidence.en-US.ts';

/** Sentences about bank accounts, and about what shows what a bank line was for. */
export const bankEvidenceZhHant: Record<keyof typeof bankEvidenceEnUS, string> = {
  line_left_out: '這一行已被排除，沒有文件屬於它。請先還原這一行，再附上文件。',
  statement_is_no_evidence: '這份文件是銀行月結單。請在「文件」確認它；這一行應附上賬單、收據或發票。',
  evidence_of_record: '這份文件屬於這一行已配對的紀錄。要取下，請先撤銷配對。',
  line_not_open: '這一行已分類。請先撤銷，再調轉方向。',
  bank_account_has_open_lines: '這個戶口仍有 {count} 行未處理。請先對賬或排除，再停用戶口。',
  bank_account_code_unknown: '會計科目表沒有科目 {found}。請從清單選擇，或留空以新增。',
  bank_account_code_taken: '科目 {found} 已有銀行戶口。請選另一個，或留空以新增。',
  bank_account_code_unfit_bank: '科目 {found} 不能用作銀行戶口。請選使用中的銀行科目。',
  bank_account_code_unfit_card: '科目 {found} 不能用作信用卡戶口。請選使用中的信用卡科目。',
  bank_account_code_unfit_cash: '科目 {found} 不能用作現金戶口。請選使用中的現金科目。',
  bank_account_code_currency: '科目 {found} 以 {currency} 記賬並已有分錄。請選同一貨幣的科目。',
};
