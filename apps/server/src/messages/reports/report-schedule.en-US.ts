/** The words of reports that go out by email. */
export const reportScheduleEnUS = {
  mail_report_subject: '{name}, {period} – {company}',
  mail_report_fixed_subject: '{name} – {company}',
  mail_report_body:
    'Please find attached “{name}” of {company} for {period}.\n\nFolio sends this email regularly. If you no longer want it, ask {person}, who set it up, to remove your address.',
  mail_report_fixed_body:
    'Please find attached “{name}” of {company}.\n\nFolio sends this email regularly. If you no longer want it, ask {person}, who set it up, to remove your address.',
  mail_report_no_access:
    'The person who set up this email may no longer export the report, so it was not sent. Resume it in Reports.',
  report_schedule_weekday: 'A day of the week is 1 (Monday) to 7 (Sunday).',
  report_schedule_no_person:
    'No person is responsible for this email, because it came with imported books. Resume it to send it in your name.',
  report_schedule_no_access:
    '{person} may no longer export reports of this company, so Folio paused it. Resume it to send it in your name.',
  report_schedule_archived: 'The company was archived, so Folio paused it. Resume it when the company is open again.',
  report_schedule_unseen: '{person} no longer sees this report, so Folio paused it. Resume it to send it in your name.',
};
