/** Sentences about the people of a company, and the mails they get. */
export const staffZhHant = {
  questions_of_day: '你今天已寄出 {max} 封提問電郵，已達每日上限。請於明天再寄。',
  invitations_of_day: '你今天已寄出 {max} 封邀請，已達每日上限。請於明天再寄。',
  role_owner: '擁有人',
  role_adviser: '顧問',
  role_approver: '批核人',
  role_bookkeeper: '簿記員',
  role_uploader: '只限上載',
  role_reader: '唯讀',
  role_manager: '管理人',
  role_staff: '職員',
  staff_member_already: '{email} 已是此公司的成員。請在名單上更改其角色。',
  staff_invited_already: '已邀請 {email}。請在名單上按「重新發出」，或先取消該邀請。',
  staff_last_owner: '不可移除最後一名擁有人，亦不可更改其角色。請先將另一名成員設為擁有人。',
  staff_not_member: '擁有權只可移交予公司成員。請先邀請對方加入。',
  staff_transfer_self: '你已是擁有人。請選擇其他成員。',
  invitation_gone: '此邀請已失效：可能已使用、已取消、已由新邀請取代或已過期。請向該公司索取新邀請。',
  invitation_other_email: '此邀請發給 {email}，但你現以 {own} 登入。請先登出，再以 {email} 登入或註冊。',
  mail_invitation_subject: '{person} 邀請你加入 {company}',
  mail_invitation_body:
    '{person} 邀請你在富理加入 {company}。\n\n你的角色：{role}\n\n請以 {email} 登入，並開啟以下連結加入：\n{link}\n\n連結在 {days} 日內有效，只可使用一次。如你不認識此公司，請忽略此電郵，不會有任何影響。',
  mail_staff_joined_subject: '{person} 已加入 {company}',
  mail_staff_joined_body:
    '{person}（{email}）已接受邀請，加入 {company}。\n\n角色：{role}\n\n如有錯誤，請在「設定」的「公司職員管理」移除該成員。',
};
