import type { reportScheduleEnUS } from './report-schedule.en-US.ts';

export const reportScheduleZhHant: Record<keyof typeof reportScheduleEnUS, string> = {
  mail_report_subject: '{name}，{period} – {company}',
  mail_report_fixed_subject: '{name} – {company}',
  mail_report_body:
    '附上{company}{period}的「{name}」。\n\n富理會定期發送此電郵，由{person}設定。如不想再收到，請聯絡{person}移除你的電郵地址。',
  mail_report_fixed_body:
    '附上{company}的「{name}」。\n\n富理會定期發送此電郵，由{person}設定。如不想再收到，請聯絡{person}移除你的電郵地址。',
  mail_report_no_access: '設定此電郵的人員已不可匯出該報表，因此沒有發送。請在「報表」恢復發送。',
  report_schedule_weekday: '星期幾為 1（星期一）至 7（星期日）。',
  report_schedule_no_person: '此電郵隨匯入的帳簿而來，沒有負責人。請恢復發送，以你的名義發送。',
  report_schedule_no_access: '{person}已不可匯出此公司的報表，因此富理已暫停發送。請恢復發送，以你的名義發送。',
  report_schedule_archived: '公司已封存，因此富理已暫停發送。公司重新開放後，請恢復發送。',
  report_schedule_unseen: '{person}已看不到此報表，因此富理已暫停發送。請恢復發送，以你的名義發送。',
};
