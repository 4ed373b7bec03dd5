import type { bankRuleEnUS } from './bank-rule.en-US.ts';

/** Sentences about rules for bank lines, and about confirming without a person. */
export const bankRuleZhHant: Record<keyof typeof bankRuleEnUS, string> = {
  rule_needs_condition: '這條規則會符合每一行。請說明文字包含甚麼，或金額介乎多少。',
  rule_text_without_words: '「{found}」沒有可搜尋的文字或數字。請輸入該行的字詞。',
  rule_bank_account_unknown: '找不到這個銀行戶口。請選另一個，或留空表示所有戶口。',
  rule_amount_negative: '現為 {found}。規則的金額請不要帶正負號：收支由方向決定。',
  rule_amount_order: '最高金額 {max} 低於最低金額 {min}。請對調兩個金額。',
  rule_transfer_to_stranger: '科目 {account} 並非公司的銀行戶口。請選款項轉往或轉自的戶口。',
  rule_transfer_to_itself: '科目 {account} 正是這條規則適用的戶口，不會有轉賬。請選另一個戶口。',
  rule_account_is_bank: '科目 {account} 是銀行戶口。自己戶口之間調動款項請選「轉賬」。',
  rule_percent_or_amount: '每部分只可填百分比或金額其中一項。請清除一項。',
  rule_percent_range: '百分比須大於 0、不多於 100，最多 4 個小數位，現為 {found}。',
  rule_one_rest: '有 {count} 個部分既無百分比亦無金額。只可留空一個，由它承接餘額。',
  rule_nothing_left: '百分比合計 {found} %，留空的部分已無餘額。請調低百分比或刪除該部分。',
  rule_rest_needed: '固定金額不能填滿每一行。請留空一個部分的百分比及金額，由它承接餘額。',
  rule_percent_sum: '百分比合計 {found} %。合計須為 100 %，或留空一個部分承接餘額。',
  rule_too_many: '已有 {count} 條規則。請先刪除不再需要的規則。',
  rule_order_stale: '其間有人新增或刪除了規則。請重新整理後再排序。',
  auto_confirm_not_offered:
    '最近 {suggested} 個高可信度的建議中有 {accepted} 個正確。須累積至少 {count} 個而當中 {percent} % 正確，才可自動確認。',
};
