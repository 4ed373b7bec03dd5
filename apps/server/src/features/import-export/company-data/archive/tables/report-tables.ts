import { type ArchiveTable, table } from './table.ts';

/**
 * Saved reports, management packs and when they go out. A private report without its owner is seen by everyone who reads
 * the books. A schedule without the person it went out for stops on its next day until a person resumes it.
 */
export const REPORTS: readonly ArchiveTable[] = [
  table(
    'saved_report',
    'id',
    {
      id: 'id',
      name: 'text',
      report: 'text',
      period: 'text?',
      query: 'json',
      shared: 'flag',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table(
    'report_layout',
    'id',
    {
      id: 'id',
      name: 'text',
      name_zh: 'text',
      rows: 'json',
      covers: 'json',
      columns: 'json',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table(
    'report_pack',
    'id',
    {
      id: 'id',
      name: 'text',
      title: 'text',
      title_zh: 'text',
      prepared_by: 'text',
      notes: 'text',
      language: 'text',
      reports: 'json',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table(
    'report_schedule',
    'id',
    {
      id: 'id',
      saved_report_id: 'id?',
      report_pack_id: 'id?',
      rhythm: 'text',
      on_day: 'count',
      at_hour: 'count',
      receivers: 'json',
      formats: 'json',
      language: 'text',
      state: 'text',
      next_on: 'day',
      stopped_because: 'text?',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  // A receiver who unsubscribed stays so; one who had access there is held until a person here confirms the address.
  table('report_receiver', 'schedule_id, address', {
    schedule_id: 'id',
    address: 'text',
    outside: 'flag',
    unsubscribed_at: 'instant?',
  }),
  // Prevents sending the same day's report again.
  table('report_schedule_run', 'schedule_id, on_day, address', {
    schedule_id: 'id',
    on_day: 'day',
    address: 'text',
    mail_id: 'id?',
    at: 'instant',
  }),
];
