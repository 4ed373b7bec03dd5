/** The words of reports that go out by email. */
export const reportScheduleEnUS = {
  mail_report_subject: '{name}, {period} – {company}',
  mail_report_fixed_subject: '{name} – {company}',
  mail_report_body:
    'Please find attached “{name}” of {company} for {period}.\n\nFolio sends this email regularly. {person} set it up. To stop receiving it, open this link:\n{link}',
  mail_report_fixed_body:
    'Please find attached “{name}” of {company}.\n\nFolio sends this email regularly. {person} set it up. To stop receiving it, open this link:\n{link}',
  mail_report_no_access:
    'The person who set up this email may no longer export the report, so it was not sent. Resume it in Reports.',
  mail_report_no_sending:
    'The person who set up this email may no longer send documents outside the company, so it was not sent. Resume it in Reports.',
  mail_report_over: 'This email was not sent, because its schedule was deleted.',
  mail_report_held_unsubscribed: 'The receiver unsubscribed, so it was not sent.',
  mail_report_held_no_access:
    'This address no longer has access to the company, so it was not sent. To send reports there, edit the email in Reports and save it.',
  report_schedule_weekday: 'A day of the week is 1 (Monday) to 7 (Sunday).',
  report_schedule_no_person:
    'No person is responsible for this email, because it came with imported books. Resume it to send it in your name.',
  report_schedule_no_access:
    '{person} may no longer export reports of this company, so Folio paused it. Resume it to send it in your name.',
  report_schedule_archived: 'The company was archived, so Folio paused it. Resume it when the company is open again.',
  report_schedule_unsubscribed:
    'All receivers have unsubscribed, so Folio paused it. Add another receiver, then resume it.',
  report_schedule_no_sending:
    '{person} may no longer send documents outside the company, so Folio paused it. Resume it to send it in your name.',
  report_schedule_all_unsubscribed:
    'All receivers have unsubscribed. Edit it and add another receiver, then resume it.',
  report_schedule_only_unsubscribed:
    'All these receivers have unsubscribed. Add another one. Only the receivers can undo it, by the link in an email they got.',
  report_schedule_mail_problem: '{address}: {problem}',
  report_link_closed: 'This link no longer works: the scheduled emails were deleted, or the address is incomplete.',
  report_schedule_unseen: '{person} no longer sees this report, so Folio paused it. Resume it to send it in your name.',
};
