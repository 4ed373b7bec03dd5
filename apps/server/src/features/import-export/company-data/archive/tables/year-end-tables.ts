import { type ArchiveTable, table } from './table.ts';

const PLACE = { kind: 'text', period_end: 'day', account_code: 'text' } as const;

/**
 * What people keep with the close of a period and prepare at the end of a year. The journal follows from its entries, and so do
 * the schedules.
 */
export const YEAR_END: readonly ArchiveTable[] = [
  table('close_setting', 'version', {
    movement_tenths: 'count',
    movement_minor: 'minor',
    document_minor: 'minor',
    version: 'count',
  }),
  table('close_task', 'id', {
    id: 'id',
    kind: 'text',
    period_end: 'day',
    title: 'text',
    required: 'flag',
    owner_id: 'person',
    due_on: 'day?',
    note: 'text',
    done_at: 'instant?',
    done_by: 'person',
    version: 'count',
    created_by: 'person',
    created_at: 'instant',
  }),
  table('close_schedule', 'kind, period_end, account_code', {
    ...PLACE,
    source_kind: 'text?',
    source_minor: 'minor?',
    explanation: 'text',
    version: 'count',
  }),
  table('close_schedule_file', 'kind, period_end, account_code, sha256', {
    ...PLACE,
    sha256: 'text',
    name: 'text',
    attached_by: 'person',
    attached_at: 'instant',
  }),
  table('close_movement_note', 'kind, period_end, account_code', {
    ...PLACE,
    explanation: 'text',
    version: 'count',
  }),
  // A sign-off without its person stays: its text proves what was signed.
  table('close_sign_off', 'signed_at, id', {
    id: 'id',
    ...PLACE,
    role: 'text',
    user_id: 'person',
    signed_at: 'instant',
    content: 'text',
    hash: 'text',
  }),
  table(
    'statutory_accounts',
    'id',
    {
      id: 'id',
      starts_on: 'day',
      ends_on: 'day',
      state: 'text',
      rounding: 'text',
      with_cash_flow: 'flag',
      facts: 'json',
      texts: 'json',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table('statutory_accounts_frozen', 'id', {
    id: 'id',
    accounts_id: 'id',
    number: 'count',
    content: 'text',
    hash: 'text',
    last_entry: 'minor',
    frozen_by: 'person',
    frozen_at: 'instant',
  }),
  table('filing_profile', 'version', {
    hksic: 'text',
    language: 'text',
    accounts: 'json',
    rows: 'json',
    version: 'count',
  }),
  table('filing_answer', 'year_of_assessment', { year_of_assessment: 'text', answers: 'json', version: 'count' }),
  table('filing_partners', 'year_of_assessment', { year_of_assessment: 'text', partners: 'json', version: 'count' }),
  table('filing_pack', 'id', {
    id: 'id',
    year_of_assessment: 'text',
    number: 'count',
    content: 'text',
    hash: 'text',
    frozen_by: 'person',
    frozen_at: 'instant',
  }),
  table('statutory_account_row', 'account_code', { account_code: 'text', layout_row: 'text' }),
];
