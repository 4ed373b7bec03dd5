/** The words of legal deadlines, most of them in calendar programs. */
export const deadlineEnUS = {
  deadline_profits_tax_return: 'Profits tax return {period}',
  deadline_first_profits_tax_return: 'First profits tax return',
  deadline_employers_return: "Employer's return {period} (BIR56A and IR56B)",
  deadline_annual_return: 'Annual return {period} (NAR1)',
  deadline_business_registration: 'Renewal of the business registration',
  deadline_mpf_contribution: 'MPF contributions for {period}',
  deadline_significant_controllers: 'Significant controllers register: enter the change',
  deadline_calendar: 'Deadlines of {company}',
  deadline_calendar_clients: 'Deadlines of clients',
  deadline_electronic: 'For electronic filing: {day}.',
  deadline_not_confirmed: 'Folio could not confirm this day. Check the day printed on the return.',
  deadline_source: 'Source: {source}',
  deadline_feed_closed: 'This calendar address no longer works: it was revoked, or the address is incomplete.',
  deadline_day_far: '{found} is far from the usual day. Enter a day from {first} to {last}.',
};
