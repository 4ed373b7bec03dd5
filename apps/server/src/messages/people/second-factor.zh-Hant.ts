import type { secondFactorEnUS } from './second-factor.en-US.ts';

/** 第二重認證及第三方登入的句子。 */
export const secondFactorZhHant: Record<keyof typeof secondFactorEnUS, string> = {
  authenticator_no_key: '此伺服器暫時不能使用驗證器應用程式：未有密鑰保管其密碼。伺服器管理員可設定 FOLIO_SECRET_KEY。',
  authenticator_there: '已設定驗證器應用程式。請先移除，再設定新的。',
  authenticator_code_wrong: '這不是應用程式現時顯示的驗證碼。請等下一個驗證碼，並檢查手機時間是否準確。',
  recovery_needs_factor: '復原碼用來代替驗證器應用程式或通行密鑰。請先設定其中一項。',
  recovery_code_wrong: '此復原碼不正確或已使用。請用清單上另一個。',
  passkey_not_made: '未能建立通行密鑰：回應過遲或來自其他頁面。請再試一次。',
  passkey_known: '此通行密鑰已在使用。',
  passkey_wrong: '未能核對此通行密鑰，或本系統沒有其紀錄。請再試一次，或選擇其他方式。',
  passkeys_too_many: '你已有 {max} 個通行密鑰，已達上限。請移除不再使用的。',
  mail_codes_needed:
    '你須先有驗證器應用程式或通行密鑰，並有未使用的復原碼，才可停止以電郵接收驗證碼：否則遺失手機便不能登入。',
  identity_taken: '此登入方式屬於本系統另一個用戶賬戶。',
  identity_only_way_in: '這是登入你用戶賬戶的唯一方法。請先設定密碼（登入頁的「忘記密碼」），或新增通行密鑰。',
  identity_provider_down: '登入服務沒有回應。請幾分鐘後再試。',
  arrival_over: '此次登入已逾時。請在登入頁重新開始。',
  arrival_prove_first: '此電郵已有用戶賬戶。請先證明用戶賬戶屬於你，然後兩者便會連結。',
  mail_arrival_subject: '{code} 是你的富理電郵確認碼',
  mail_arrival_body:
    '有人正以 {provider} 及此電郵登入富理。你的確認碼是 {code}\n\n此碼只可使用一次，{minutes} 分鐘內有效。如果不是你，請不用理會此電郵：沒有確認碼便不會連結任何用戶賬戶。',
};
