import type { salesSettingEnUS } from './sales-setting.en-US.ts';

export const salesSettingZhHant: Record<keyof typeof salesSettingEnUS, string> = {
  sales_fps_id: '轉數快識別碼由 7 至 9 位數字組成，現為「{found}」。請參閱銀行的轉數快登記資料。',
  sales_fps_mobile: '香港手提電話號碼有 8 位數字，現為「{found}」。其他地區的號碼請輸入 +44-7700900123 的格式。',
  sales_fps_email: '轉數快電郵地址須包含 @，最多 79 個英數字元，現為「{found}」。',
  sales_pay_to_unknown: '找不到此銀行戶口。請選擇其他戶口，或不選擇。',
  sales_image_too_large: '此圖片超過 {max} MB。請將圖片縮小（闊 1200 像素已足夠）後再試。',
  sales_image_type: '只接受 PNG 及 JPG 圖片，此檔案並非其中一種。請匯出為 PNG 後再試。',
  sales_image_pixels: '此圖片超過 {max} 百萬像素。請將圖片縮小（闊 1200 像素已足夠）後再試。',
  sales_image_corrupt: '此圖片已損壞或不完整。請確認可在電腦上開啟，然後重新上載。',
  receipt_of_customer_only: '只有客戶的付款才有收據，現為 {number}。請選擇一筆收款記錄。',
};
