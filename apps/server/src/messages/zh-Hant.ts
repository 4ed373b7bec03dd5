import { bankEvidenceZhHant } from './banking/bank-evidence.zh-Hant.ts';
import { bankImportZhHant } from './banking/bank-import.zh-Hant.ts';
import { bankRuleZhHant } from './banking/bank-rule.zh-Hant.ts';
import { accountingZhHant } from './books/accounting.zh-Hant.ts';
import { auditZhHant } from './books/audit.zh-Hant.ts';
import { auditActionZhHant } from './books/audit-action.zh-Hant.ts';
import { closingWords } from './books/closing.zh-Hant.ts';
import { documentZhHant } from './documents/document.zh-Hant.ts';
import { fileZhHant } from './documents/file.zh-Hant.ts';
import { questionZhHant } from './documents/question.zh-Hant.ts';
import type { enUS } from './en-US.ts';
import { exchangeZhHant } from './import-export/exchange.zh-Hant.ts';
import { accountSettingZhHant } from './people/account-setting.zh-Hant.ts';
import { companyZhHant } from './people/company.zh-Hant.ts';
import { practiceZhHant } from './people/practice.zh-Hant.ts';
import { secondFactorZhHant } from './people/second-factor.zh-Hant.ts';
import { sessionZhHant } from './people/session.zh-Hant.ts';
import { staffZhHant } from './people/staff.zh-Hant.ts';
import { reportZhHant } from './reports/report.zh-Hant.ts';
import { reportPackZhHant } from './reports/report-pack.zh-Hant.ts';
import { reportScheduleZhHant } from './reports/report-schedule.zh-Hant.ts';
import { toolsZhHant } from './tools.zh-Hant.ts';
import { contactZhHant } from './trade/contact.zh-Hant.ts';
import { eInvoiceZhHant } from './trade/e-invoice.zh-Hant.ts';
import { invoiceZhHant } from './trade/invoice.zh-Hant.ts';
import { invoiceListZhHant } from './trade/invoice-list.zh-Hant.ts';
import { invoiceMoneyZhHant } from './trade/invoice-money.zh-Hant.ts';
import { outgoingZhHant } from './trade/outgoing.zh-Hant.ts';
import { recurringZhHant } from './trade/recurring.zh-Hant.ts';
import { salesImportZhHant } from './trade/sales-import.zh-Hant.ts';
import { salesSettingZhHant } from './trade/sales-setting.zh-Hant.ts';
import { auditSampleZhHant } from './year-end/audit-sample.zh-Hant.ts';
import { auditorRoomZhHant } from './year-end/auditor-room.zh-Hant.ts';
import { closeZhHant } from './year-end/close.zh-Hant.ts';
import { closePacketZhHant } from './year-end/close-packet.zh-Hant.ts';
import { deadlineZhHant } from './year-end/deadline.zh-Hant.ts';
import { filingZhHant } from './year-end/filing.zh-Hant.ts';
import { fixedAssetZhHant } from './year-end/fixed-asset.zh-Hant.ts';
import { profitsTaxZhHant } from './year-end/profits-tax.zh-Hant.ts';
import { scheduleZhHant } from './year-end/schedule.zh-Hant.ts';
import { statutoryAccountsZhHant } from './year-end/statutory-accounts.zh-Hant.ts';

