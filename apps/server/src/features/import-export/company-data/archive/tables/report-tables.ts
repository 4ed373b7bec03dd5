import { type ArchiveTable, table } from './table.ts';

/** Saved reports and management packs. A private report without its owner is seen by everyone who reads the books. */
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
];
