import { type ArchiveTable, table } from './table.ts';

/** Schedules, with the journals of their amounts and lines. */
export const SCHEDULES: readonly ArchiveTable[] = [
  table(
    'schedule',
    'created_at, id',
    {
      id: 'id',
      kind: 'text',
      name: 'text',
      balance_account: 'text',
      result_account: 'text',
      starts_on: 'day',
      ends_on: 'day',
      method: 'text',
      reverse_on: 'day?',
      entry_id: 'id?',
      line_no: 'count?',
      invoice_id: 'id?',
      item: 'count?',
      document_id: 'id?',
      spot: 'json?',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id', afterJournal: true },
  ),
  table(
    'schedule_amount',
    'schedule_id, number',
    {
      schedule_id: 'id',
      number: 'count',
      on_day: 'day',
      amount_minor: 'minor',
      reason: 'text',
      journal_id: 'id?',
      entered_by: 'person',
      entered_at: 'instant',
    },
    { afterJournal: true },
  ),
  table(
    'schedule_posting',
    'schedule_id, due_on, attempt',
    {
      schedule_id: 'id',
      due_on: 'day',
      attempt: 'count',
      amount_minor: 'minor',
      journal_id: 'id',
      entry_id: 'id',
    },
    { afterJournal: true },
  ),
];
