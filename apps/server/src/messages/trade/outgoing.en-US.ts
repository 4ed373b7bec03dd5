/** Sentences about mails to customers, the links they get, and why a mail did not leave. */
export const outgoingEnUS = {
  mail_word_unknown:
    '{found} is not a field of this email, so customers would read it unchanged. The fields are {known}.',
  mail_link_in_subject: 'A link can be in the text of an email, not in its subject. Remove it from the subject.',
  mail_link_without_document:
    'This email is not about a single document, so there is nothing to link to. Remove the link.',
  mail_not_ours: '{number} was issued by a supplier. Only what the company issues itself is emailed from here.',
  mail_not_confirmed: '{number} is not confirmed yet. Confirm it first, then send it.',
  mail_voided: '{number} is voided. Send the document that took its place.',
  mail_no_address: '{contact} has no email address. Add it to the contact, or send only this document to an address.',
  mail_left: 'This email was already sent. To send it again, send the document again.',
  mail_was_cancelled: 'This email was cancelled. To send it, send the document again.',
  mail_is_leaving: 'This email is being sent at this moment. Check again in a minute.',
  mail_no_answer: 'The mail server at {server} did not answer.',
  mail_sign_in:
    'The mail server at {server} did not let Folio sign in: {words}. The operator sets its user and password.',
  mail_later: 'The mail server at {server} postponed it: {words}.',
  mail_refused: 'The mail server at {server} refused it: {words}. Check the addresses.',
  mail_partly_refused: 'Sent to the others; {address} was refused: {words}.',
  mail_files_failed: 'The attachments of this email could not be created.',
  mail_paid_meanwhile: '{number} was paid meanwhile, so its reminder was not sent.',
  mail_tried_again: 'Tries so far: {times}; next try at {at} (Hong Kong time).',
  mail_given_up: 'Given up after {times} tries.',
  link_not_ours: '{number} was issued by a supplier, so there is no customer to link it to.',
  link_not_confirmed: '{number} is not confirmed yet. Confirm it first, then make a link.',
  link_closed: 'This link is no longer open. Ask who sent it to you for a new one.',
  link_no_answer: 'This quotation cannot be answered: it has an answer, or its time is over. Ask who sent it to you.',
} as const;
