/** Sentences about the people of a company, and the mails they get. */
export const staffEnUS = {
  questions_of_day: 'You have sent {max} emails with questions today, the most for one day. Send the others tomorrow.',
  invitations_of_day: 'You have sent {max} invitations today, the most for one day. Send the others tomorrow.',
  role_owner: 'Owner',
  role_adviser: 'Adviser',
  role_approver: 'Approver',
  role_bookkeeper: 'Bookkeeper',
  role_uploader: 'Upload only',
  role_reader: 'Read only',
  role_manager: 'Manager',
  role_staff: 'Staff',
  staff_member_already: '{email} belongs to this company already. Change the role in the list instead.',
  staff_invited_already: '{email} was invited already. Use “Resend” in the list, or cancel that invitation first.',
  staff_last_owner:
    'The last owner cannot be removed and cannot become anything else. Make another member an owner first.',
  staff_not_member: 'Ownership goes to somebody who belongs to the company. Invite them first.',
  staff_transfer_self: 'You are an owner already. Choose another member.',
  invitation_gone:
    'This invitation is no longer open: it was used, withdrawn, replaced by a newer one or has expired. Ask the company for a new one.',
  invitation_other_email:
    'This invitation went to {email}, but you are signed in as {own}. Sign out, and sign in or sign up with {email}.',
  mail_invitation_subject: '{person} invites you to {company}',
  mail_invitation_body:
    '{person} invites you to join {company} in Folio.\n\nYour role: {role}\n\nOpen this link to join, signed in as {email}:\n{link}\n\nThe link works once, within {days} days. If you do not know this company, ignore this email: nothing happens.',
  mail_staff_joined_subject: '{person} joined {company}',
  mail_staff_joined_body:
    '{person} ({email}) accepted your invitation and joined {company}.\n\nRole: {role}\n\nIf this is not right, remove them under Settings, Corporate Staff Management.',
};
