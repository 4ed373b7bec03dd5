/** Sentences about practices, their people and their access to companies, and the mails about them. */
export const practiceEnUS = {
  practice_managers_only: 'Only managers of the practice may do this. Ask one of them.',
  practice_staff_known: 'Somebody with this email works in the practice, asks to join, or was invited already.',
  practice_last_manager: '{name} is the last manager of the practice. Make somebody else a manager first.',
  practice_assignee_unknown: 'Choose a person of the practice who can see this client.',
  practice_join_accountants:
    'This account belongs to a company’s people. Sign up as a person (accountant) to join a practice.',
  practice_invitation_closed: 'This invitation is no longer open. Ask the practice to send you a new one.',
  practice_invitation_other:
    'This invitation was sent to {invited}, and you are signed in as {found}. Sign in with the invited email.',
  practice_staff_already: 'You work in {practice} already.',
  request_open_accepted: 'There is access already. Change its level in the list instead.',
  request_open_asked: 'You have asked already. Wait for the answer, or cancel the request and ask again.',
  request_open_answer: 'The other side has asked already. Find its request in the list and accept it.',
  request_is_pending: 'This request still waits for an answer. Refresh the list.',
  request_is_accepted: 'This request was accepted meanwhile. Refresh the list to see its state.',
  request_is_rejected: 'This request was rejected meanwhile. You can make a new one.',
  request_is_cancelled: 'This request was cancelled meanwhile. You can make a new one.',
  request_is_revoked: 'This access has already ended. You can make a new request.',
  view_as_own: 'You belong to this company: there is no practice to act for.',
  mail_practice_invitation_subject: '{practice} invites you to work in it',
  mail_practice_invitation_body:
    'Dear {name},\n\n{practice} invites you to join it on Folio. Open this link within {days} days:\n{link}\n\nIf you do not know this practice, ignore this email.',
  mail_access_asked_subject: '{practice} asks for access to {company}',
  mail_access_asked_body:
    'Dear {name},\n\n{practice} (PC No. {pcNumber}) asks for access to the books of {company}.\n\n{message}\n\nYou decide whether it gets in, and what it may do:\n{link}\n\nIf you do not know this practice, reject the request.',
  mail_access_invited_subject: '{company} asks you to look after its books',
  mail_access_invited_body:
    'Dear {name},\n\n{company} asks {practice} to look after its books. Accept or decline here:\n{link}',
  mail_access_accepted_subject: 'Access to {company}',
  mail_access_accepted_body: 'Dear {name},\n\n{company} gave {practice} access to its books.\n\nYour clients:\n{link}',
  mail_access_rejected_subject: 'Your application was rejected',
  mail_access_rejected_body:
    'Dear {name},\n\nthe application of {practice} by the number {number} was rejected.\n\nAll applications:\n{link}',
  mail_access_revoked_subject: 'Access to {company} has ended',
  mail_access_revoked_body: 'Dear {name},\n\n{company} ended the access of {practice} to its books.\n\n{link}',
  mail_access_accepted_by_practice_subject: '{practice} looks after {company} now',
  mail_access_accepted_by_practice_body:
    'Dear {name},\n\n{practice} accepted your invitation and has access to the books of {company}. You can change or end it at any time:\n{link}',
  mail_access_rejected_by_practice_subject: '{practice} declined',
  mail_access_rejected_by_practice_body:
    'Dear {name},\n\n{practice} declined to look after the books of {company}.\n\n{link}',
  mail_access_revoked_by_practice_subject: '{practice} no longer looks after {company}',
  mail_access_revoked_by_practice_body:
    'Dear {name},\n\n{practice} ended its access to the books of {company}.\n\n{link}',
} as const;
