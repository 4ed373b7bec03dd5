/** Sentences about questions to the client and their answers. */
export const questionEnUS = {
  question_subject_gone: 'What this question is about is not in these books. Reload the page and choose it again.',
  question_closed: 'Question {number} is settled or was withdrawn, so it accepts no more answers. Ask a new one.',
  question_answer_empty: 'There is no answer yet. Write a few words, send a file, or say that you have no document.',
  question_many_files: 'No more than {max} files can be sent here. Write the rest in words, or answer the email.',
  question_not_yours: 'Questions are answered by the company’s own people. You can settle this one instead.',
  question_of_practice: 'This question was asked of {practice}, so its people answer it.',
  question_own_practice: 'You work for the practice that would be asked. Ask the client instead.',
  question_no_practice: 'This practice does not work in these books. Choose another one.',
  question_no_link: 'A question to {practice} is answered in Folio, so no link is sent for it.',
  question_not_asked: 'This question is not asked here any more. Reload the page.',
  question_mail_over: 'Everything this email asked is settled or was withdrawn, so it was not sent.',
} as const;
