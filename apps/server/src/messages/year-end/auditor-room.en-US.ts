/** Sentences of the auditor's room. */
export const auditorRoomEnUS = {
  room_gone:
    'You cannot enter this room. Its last day is over, it was closed, or it is for another account. Ask the company to change its last day or to open another room.',
  room_until_past: 'This day is over. Enter today or a later day.',
  room_closed: 'This room is closed. Open a new room to go on.',
  room_not_invited: 'No invitation can be sent: the auditor has joined, the room is closed, or its last day is over.',
  room_accepted: 'The auditor has accepted this answer. A new request is needed for more.',
  room_no_answer: 'This request has no new answer. Wait until the company answers.',
  room_answer_empty: 'Enter an answer or choose a file.',
  room_too_many: 'This room has {max} requests, the most it can hold. Ask the company to open another room.',
  room_no_packet:
    'This room has no packet of this period. A packet is offered for each locked month or year of the room.',
  audit_field_guest: 'Auditor',
  audit_field_from: 'From',
  audit_field_from_of_auditor_room_opened: 'First day of the period',
  audit_field_to_of_auditor_room_opened: 'Last day of the period',
  audit_field_until: 'Can enter until',
  audit_field_title_of_auditor_room_opened: 'Name',
  audit_field_text_of_auditor_request_added: 'Request',
  audit_field_text_of_auditor_request_answered: 'Answer',
  audit_field_text_of_auditor_request_accepted: 'Comment',
  audit_field_text_of_auditor_request_returned: 'Comment',
  mail_auditor_room_subject: '{company} opened a room for you',
  mail_auditor_room_body:
    '{company} opened a room in Folio for you as its auditor. You can enter it until {until}.\n\nOpen this link within {days} days and sign in with {email}:\n{link}\n\nIf you do not expect this, ignore this email.',
} as const;
