import { type ArchiveTable, table } from './table.ts';

export const JOURNALS: readonly ArchiveTable[] = [
  table(
    'manual_journal',
    'id',
    {
      id: 'id',
      number: 'text?',
      state: 'text',
      date: 'day?',
      narration: 'text',
      reference: 'text',
      total_minor: 'minor?',
      reverse_on: 'day?',
      draft: 'json?',
      version: 'count',
      entry_id: 'id?',
      reversal_entry_id: 'id?',
      created_by: 'person',
      created_at: 'instant',
      updated_at: 'instant',
    },
    { subject: 'id', afterJournal: true },
  ),
  table(
    'manual_journal_attachment',
    'manual_journal_id, sha256',
    { manual_journal_id: 'id', sha256: 'text', name: 'text', attached_by: 'person', attached_at: 'instant' },
    { afterJournal: true },
  ),
  table('bank_payee', 'entry_id', { entry_id: 'id', payee: 'text' }, { afterJournal: true }),
];

export const IMPORTS: readonly ArchiveTable[] = [
  table(
    'import_run',
    'id',
    {
      id: 'id',
      kind: 'text',
      state: 'text',
      file_name: 'text',
      sha256: 'text?',
      choices: 'json',
      theirs: 'json?',
      compared: 'json?',
      compared_name: 'text?',
      compared_sha256: 'text?',
      first_number: 'minor?',
      last_number: 'minor?',
      entry_count: 'count',
      first_date: 'day?',
      last_date: 'day?',
      archive: 'json?',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
      posted_at: 'instant?',
    },
    { subject: 'id', afterJournal: true },
  ),
  table('import_account_choice', 'their_key', { their_key: 'text', account_code: 'text' }),
];
