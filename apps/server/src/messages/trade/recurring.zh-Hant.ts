import type { recurringEnUS } from './recurring.en-US.ts';

export const recurringZhHant: Record<keyof typeof recurringEnUS, string> = {
  recurring_ends_before: '結束日期 {ends} 早於開始日期 {starts}。請選擇較後的結束日期，或不設結束日期。',
  recurring_over: '「{name}」已沒有下一個日期：已過結束日期，或已達次數上限。請先更改結束條件。',
  recurring_not_active: '「{name}」並非運行中。請先恢復，再製作下一份。',
  recurring_not_made: '未能製作「{name}」的下一份文件，請開啟查看原因。',
  recurring_nobody: '「{name}」隨其他系統的賬目匯入，這裏沒有人為其製作的文件負責。請恢復運行，以你的名義繼續。',
};
