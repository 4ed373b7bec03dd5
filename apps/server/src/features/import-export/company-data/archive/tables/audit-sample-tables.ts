import { type ArchiveTable, table } from './table.ts';

/**
 * Audit samples, with everything that is needed to draw them again, and the rooms of auditors. A link and a guest stay behind: the
 * archive gives access to no person.
 */
export const AUDIT_SAMPLES: readonly ArchiveTable[] = [
  table(
    'audit_sample',
    'drawn_at, id',
    {
      id: 'id',
      title: 'text',
      from_day: 'day',
      to_day: 'day',
      source: 'text',
      side: 'text',
      accounts: 'json',
      method: 'text',
      size: 'count?',
      interval_minor: 'minor?',
      seed: 'text?',
      generator: 'text',
      population_count: 'count',
      population_minor: 'minor',
      population_hash: 'text',
      last_entry: 'minor',
      drawn_by: 'person',
      drawn_at: 'instant',
    },
    { subject: 'id', afterJournal: true },
  ),
  table(
    'audit_sample_item',
    'sample_id, place',
    { sample_id: 'id', place: 'count', entry_id: 'id', line_no: 'count', hits: 'count' },
    { afterJournal: true },
  ),
  table(
    'audit_room',
    'opened_at, id',
    {
      id: 'id',
      title: 'text',
      guest_name: 'text',
      guest_email: 'text',
      from_day: 'day',
      to_day: 'day',
      until_day: 'day',
      opened_by: 'person',
      opened_at: 'instant',
      closed_at: 'instant?',
      closed_by: 'person',
    },
    { subject: 'id' },
  ),
  table('audit_request', 'room_id, number', {
    id: 'id',
    room_id: 'id',
    number: 'count',
    text: 'text',
    due_on: 'day?',
    owner_id: 'person',
    state: 'text',
    version: 'count',
    created_by: 'person',
    created_at: 'instant',
  }),
  table('audit_request_answer', 'request_id, place', {
    id: 'id',
    request_id: 'id',
    place: 'count',
    kind: 'text',
    text: 'text',
    said_by: 'person',
    said_at: 'instant',
  }),
  table('audit_request_file', 'answer_id, sha256', { answer_id: 'id', sha256: 'text', name: 'text' }),
];
