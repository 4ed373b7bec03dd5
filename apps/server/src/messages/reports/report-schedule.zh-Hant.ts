import type { reportScheduleEnUS } from './report-schedule.en-US.ts';

export const reportScheduleZhHant: Record<keyof typeof reportScheduleEnUS, string> = {
  mail_report_subject: '{name}，{period} – {company}',
  mail_report_fixed_subject: '{name} – {company}',
  mail_report_body:
    '附上{company}{period}的「{name}」。\n\n富理會定期發送此電郵，由{person}設定。如不想再收到，請開啟此連結：\n{link}',
  mail_report_fixed_body:
    '附上{company}的「{name}」。\n\n富理會定期發送此電郵，由{person}設定。如不想再收到，請開啟此連結：\n{link}',
  mail_report_no_access: '設定此電郵的人員已不可匯出該報表，因此沒有發送。請在「報表」恢復發送。',
  mail_report_no_sending: '設定此電郵的人員已不可向公司以外發送文件，因此沒有發送。請在「報表」恢復發送。',
  mail_report_over: '此電郵的定期發送設定已刪除，因此不再發送。',
  mail_report_held_unsubscribed: '收件人已取消訂閱，因此沒有發送。',
  mail_report_held_no_access:
    '此地址已沒有公司的存取權，因此沒有發送。如要繼續向此地址發送報表，請在「報表」編輯並儲存此電郵。',
  report_schedule_weekday: '星期幾為 1（星期一）至 7（星期日）。',
  report_schedule_no_person: '此電郵隨匯入的帳簿而來，沒有負責人。請恢復發送，以你的名義發送。',
  report_schedule_no_access: '{person}已不可匯出此公司的報表，因此富理已暫停發送。請恢復發送，以你的名義發送。',
  report_schedule_archived: '公司已封存，因此富理已暫停發送。公司重新開放後，請恢復發送。',
  report_schedule_unsubscribed: '所有收件人已取消訂閱，因此富理已暫停發送。請加入其他收件人，然後恢復發送。',
  report_schedule_no_sending: '{person}已不可向公司以外發送文件，因此富理已暫停發送。請恢復發送，以你的名義發送。',
  report_schedule_all_unsubscribed: '所有收件人已取消訂閱。請編輯並加入其他收件人，然後恢復發送。',
  report_schedule_only_unsubscribed:
    '這些收件人全部已取消訂閱，請加入其他收件人。只有收件人可以透過所收電郵內的連結重新訂閱。',
  report_schedule_mail_problem: '{address}：{problem}',
  report_link_closed: '此連結已不能停止任何電郵，因為電郵設定已刪除，或網址不完整。',
  report_schedule_unseen: '{person}已看不到此報表，因此富理已暫停發送。請恢復發送，以你的名義發送。',
};
