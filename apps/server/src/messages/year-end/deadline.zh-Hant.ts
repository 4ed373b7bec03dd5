import type { deadlineEnUS } from './deadline.en-US.ts';

export const deadlineZhHant: Record<keyof typeof deadlineEnUS, string> = {
  deadline_profits_tax_return: '{period} 課稅年度利得稅報稅表',
  deadline_first_profits_tax_return: '首份利得稅報稅表',
  deadline_employers_return: '{period} 年僱主報稅表（BIR56A 及 IR56B）',
  deadline_annual_return: '{period} 年周年申報表（NAR1）',
  deadline_business_registration: '商業登記續期',
  deadline_mpf_contribution: '{period} 強積金供款',
  deadline_significant_controllers: '重要控制人登記冊：記入變更',
  deadline_calendar: '{company} 的法定期限',
  deadline_calendar_clients: '客戶的法定期限',
  deadline_electronic: '電子提交期限：{day}。',
  deadline_not_confirmed: 'Folio 未能確認此日期，請核對報稅表上印明的日期。',
  deadline_source: '資料來源：{source}',
  deadline_feed_closed: '此日曆地址已失效：地址已撤銷或不完整。',
  deadline_day_far: '{found} 與一般期限相距太遠，請輸入 {first} 至 {last} 之間的日期。',
};
