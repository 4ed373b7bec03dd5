import type { contactEnUS } from './contact.en-US.ts';

/** Sentences about customers and suppliers. */
export const contactZhHant: Record<keyof typeof contactEnUS, string> = {
  contact_name_taken: '已有名為 {name} 的聯絡人。請開啟該聯絡人，或改用另一名稱；如屬同一方，可將兩者合併。',
  contact_name_of_merged: '{name} 是已併入此聯絡人的名稱。請先取消該次合併，或改用另一名稱。',
  contact_term_unknown: '找不到此付款條款。請選擇其他條款或留空。',
  contact_merge_itself: '聯絡人不能與自己合併。請選擇另一個。',
  contact_merged_already: '{name} 已併入 {root}。請先取消該次合併，或改為合併 {root}。',
  contact_not_merged: '{name} 並未併入 {root}，沒有可取消的合併。請重新整理以查看現況。',
  statement_title: '賬戶結單',
  statement_to: '致',
  statement_br: '商業登記號碼',
  statement_what: '摘要',
  statement_charge: '應收',
  statement_billed: '賬單',
  statement_credit: '扣減',
  statement_opening: '承前結餘',
  statement_closing: '結轉結餘',
  statement_due: '應付結餘',
  statement_not_due: '未到期',
  statement_note: '截數日後收到的款項並未列出。括號內為結存對方的金額。如有不符，請與我們聯絡。',
  statement_file_name: '賬戶結單 {name} {day}',
  statement_too_long: '此結單有 {count} 行，PDF 最多 {most} 行。請縮短期間。',
};
