import { type ArchiveTable, table } from './table.ts';

/** Audit samples, with everything that is needed to draw them again. */
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
];