export const zhHant: Record<keyof typeof enUS, string> = {
  ...practiceZhHant,
  ...accountingZhHant,
  ...sessionZhHant,
  ...secondFactorZhHant,
  ...auditZhHant,
  ...auditActionZhHant,
  ...invoiceZhHant,
  ...bankRuleZhHant,
  ...outgoingZhHant,
  ...toolsZhHant,
  ...bankEvidenceZhHant,
  ...closingWords,
  ...closeZhHant,
  ...auditSampleZhHant,
  ...auditorRoomZhHant,
  ...closePacketZhHant,
  ...fixedAssetZhHant,
  ...scheduleZhHant,
  ...questionZhHant,
  ...recurringZhHant,
  ...reportZhHant,
  ...reportPackZhHant,
  ...statutoryAccountsZhHant,
  ...reportScheduleZhHant,
  ...deadlineZhHant,
  ...filingZhHant,
  ...profitsTaxZhHant,
  ...bankImportZhHant,
  ...invoiceMoneyZhHant,
  ...invoiceListZhHant,
  ...exchangeZhHant,
  ...fileZhHant,
  ...documentZhHant,
  ...eInvoiceZhHant,
  ...companyZhHant,
  ...staffZhHant,
  ...contactZhHant,
  ...salesImportZhHant,
  ...salesSettingZhHant,
  ...accountSettingZhHant,
  unauthenticated: '未通過身分驗證。',
  second_factor_pending: '請先輸入我們寄到你電郵的驗證碼。',
  sign_up_closed: '此伺服器已關閉註冊，請向管理員申請用戶賬戶。',
  sign_up_by_domain: '此伺服器只接受 {domains} 的電郵地址及獲邀的電郵地址註冊。請使用這些地址，或要求對方發出邀請。',
  sign_up_by_invitation: '此伺服器只接受獲邀人士註冊。請使用收到邀請的電郵地址，或要求對方發出邀請。',
  forbidden: '你沒有權限執行此操作。請由擁有人執行，或請擁有人更改你的角色。',
  confirmation_needed: '請再次輸入密碼以繼續。',
  company_archived: '此公司已封存：賬目可以查閱，但不能更改。公司擁有人可將其恢復使用。',
  xsrf_token_invalid: '此頁面已過期，請重新載入後再試。',
  not_found: '找不到資料。資料可能已被刪除，或你沒有存取權限。',
  validation_failed: '部分欄位需要修正。',
  record_named_missing: '所指的記錄已不存在。請重新載入頁面，然後選擇其他記錄。',
  name_with_web_address: '名稱不可包含網址。請只輸入名稱。',
  text_unreadable: '文字內有無法儲存的字元。請直接輸入，不要貼上。',
  request_malformed: '無法理解此要求，請重新載入頁面後再試。',
  conflict: '資料已被其他人更改。請重新整理以查看較新的版本。',
  stale_version: '你處理期間，資料已被其他人更改。你的修改仍在此處，請與較新版本比對。',
  already_done: '此操作已經完成，請重新整理查看。',
  idempotency_key_reused: '此識別碼已用於另一要求，請使用新的識別碼。',
  idempotency_key_malformed: 'Idempotency-Key 須為8至80個字母、數字、短橫線或底線。',
  too_large: '要求的資料過大。請分次傳送。',
  quota_storage:
    '此公司的檔案已佔用 {max} MB，達到此伺服器的上限，檔案未有儲存。請刪除不需要的檔案（包括垃圾桶內的檔案），或聯絡伺服器管理員提高上限。',
  quota_documents: '此公司今天已新增 {max} 份文件，達到此伺服器每日的上限。請明天再試，或聯絡伺服器管理員提高上限。',
  storage_full: '伺服器空間已滿，資料未能儲存。請通知管理員清理空間後再試。',
  internal: '系統發生錯誤，請再試一次；如再次發生，請告知我們此編號：{request}',
  storage_read_only: '伺服器無法寫入儲存空間，資料未能儲存。請通知管理員檢查資料夾。',
  stored_file_missing: '伺服器的儲存空間缺少此檔案。請通知管理員從備份還原。',
  stored_file_damaged: '伺服器上的此檔案已損壞，因此不會顯示。請通知管理員從備份還原。',
  storage_away: '檔案儲存空間暫時無法連接。請於數秒後再試。',
  database_away: '資料庫暫時無法連接，沒有任何更改。請於數秒後再試。',
  database_late: '資料庫處理時間過長，可能有其他人正在更改相同的資料。沒有任何更改，請於數秒後再試。',
  not_ready: '伺服器暫時無法服務：正在結束、資料庫沒有回應，或磁碟已滿或唯讀。',
  unavailable: '伺服器正在啟動，請稍候再試。',
  required: '請填寫此欄',
  value_invalid: '此數值無效',
  too_short: '最少輸入 {min} 個字元',
  too_long: '最多輸入 {max} 個字元',
  password_mismatch: '兩次輸入的密碼不一致！',
  email_invalid: '請輸入有效的電郵',
  code_length: '請輸入6位驗證碼',
  br_format: '商業登記號碼須為8位數字，可附分行號碼',
  ci_format: '公司註冊證明書編號最多8位數字，或一個英文字母加最多7位數字',
  phone_format: '請輸入8位香港號碼或國際號碼',
  pc_number_format: '執業證書編號為 P 加5位數字、M 加4位數字，或4位數字',
  date_invalid: '請輸入有效日期',
  date_future: '日期不可為將來日子',
  enter_name: '請輸入名稱',
  enter_registration_number: '請輸入註冊編號',
  enter_incorporated_date: '請輸入成立日期',
  enter_industry: '請輸入行業',
  enter_br: '請輸入商業登記號碼',
  enter_ci: '請輸入公司註冊證明書編號',
  enter_address: '請輸入地址',
  enter_fye: '請輸入財政年度結算日',
  enter_directors: '請輸入董事資料',
  enter_shareholders: '請輸入股東資料',
  enter_secretaries: '請輸入公司秘書資料',
  enter_email: '請輸入電郵',
  enter_password: '請輸入密碼',
  enter_phone: '請輸入電話',
  enter_pc_number: '請輸入執業證書編號',
  company_has_postings: '首次過賬後不可更改本位幣。',
  currency_unknown: '無法識別此貨幣，請使用 HKD、USD、CNY 等代碼。',
  one_file_only: '這個要求包含多於一個檔案。請逐一上載。',
  adjusting_item_tax: '稅款',
  adjusting_item_rounding: '尾數調整',
  adjusting_item_adjustment: '調整至總額',
  file_missing: '沒有收到檔案，請選擇檔案後再試。',
  file_empty: '此檔案是空的（0 位元組）。請確認可在電腦上開啟，然後重新上載。',
  file_type_unsupported:
    '不論檔名為何，此檔案其實是 {found}。只接受PNG、PDF及JPG檔案，以及電子發票（XML），請匯出或拍攝成其中一種格式。',
  file_too_large: '此檔案超過 {max} MB。請分拆檔案，或以較低解像度掃描。',
  upload_broken: '檔案尚未完整上載便已中斷，請再試一次。',
  document_not_ready: '此文件仍在讀取中，請待可供覆核後再處理。',
  document_not_confirmable: '此文件暫時未能確認。',
  already_confirmed: '此文件已經確認。',
  holder_not_confirmed: '此月結單的戶口持有人是 {holder}，並非貴公司。請確認此戶口屬於貴公司。',
  arithmetic_not_confirmed: '此文件的數字不相符。請更正，或確認以列印的數字為準。',
  statement_without_lines: '此月結單沒有戶口資料。請加入交易，或選擇其他類別。',
  kind_not_bookable: '此類文件不會過賬。請選擇其他類別，或將其歸檔。',
  problem_file_missing: '儲存空間內找不到此文件的檔案，請重新上載。',
  problem_file_damaged: '儲存空間內此文件的檔案已損壞，請重新上載。',
  problem_corrupt: '此檔案已損壞或不完整，無法開啟。請確認可在電腦上開啟，然後重新上載。',
  problem_too_many_pages: '此檔案有 {pages} 頁，每次最多可讀取 {max} 頁。請分拆成較小的檔案。',
  problem_image_too_large: '此圖片過大，無法讀取。請以較低解像度重新拍攝。',
  problem_nothing_readable:
    '此頁找不到文字。如屬文件，請平放、擺正並在光線充足下重新清晰拍攝。手寫及中英文以外的語言無法讀取，請以人手輸入。',
  problem_unsupported_type: '此檔案並非PNG、PDF或JPG，請匯出或拍攝成其中一種格式。',
  problem_empty: '此檔案是空的。請確認可在電腦上開啟，然後重新上載。',
  problem_timeout: '讀取此檔案需時過長，已停止。請再試，或分拆成較小的檔案。',
  problem_reader_failed: '無法讀取此檔案。請再試；如仍失敗，請以人手輸入。',
  problem_memory: '讀取此檔案所需的記憶體超過單一檔案的上限，富理已停止。請分拆成較小的檔案，或以人手輸入。',
  problem_crashed: '富理無法讀完此檔案：其內容令讀取中斷。請以人手輸入，或改以圖片上載。',
  page_timeout: '繪製此頁需時過長，富理已停止。請下載原檔查看，或以圖片上載此頁。',
  parse_busy: '貴公司已有數個檔案正在讀取。請待完成後再傳送此檔案。',
  parse_timeout: '讀取此檔案需時過長，富理已停止。此類檔案通常數秒內讀完：請重新匯出，或分拆成較小的檔案。',
  parse_memory: '讀取此檔案所需的記憶體超過單一檔案的上限，富理已停止。請分拆成較小的檔案，然後逐一傳送。',
  parse_crashed: '無法讀取此檔案：檔案已損壞或屬另一種類。請重新匯出，然後再傳送。',
  parse_cancelled: '讀取此檔案時中途停止。請再傳送一次。',
  problem_gave_up: '讀取此檔案已失敗 {attempts} 次。請再試，或以人手輸入。',
  check_balances_tie: '期初結餘加各筆交易為 {found}，但列印的期末結餘為 {expected}。',
  check_running_balance: '此筆交易後的結餘應為 {found}，但列印為 {expected}。',
  check_total: '小計加稅項為 {found}，但列印的總額為 {expected}。',
  check_items: '各項目合計為 {found}，但列印為 {expected}。',
  check_dates_order: '到期日 {found} 早於發出日期 {expected}。',
  check_balances_missing: '需要期初及期末結餘才能核實此月結單，請按頁面輸入。',
  check_amounts_invalid: '有金額的小數位與其貨幣不符，請更正金額或貨幣。',
  check_holds: '數字相符',
  check_fails: '得出 {found}，應為 {expected}。',
};
