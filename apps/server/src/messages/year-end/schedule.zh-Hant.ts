import type { scheduleEnUS } from './schedule.en-US.ts';

export const scheduleZhHant: Record<keyof typeof scheduleEnUS, string> = {
  schedule_account_unusable:
    '不能使用科目 {account}：它不存在、已停用、屬現金或其他貨幣，或是應收或應付科目。請選擇其他科目。',
  schedule_needs_asset: '科目 {account} 不是資產科目。預付款須使用資產科目，例如預付款項。',
  schedule_needs_liability: '科目 {account} 不是負債科目，請為此類分攤表選擇負債科目。',
  schedule_needs_expense: '科目 {account} 不是費用科目，請選擇每月的費用科目。',
  schedule_needs_revenue: '科目 {account} 不是收入科目，請選擇每月的收入科目。',
  schedule_accrual_source: '應計費用尚未有單據，不會由其他科目或分錄行轉入，請將此欄留空。',
  schedule_counter_is_balance: '科目 {account} 是分攤表的結餘科目。請選擇目前記錄該金額的科目，或留空。',
  schedule_amount: '{found} 不是 {currency} 金額，請輸入數字，最多 {decimals} 位小數。',
  schedule_source_gone: '此行已失效，或不能分攤，請選擇其他行。',
  schedule_source_amount: '金額 {found} 高於此行餘下的 {expected}，請輸入 {expected} 或以下。',
  schedule_before_source: '此行的日期是 {date}，請選擇該日或之後的日期。',
  schedule_reverse_missing: '請輸入應計費用的沖回日，須在最後一個月之後。',
  schedule_reverse_unused: '只有應計費用會沖回，請將此日期留空。',
  schedule_change_zero: '更改的金額為零。請輸入金額；貸項通知單以負號表示。',
  schedule_below_zero: '分攤表的金額為 {amount}，貸項通知單不能更大，請更正。',
  schedule_ends_before: '分攤表已於 {date} 結束，請選擇該日或之前的日期。',
  schedule_not_posted: '{date} 沒有已過賬的行，或已經沖銷。',
  schedule_nothing_due: '截至 {date} 沒有到期項目：所有到期的行均已過賬。',
  schedule_line_locked:
    '沒有過賬。有 {count} 行在鎖定至 {locked} 的期間到期，第一行是 {date} 的「{name}」。請解除鎖定，再次過賬該月，然後重新鎖定。',
};
