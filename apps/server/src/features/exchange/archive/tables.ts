import { type Column, type ColumnRule, columnsOf } from './columns.ts';

/** A table of a company as the archive holds it. */
export interface ArchiveTable {
  name: string;
  columns: readonly Column[];
  /** Columns its rows are ordered by; rows that others of the table refer to come first. */
  order: string;
  /** Columns that name entries: filled when the journal has been posted. */
  late: readonly string[];
  /** Which column names the record in the audit trail; null where no person stands behind a row. */
  subject: string | null;
  /** Comes in after the journal, because its rows name entries throughout. */
  afterJournal: boolean;
}

function table(
  name: string,
  order: string,
  rules: Readonly<Record<string, ColumnRule>>,
  more: Partial<Pick<ArchiveTable, 'late' | 'subject' | 'afterJournal'>> = {},
): ArchiveTable {
  return { name, order, columns: columnsOf(rules), late: [], subject: null, afterJournal: false, ...more };
}

/** The company's own facts: one row. */
export const COMPANY = table('company', 'id', {
  name: 'text',
  name_zh: 'text?',
  registration_number: 'text',
  incorporated_date: 'day',
  industry: 'text',
  br: 'text',
  ci: 'text',
  address: 'text',
  fye: 'text',
  directors: 'json',
  shareholders: 'json',
  secretaries: 'json',
  br_branch: 'text',
  br_certificate: 'text?',
  br_expires_on: 'day?',
  first_accounts_to: 'day?',
  base_currency: 'text',
  contact_person: 'text?',
  contact_phone: 'text?',
  email: 'text?',
  state: 'text',
  locked_through: 'day?',
  last_file_number: 'count',
  created_at: 'instant',
});

export const ACCOUNTS = table('ledger_account', 'code', {
  code: 'text',
  name: 'text',
  name_zh: 'text',
  type: 'text',
  subtype: 'text',
  section: 'text',
  normal_side: 'text',
  cash_flow: 'text',
  system_role: 'text?',
  currency: 'text?',
  active: 'flag',
});

/** Everything done in the books, by whom and when; it comes in as facts, since it was not done here. */
export const AUDIT = table('audit_event', 'id', {
  id: 'minor',
  at: 'instant',
  user_id: 'person',
  action: 'text',
  subject_type: 'text',
  subject_id: 'reference',
  change: 'json',
});

