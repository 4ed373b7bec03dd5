import { type ArchiveTable, table } from './table.ts';

/** Profits tax computations, with what was approved and its hash. */
export const TAXES: readonly ArchiveTable[] = [
  table('tax_profile', 'entity', {
    file_number: 'text?',
    entity: 'text',
    lower_tier: 'flag',
    commenced_on: 'day?',
    version: 'count',
  }),
  table(
    'tax_computation',
    'year_of_assessment',
    {
      id: 'id',
      year_of_assessment: 'text',
      basis_from: 'day',
      basis_to: 'day',
      is_cessation: 'flag',
      inputs: 'json',
      state: 'text',
      approved: 'json?',
      hash: 'text?',
      approved_by: 'person',
      approved_at: 'instant?',
      journal_id: 'id?',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id', afterJournal: true },
  ),
  table(
    'tax_adjustment',
    'computation_id, id',
    {
      id: 'id',
      computation_id: 'id',
      kind: 'text',
      amount_minor: 'minor',
      proposed_minor: 'minor?',
      accounts: 'json',
      state: 'text',
      reason: 'text',
      decided_by: 'person',
      decided_at: 'instant?',
    },
    { afterJournal: true },
  ),
];
