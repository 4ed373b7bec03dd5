import type { accountSettingEnUS } from './account-setting.en-US.ts';

/** Sentences about what people set for their own account. */
export const accountSettingZhHant: Record<keyof typeof accountSettingEnUS, string> = {
  picture_missing: '此請求沒有附上圖片。請選擇 PNG、JPG 或 WebP 圖片後再試。',
  picture_too_large: '此圖片超過 {max} MB。請將圖片縮小（闊 1000 像素已足夠）後再試。',
  picture_type: '只接受 PNG、JPG 及 WebP 圖片，此檔案並非其中一種。請選擇相片，或匯出為 PNG 後再試。',
  picture_pixels: '此圖片超過 {max} 百萬像素。請將圖片縮小（闊 1000 像素已足夠）後再試。',
  picture_corrupt: '此圖片已損壞或不完整。請確認可在裝置上開啟，然後重新選擇。',
  picture_unknown: '此圖片已不存在，請重新選擇。',
  token_invalid: '此 API 密鑰無效：不明、已到期或已撤銷。請在「用戶設定」建立新的密鑰。',
  token_scope: 'API 密鑰不可執行此操作。請親自登入執行，或使用有寫入權限的密鑰。',
  token_too_fast: '此 API 密鑰在一分鐘內的請求超過 {most} 次。請等候一分鐘，然後放慢速度。',
  token_too_many: '你有 {most} 個使用中的 API 密鑰，已達上限。請撤銷不再需要的密鑰。',
  token_company_unknown: '你不屬於此公司。請選擇你的其中一間公司，或選擇全部。',
  mail_document_failed_subject: '無法讀取 {document}',
  mail_document_failed_body:
    '富理無法讀取你為 {company} 上載的 {document}。\n\n請查看原因，然後重試或自行輸入：\n{link}\n',
};