const BOOKS: readonly ArchiveTable[] = [
  table('tax_code', 'code', {
    code: 'text',
    name: 'text',
    name_zh: 'text',
    country: 'text?',
    kind: 'text',
    rate_percent: 'decimal',
    recoverable: 'flag',
    valid_from: 'day?',
    valid_to: 'day?',
  }),
  table(
    'payment_term',
    'id',
    {
      id: 'id',
      name: 'text',
      name_zh: 'text?',
      kind: 'text',
      days: 'count',
      months: 'count',
      active: 'flag',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table('number_scheme', 'type', { type: 'text', pattern: 'text' }),
  table(
    'contact',
    'id',
    {
      id: 'id',
      name: 'text',
      name_zh: 'text?',
      name_key: 'text',
      address: 'text?',
      tax_id: 'text?',
      created_at: 'instant',
      is_customer: 'flag',
      is_supplier: 'flag',
      address_zh: 'text?',
      ship_to: 'text?',
      br: 'text?',
      email: 'text?',
      phone: 'text?',
      contact_person: 'text?',
      payment_term_id: 'id?',
      currency: 'text?',
      sales_account: 'text?',
      purchase_account: 'text?',
      tax_code: 'text?',
      language: 'text?',
      reminders: 'flag',
      notes: 'text?',
      archived_at: 'instant?',
      merged_into: 'id?',
      merged_under: 'id?',
      renamed_at: 'instant?',
      version: 'count',
    },
    { subject: 'id', late: ['merged_into', 'merged_under'] },
  ),
  table('exchange_rate', 'currency, date', { currency: 'text', date: 'day', rate: 'decimal' }),
  table('number_series', 'prefix', { prefix: 'text', last_number: 'minor' }),
  table('opening_balance', 'date', { date: 'day' }),
  table(
    'journal_template',
    'id',
    { id: 'id', name: 'text', draft: 'json', created_by: 'person', created_at: 'instant' },
    { subject: 'id' },
  ),
  table(
    'recurring_invoice',
    'id',
    {
      id: 'id',
      name: 'text',
      type: 'text',
      draft: 'json',
      unit: 'text',
      every: 'count',
      starts_on: 'day',
      ends_on: 'day?',
      most_times: 'count?',
      due_days: 'count?',
      action: 'text',
      state: 'text',
      made: 'count',
      next_on: 'day?',
      last_error: 'text?',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
];

/** How documents are printed, with the pictures on them. */
const PRINTING: readonly ArchiveTable[] = [
  table('sales_setting', 'version', { setting: 'json', version: 'count' }),
  table('sales_image', 'kind', {
    kind: 'text',
    type: 'text',
    width: 'count',
    height: 'count',
    content: 'bytes',
  }),
];

const PAPERS: readonly ArchiveTable[] = [
  table('stored_file', 'sha256', { sha256: 'text', size_bytes: 'minor', type: 'text', created_at: 'instant' }),
  table(
    'document',
    // Files first: other uploads of the same file and other documents in it refer to them.
    '(duplicate_of is not null or part_of is not null), id',
    {
      id: 'id',
      name: 'text',
      sha256: 'text',
      state: 'text',
      step: 'text?',
      progress: 'json?',
      kind: 'text?',
      pages: 'count?',
      reading: 'json?',
      draft: 'json?',
      evidence: 'json',
      checks: 'json',
      page_sizes: 'json',
      summary: 'json?',
      outcomes: 'json',
      problem: 'json?',
      duplicate_of: 'id?',
      version: 'count',
      uploaded_by: 'person',
      uploaded_at: 'instant',
      part_of: 'id?',
      part: 'count',
      segments: 'json?',
      cut_by: 'text',
      page_turns: 'json',
      file_pages: 'json',
      reader_version: 'count?',
      reread: 'json?',
      hashes: 'json',
      fact_total: 'text?',
      fact_number: 'text?',
      fact_date: 'day?',
      fact_supplier: 'text?',
      alike: 'json',
      different_from: 'json',
      same_as: 'id?',
      unlocked_sha256: 'text?',
      merged_into: 'id?',
      for_bank_line_id: 'id?',
      number: 'count',
      trashed_from: 'text?',
      trashed_at: 'instant?',
      trashed_by: 'person',
      sent_by: 'text?',
    },
    { subject: 'id', late: ['outcomes', 'same_as', 'merged_into', 'for_bank_line_id'] },
  ),
  table('document_text', 'document_id', { document_id: 'id', text: 'text' }),
  table('reading_memory', 'id', {
    id: 'id',
    supplier_key: 'text',
    supplier_name: 'text',
    memory: 'json',
    times: 'count',
    learned_from: 'id?',
    learned_at: 'instant',
  }),
  table('account_memory', 'side, partner_key, word_key, account_code', {
    side: 'text',
    partner_key: 'text',
    partner_name: 'text',
    word_key: 'text',
    account_code: 'text',
    times: 'count',
    learned_at: 'instant',
  }),
];

const RECORDS: readonly ArchiveTable[] = [
  table(
    'invoice',
    'id',
    {
      id: 'id',
      type: 'text',
      number: 'text',
      reference: 'text?',
      contact_id: 'id?',
      contact_name: 'text',
      issue_date: 'day?',
      due_date: 'day?',
      currency: 'text',
      rate: 'decimal?',
      total_minor: 'minor',
      base_minor: 'minor?',
      confirm_status: 'text',
      opening: 'flag',
      voided_on: 'day?',
      document_id: 'id?',
      draft: 'json',
      version: 'count',
      created_by: 'person',
      created_at: 'instant',
      payment_reference: 'text?',
      submitted_by: 'person',
      submitted_at: 'instant?',
      rejected_by: 'person',
      rejected_reason: 'text?',
      answer: 'text?',
      answered_at: 'instant?',
      converted_to: 'id?',
      sent_at: 'instant?',
      viewed_at: 'instant?',
      recurring_id: 'id?',
      tax_rounding: 'text',
    },
    { subject: 'id', late: ['converted_to'] },
  ),
  table('invoice_version', 'invoice_id, version', {
    invoice_id: 'id',
    version: 'count',
    draft: 'json',
    saved_by: 'person',
    saved_at: 'instant',
    begun_at: 'instant',
  }),
  table('money_record', 'id', {
    id: 'id',
    type: 'text',
    number: 'text',
    date: 'day',
    account_code: 'text',
    contact_id: 'id',
    currency: 'text',
    amount_minor: 'minor',
    rate: 'decimal?',
    reference: 'text?',
    reversed_on: 'day?',
    created_at: 'instant',
  }),
  // So that a day that was made is not made again.
  table('recurring_run', 'recurring_id, on_day', {
    recurring_id: 'id',
    on_day: 'day',
    invoice_id: 'id?',
    error: 'text?',
    at: 'instant',
  }),
];

const BANK: readonly ArchiveTable[] = [
  table('bank_account', 'account_code', {
    id: 'id',
    account_code: 'text',
    bank: 'text?',
    number: 'text?',
    currency: 'text',
    kind: 'text',
    active: 'flag',
    created_at: 'instant',
    suggested_at_number: 'minor?',
  }),
  table('bank_statement', 'id', {
    id: 'id',
    bank_account_id: 'id',
    document_id: 'id?',
    currency: 'text',
    period_start: 'day?',
    period_end: 'day',
    opening_minor: 'minor',
    closing_minor: 'minor',
    state: 'text',
    created_at: 'instant',
    spots: 'json',
    since: 'day?',
    line_count: 'count',
    to_do: 'count',
    moved_minor: 'minor',
  }),
  table(
    'bank_line',
    'statement_id, line_no',
    {
      id: 'id',
      statement_id: 'id',
      bank_account_id: 'id',
      line_no: 'count',
      date: 'day',
      hint: 'text?',
      payee: 'text?',
      description: 'text',
      amount_minor: 'minor',
      balance_minor: 'minor?',
      state: 'text',
      coded: 'json?',
      entry_id: 'id?',
      page: 'count?',
      box: 'json?',
      version: 'count',
      value_date: 'day?',
      reference: 'text?',
      file_row: 'count?',
      flags: 'json',
      candidates: 'json',
      refused: 'json',
      payee_key: 'text?',
      period_end: 'day?',
    },
    { late: ['candidates', 'refused', 'coded', 'entry_id'] },
  ),
];

/** What stands beside bank lines: what was said, and what shows what they were for. */
const EVIDENCE: readonly ArchiveTable[] = [
  table(
    'bank_line_comment',
    'at, id',
    {
      id: 'id',
      bank_line_id: 'id',
      kind: 'text',
      text: 'text',
      author_id: 'person',
      at: 'instant',
      answered_at: 'instant?',
      answered_by: 'person',
    },
    { subject: 'id' },
  ),
  table(
    'client_question',
    'number',
    {
      id: 'id',
      number: 'count',
      subject_type: 'text',
      bank_line_id: 'id?',
      document_id: 'id?',
      invoice_id: 'id?',
      about: 'text',
      text: 'text',
      asked_by: 'person',
      asked_through: 'text?',
      asked_at: 'instant',
      email: 'text?',
      language: 'text',
      mail_id: 'id?',
      state: 'text',
      answer: 'text?',
      answer_none: 'flag',
      answered_by: 'person',
      answered_name: 'text?',
      answered_at: 'instant?',
      told_at: 'instant?',
      closed_by: 'person',
      closed_at: 'instant?',
    },
    { subject: 'id' },
  ),
  table('client_question_document', 'question_id, document_id', {
    question_id: 'id',
    document_id: 'id',
    name: 'text',
    sent_by: 'person',
    sent_name: 'text?',
    sent_at: 'instant',
  }),
  table('bank_line_document', 'bank_line_id, document_id', {
    bank_line_id: 'id',
    document_id: 'id',
    attached_by: 'person',
    attached_at: 'instant',
  }),
  table('document_link', 'document_id, type, record_id', {
    document_id: 'id',
    type: 'text',
    record_id: 'id',
    attached_by: 'person',
    attached_at: 'instant',
  }),
  table(
    'bank_line_link',
    'bank_line_id, entry_id',
    { bank_line_id: 'id', bank_account_id: 'id', entry_id: 'id' },
    { afterJournal: true },
  ),
];

/** What a company taught about its bank files and lines. */
const LEARNT: readonly ArchiveTable[] = [
  table('bank_mapping', 'fingerprint', {
    id: 'id',
    fingerprint: 'text',
    mapping: 'json',
    bank_account_id: 'id?',
    times: 'count',
    used_at: 'instant',
  }),
  table(
    'bank_rule',
    'position, id',
    {
      id: 'id',
      position: 'count',
      name: 'text',
      active: 'flag',
      conditions: 'json',
      action: 'json',
      created_by: 'person',
      created_at: 'instant',
    },
    { subject: 'id' },
  ),
  table('payee_memory', 'payee_key, account_code', {
    id: 'id',
    payee_key: 'text',
    payee: 'text',
    direction: 'text',
    account_code: 'text',
    times: 'count',
    refused: 'count',
    last_used: 'day',
  }),
  table('suggestion_outcome', 'at, id', {
    id: 'id',
    bank_line_id: 'id',
    at: 'instant',
    source: 'text?',
    rule_id: 'id?',
    payee_key: 'text?',
    score: 'count?',
    accepted: 'flag',
    taken: 'count?',
    refused: 'flag',
    auto: 'flag',
    undone: 'flag',
    learnt_account: 'text?',
    refused_account: 'text?',
  }),
];

const JOURNALS: readonly ArchiveTable[] = [
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

const IMPORTS: readonly ArchiveTable[] = [
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

/**
 * What was said to customers. A mail that waits comes in without the time of its next try, so that it does not leave a second
 * time from where it comes in unless a person says so. Links stay behind: their tokens open the server that made them.
 */
const SENT: readonly ArchiveTable[] = [
  table('mail_template', 'kind, language', { kind: 'text', language: 'text', subject: 'text', body: 'text' }),
  table(
    'outgoing_mail',
    'created_at, id',
    {
      id: 'id',
      kind: 'text',
      invoice_id: 'id?',
      contact_id: 'id?',
      receivers: 'json',
      copies: 'json',
      subject: 'text',
      body: 'text',
      attachments: 'json',
      state: 'text',
      attempts: 'count',
      last_error: 'json?',
      created_by: 'person',
      created_at: 'instant',
      sent_at: 'instant?',
    },
    { subject: 'id' },
  ),
  // So that nobody is reminded of the same again.
  table('reminder_sent', 'invoice_id, days', { invoice_id: 'id', days: 'count', mail_id: 'id?', at: 'instant' }),
];

/** Every table but company, chart, journal and audit, in an order in which each row finds what it refers to. */
export const TABLES: readonly ArchiveTable[] = [
  ...BOOKS,
  ...PAPERS,
  ...RECORDS,
  ...SENT,
  ...BANK,
  ...PRINTING,
  ...EVIDENCE,
  ...LEARNT,
  ...JOURNALS,
  ...IMPORTS,
];

/** The journal: a row is an entry with its lines. */
export const JOURNAL = 'journal_entry';

/** Path of a table's file in the archive. */
export function tablePath(name: string): string {
  return `tables/${name}.ndjson`;
}

export function filePath(sha256: string): string {
  return `files/${sha256}`;
}
