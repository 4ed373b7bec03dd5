import type { sessionEnUS } from './session.en-US.ts';

export const sessionZhHant: Record<keyof typeof sessionEnUS, string> = {
  credentials_invalid: '電郵或密碼不正確。',
  code_invalid: '驗證碼錯誤或已失效',
  code_spent: '此驗證碼已輸入錯誤5次，不可再用，請索取新的驗證碼。',
  code_gone: '此驗證碼已過期或已使用，請索取新的驗證碼。',
  code_not_mailed: '暫時未能寄出驗證碼電郵，請稍後再試。',
  reset_link_expired: '此重設連結已失效，請重新申請。',
  email_taken: '此電郵已有用戶賬戶，請直接登入。',
  wait_seconds: '嘗試次數過多，請於 {seconds} 秒後再試。',
  wait_minute: '嘗試次數過多，請於 1 分鐘後再試。',
  too_many_requests: '嘗試次數過多，請於 {minutes} 分鐘後再試。',
  password_wrong: '密碼不正確，請檢查後再試。',
  password_common: '此密碼屬最先被嘗試的常用密碼，請改用其他密碼，例如四個互不相關的詞語。',
  password_pattern: '此密碼只重複少數字元，請使用最少4個不同字元。',
  password_is_yours: '你的名稱或電郵容易被猜中，請改用其他密碼。',
  email_is_yours: '這已是你現時的電郵，請輸入新的電郵。',
  email_codes_gone: '驗證碼已過期或輸入錯誤次數過多，請重新提出更改。',
  close_last_owner: '你是 {names} 唯一的擁有人。請先讓其他人成為擁有人，然後再關閉用戶賬戶。',
  close_last_manager: '你是 {names} 唯一的管理人。請先讓其他人成為管理人，然後再關閉用戶賬戶。',
  enter_current_password: '請輸入現時密碼',
  device_words: '{system} 上的 {browser}',
  device_unknown: '不明瀏覽器',
  mail_code_subject: '{code} 是你的富理驗證碼',
  mail_code_body: '你登入富理的驗證碼是 {code}\n\n只可使用一次，{minutes} 分鐘內有效。如非你本人登入，請更改密碼。',
  mail_email_code_subject: '{code} 是更改用戶賬戶電郵的驗證碼',
  mail_email_code_body:
    '更改富理用戶賬戶電郵的驗證碼是 {code}\n\n只可使用一次，{minutes} 分鐘內有效。更改需要兩個驗證碼：一個寄到舊電郵，一個寄到新電郵。如非你本人要求，請更改密碼。',
  mail_reset_subject: '重設你的富理密碼',
  mail_reset_body:
    '請開啟以下連結設定新密碼：\n{link}\n\n連結於5分鐘後失效。如非你本人要求，請忽略此電郵，密碼將維持不變。',
  mail_new_device_subject: '你的富理用戶賬戶有新的登入',
  mail_new_device_body:
    '你的用戶賬戶從一個未曾使用過的瀏覽器登入。\n\n{device}\n{time}（香港時間）\n網絡地址 {address}\n\n如屬你本人，無須處理。如非你本人，請立即設定新密碼，所有登入亦會隨之結束：{link}/auth/forgot-password',
  mail_password_changed_subject: '你的富理密碼已更改',
  mail_password_changed_body:
    '你的用戶賬戶密碼已更改，其他瀏覽器均已登出，所有 API 密鑰已撤銷。\n\n如非你本人更改，請立即設定新密碼：{link}/auth/forgot-password',
  mail_token_made_subject: '你的富理用戶賬戶新增了 API 密鑰',
  mail_token_made_body:
    '你的用戶賬戶新增了 API 密鑰「{name}」。持有此密鑰的程式無須密碼即可讀取或更改你的賬目。\n\n如屬你本人，無須處理。如非你本人，請立即設定新密碼，所有 API 密鑰亦會隨之撤銷：{link}/auth/forgot-password',
  mail_passkey_added_subject: '你的富理用戶賬戶新增了通行密鑰',
  mail_passkey_added_body:
    '你的用戶賬戶新增了通行密鑰「{name}」，使用它登入無須密碼。\n\n如屬你本人，無須處理。如非你本人，請登入並在「安全」頁刪除此通行密鑰，然後設定新密碼：{link}/auth/forgot-password',
  mail_authenticator_added_subject: '你的富理用戶賬戶新增了驗證器應用程式',
  mail_authenticator_added_body:
    '你的用戶賬戶現可使用驗證器應用程式的驗證碼。\n\n如屬你本人，無須處理。如非你本人，請登入並在「安全」頁刪除此應用程式，然後設定新密碼：{link}/auth/forgot-password',
  mail_identity_linked_subject: '{provider} 現可登入你的富理用戶賬戶',
  mail_identity_linked_body:
    '你的用戶賬戶已連結 {provider}，可用它登入。\n\n如屬你本人，無須處理。如非你本人，請登入並在「安全」頁刪除此連結，然後設定新密碼：{link}/auth/forgot-password',
  mail_email_changed_subject: '你的富理用戶賬戶電郵已更改',
  mail_email_changed_body: '你的用戶賬戶現以 {email} 登入，此電郵不再使用。\n\n如非你本人更改，請立即回覆此電郵。',
  mail_sign_up_taken_subject: '你已有富理用戶賬戶',
  mail_sign_up_taken_body:
    '有人嘗試以此電郵註冊，但此電郵已有用戶賬戶。用戶賬戶沒有任何更改。\n\n如屬你本人，請登入：{link}/auth/sign-in\n如忘記密碼，請設定新密碼：{link}/auth/forgot-password\n\n如非你本人，無須處理。',
  mail_email_wanted_subject: '有人想在富理使用你的電郵',
  mail_email_wanted_body:
    '另一用戶賬戶要求把電郵更改為你的電郵。沒有任何更改，對方亦不會得知你有用戶賬戶。\n\n如兩個用戶賬戶均屬你所有，請先更改或關閉此用戶賬戶的電郵。',
  mail_factors_reset_subject: '你的富理用戶賬戶的雙重認證方式已移除',
  mail_factors_reset_body:
    '此伺服器的管理員已移除你的用戶賬戶的驗證器應用程式、通行密鑰及復原碼，並在所有裝置上登出。驗證碼會再次以電郵發送。\n\n請登入並設定雙重認證：{link}/auth/sign-in\n\n如非你本人要求，請立即回覆此電郵。',
  mail_account_opened_subject: '你的富理用戶賬戶',
  mail_account_opened_body: '管理員已為你建立用戶賬戶。請設定密碼以登入；連結只可使用一次，24 小時內有效：{link}',
  mail_account_closed_subject: '你的富理用戶賬戶已關閉',
  mail_account_closed_body:
    '你的用戶賬戶已關閉。你的名稱、電郵及登入資料已移除；賬目會按法例要求保留七年的記錄。\n\n如非你本人關閉，請立即回覆此電郵。',
};
