import type { documentEnUS } from './document.en-US.ts';

export const documentZhHant: Record<keyof typeof documentEnUS, string> = {
  cut_before_read: '此檔案尚未讀取，未知有哪些頁面。請待可供覆核後再處理。',
  cut_page_missing: '此檔案沒有第 {page} 頁，共有 {pages} 頁。請選擇現有的頁面。',
  cut_page_twice: '第 {page} 頁同屬兩份文件。每頁或頁面的每部分只可屬於一份文件。',
  cut_region_invalid: '第 {page} 頁的部分範圍超出頁面，請在頁面內重新劃定。',
  cut_locked_part: '此檔案內有文件已確認、歸檔或列為副本，其頁面不可更改。請保留該文件，只分拆其他文件。',
  wrong_password: '此密碼無法開啟檔案。請檢查大小寫及數字，然後重新輸入。',
  not_protected: '此檔案並非等待輸入密碼，請重新整理查看其狀態。',
  look_alike_not_settled:
    '此文件與現有的 {name} 相似（{supplier}，{number}，{total}）。請比對兩者，然後註明是同一份還是另一份文件。',
  look_alike_gone: '該紀錄已不在此文件旁，請重新整理後再比對。',
  payment_line_taken: '此銀行交易剛被分類。請重新整理後選擇另一筆，或不選。',
  payment_line_currency: '銀行交易的貨幣為 {found}，此文件為 {expected}。請先確認文件，再到「銀行」配對。',
  payment_line_amount: '銀行交易的方向相反，或金額大於此文件。請先確認文件，再到「銀行」配對。',
  nothing_reread: '此文件沒有較新的讀取結果，請先重新讀取。',
  // 由使用者劃分的結單欄位
  columns_no_pages: '系統已沒有這些頁面的文字。請按「重新讀取」，然後再劃分欄位。',
  columns_no_rows: '這些欄位讀不到任何有日期和金額的列。請檢查每欄的起點，以及每欄的內容。',
  edited_rows: '按這些欄位重新讀取，會取代你手動更改或新增的 {count} 列。請確認是否取代。',
  problem_encrypted: '此PDF受密碼保護。請輸入密碼以便讀取；密碼只用一次，不會保存。',
  problem_wrong_password: '此密碼無法開啟檔案。請檢查大小寫及數字，然後重新輸入。',
  problem_page_out_of_range: '此檔案沒有第 {page} 頁，共有 {pages} 頁。請重新整理後再選擇。',
};
