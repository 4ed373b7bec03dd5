import type { auditorRoomEnUS } from './auditor-room.en-US.ts';

export const auditorRoomZhHant: Record<keyof typeof auditorRoomEnUS, string> = {
  room_gone: '你不能進入此專區：截止日已過、專區已關閉，或專區屬於另一賬戶。請公司更改截止日或另開專區。',
  room_until_past: '此日已過，請輸入今日或較後的日期。',
  room_closed: '此專區已關閉。如需繼續，請開設新的專區。',
  room_not_invited: '不能發出邀請：核數師已加入、專區已關閉，或截止日已過。',
  room_accepted: '核數師已接納此回覆；如需更多資料，須提出新的要求。',
  room_no_answer: '此要求沒有新的回覆，請等待公司回覆。',
  room_answer_empty: '請輸入回覆或選擇檔案。',
  room_too_many: '此專區已有 {max} 項要求，已達上限。請公司開設另一專區。',
  room_no_packet: '此專區沒有該期間的檔案冊。專區內每個已鎖定的月份或年度均有檔案冊。',
  audit_field_guest: '核數師',
  audit_field_from: '由',
  audit_field_from_of_auditor_room_opened: '期間首日',
  audit_field_to_of_auditor_room_opened: '期間最後一日',
  audit_field_until: '可使用至',
  audit_field_title_of_auditor_room_opened: '名稱',
  audit_field_text_of_auditor_request_added: '要求',
  audit_field_text_of_auditor_request_answered: '回覆',
  audit_field_text_of_auditor_request_accepted: '意見',
  audit_field_text_of_auditor_request_returned: '意見',
  mail_auditor_room_subject: '{company} 為你開設了核數師專區',
  mail_auditor_room_body:
    '{company} 在 Folio 為你（核數師）開設了專區，你可使用至 {until}。\n\n請於 {days} 日內開啟以下連結，並以 {email} 登入：\n{link}\n\n如你不知悉此事，請不必理會本電郵。',
};
