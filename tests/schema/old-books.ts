import type { Pool } from 'pg';

/** A statement that writes rows as a Folio of these versions did: from `from` on, and before `before`. */
interface Statement {
  from: string;
  before?: string;
  sql: string;
}

const USER = '00000000-0000-4000-8000-000000000001';
const COMPANY = '00000000-0000-4000-8000-000000000002';
const PRACTICE = '00000000-0000-4000-8000-000000000003';
const CONTACT = '00000000-0000-4000-8000-000000000004';
const INVOICE = '00000000-0000-4000-8000-000000000005';
const DOCUMENT = '00000000-0000-4000-8000-000000000006';
const ACCOUNT = '00000000-0000-4000-8000-000000000007';
const STATEMENT = '00000000-0000-4000-8000-000000000008';
const LINE = '00000000-0000-4000-8000-000000000009';
const SALE = '00000000-0000-4000-8000-00000000000a';
const DEPOSIT = '00000000-0000-4000-8000-00000000000b';

const PEOPLE: readonly Statement[] = [
  {
    from: '0001',
    sql: `insert into app_user (id, name, email, password_hash, account_type)
          values ('${USER}', 'Chan Tai Man', 'chan@lantern.example', 'hash', 'company')`,
  },
  {
    from: '0001',
    sql: `insert into practice (id, owner_user_id, name, pc_number, phone, email, address)
          values ('${PRACTICE}', '${USER}', 'Harbour CPA', 'P1', '2345', 'office@harbour.example', 'Central')`,
  },
  {
    from: '0001',
    sql: `insert into user_session (token_hash, user_id, second_factor_pending, expires_at)
          values ('\\x01', '${USER}', false, '2030-01-01')`,
  },
  { from: '0013', sql: `insert into account_event (user_id, action) values ('${USER}', 'signed_in')` },
  { from: '0029', sql: `update app_user set email_proved_at = now()` },
  {
    from: '0013',
    sql: `insert into practice_member (practice_id, number, user_id, name, email, role, sees_all, state)
          values ('${PRACTICE}', 1, '${USER}', 'Chan Tai Man', 'chan@lantern.example', 'manager', true, 'active')`,
  },
];

const COMPANIES: readonly Statement[] = [
  {
    from: '0001',
    sql: `insert into company (id, name, registration_number, incorporated_date, industry, br, ci, address, fye, directors,
                               shareholders, secretaries, base_currency)
          values ('${COMPANY}', 'Old Lantern Limited', '1234567', '2019-05-02', 'Trade', '12345678-002-05-26-A', '1234567',
                  'Central', '03-31', '["Chan Tai Man"]', '[]', '[]', 'HKD')`,
  },
  {
    from: '0017',
    sql: `update company set br = '12345678', br_branch = '002', directors = '[{"name": "Chan Tai Man"}]'`,
  },
  {
    from: '0001',
    before: '0013',
    sql: `insert into company_member (company_id, user_id, level) values ('${COMPANY}', '${USER}', 2)`,
  },
  {
    from: '0013',
    sql: `insert into company_member (company_id, user_id, role) values ('${COMPANY}', '${USER}', 'owner')`,
  },
  {
    from: '0001',
    sql: `insert into audit_event (company_id, user_id, action, subject_type, subject_id)
          values ('${COMPANY}', '${USER}', 'created', 'company', '${COMPANY}')`,
  },
];

const RECORDS: readonly Statement[] = [
  {
    from: '0002',
    sql: `insert into ledger_account (company_id, code, name, name_zh, type, subtype, section, normal_side, cash_flow, system_role)
          values ('${COMPANY}', '1020', 'Bank', '', 'asset', '', '', 'debit', 'cash', 'bank'),
                 ('${COMPANY}', '1100', 'Receivables', '', 'asset', '', '', 'debit', 'operating', 'accounts_receivable'),
                 ('${COMPANY}', '2100', 'Payables', '', 'liability', '', '', 'credit', 'operating', 'accounts_payable'),
                 ('${COMPANY}', '2990', 'Suspense', '', 'liability', '', '', 'credit', 'operating', 'suspense'),
                 ('${COMPANY}', '3100', 'Retained', '', 'equity', '', '', 'credit', 'none', 'retained_earnings'),
                 ('${COMPANY}', '3900', 'Opening', '', 'equity', '', '', 'credit', 'none', 'opening_balance_equity'),
                 ('${COMPANY}', '4000', 'Sales', '', 'revenue', '', '', 'credit', 'operating', null)`,
  },
  { from: '0032', sql: `update ledger_account set system_role = 'default_sales' where code = '4000'` },
  {
    from: '0002',
    sql: `insert into contact (company_id, id, name, name_key) values ('${COMPANY}', '${CONTACT}', 'Kwok', 'KWOK')`,
  },
  { from: '0012', sql: 'update contact set is_customer = true' },
  {
    from: '0002',
    sql: `insert into invoice (company_id, id, type, number, contact_id, contact_name, issue_date, due_date, currency, total_minor,
                               base_minor, confirm_status, draft)
          values ('${COMPANY}', '${INVOICE}', 'sales_invoice', 'INV-1', '${CONTACT}', 'Kwok', '2025-04-01', '2025-05-01', 'HKD',
                  10000, 10000, 'confirmed', '{}')`,
  },
  {
    from: '0003',
    sql: `insert into stored_file (company_id, sha256, size_bytes, type) values ('${COMPANY}', repeat('a', 64), 3, 'application/pdf')`,
  },
  {
    from: '0003',
    sql: `insert into document (company_id, id, name, sha256, state, uploaded_by)
          values ('${COMPANY}', '${DOCUMENT}', 'scan.pdf', repeat('a', 64), 'queued', '${USER}')`,
  },
];

const BANK: readonly Statement[] = [
  {
    from: '0004',
    sql: `insert into bank_account (company_id, id, account_code, currency) values ('${COMPANY}', '${ACCOUNT}', '1020', 'HKD')`,
  },
  {
    from: '0004',
    sql: `insert into bank_statement (company_id, id, bank_account_id, currency, period_end, opening_minor, closing_minor, state)
          values ('${COMPANY}', '${STATEMENT}', '${ACCOUNT}', 'HKD', '2025-04-30', 0, 5000, 'to_review')`,
  },
  {
    from: '0004',
    sql: `insert into bank_line (company_id, id, statement_id, bank_account_id, line_no, date, description, amount_minor, state)
          values ('${COMPANY}', '${LINE}', '${STATEMENT}', '${ACCOUNT}', 1, '2025-04-02', 'Deposit', 5000, 'classified')`,
  },
  { from: '0011', sql: `update bank_line set period_end = '2025-04-30'` },
];

/** Both entries and all their lines, which have to be there together when the transaction ends. */
const ENTRIES: readonly Statement[] = [
  { from: '0002', sql: `insert into journal_head (company_id) values ('${COMPANY}')` },
  {
    from: '0002',
    sql: `insert into journal_entry (company_id, id, number, date, kind, source_type, source_id, source_number, narration, line_count,
                                     posted_at, previous_hash, hash)
          values ('${COMPANY}', '${SALE}', 1, '2025-04-01', 'sales_invoice', 'invoice', '${INVOICE}', 'INV-1', 'Sale', 2,
                  '2025-04-01T02:00:00Z', '', 'first')`,
  },
  {
    from: '0004',
    sql: `insert into journal_entry (company_id, id, number, date, kind, source_type, source_id, source_number, bank_line_id,
                                     narration, line_count, posted_at, previous_hash, hash)
          values ('${COMPANY}', '${DEPOSIT}', 2, '2025-04-02', 'bank_line', 'bank_line', '${LINE}', 'BNK-1', '${LINE}', 'Deposit', 2,
                  '2025-04-03T02:00:00Z', 'first', 'second')`,
  },
  {
    from: '0005',
    sql: `insert into journal_line (company_id, entry_id, line_no, date, entry_number, account_code, debit_minor, credit_minor,
                                    currency, contact_id, document_ref, recorded_month)
          values ('${COMPANY}', '${SALE}', 1, '2025-04-01', 1, '1100', 10000, 0, 'HKD', '${CONTACT}', '${INVOICE}', '2025-04-01'),
                 ('${COMPANY}', '${SALE}', 2, '2025-04-01', 1, '4000', 0, 10000, 'HKD', null, null, '2025-04-01'),
                 ('${COMPANY}', '${DEPOSIT}', 1, '2025-04-02', 2, '1020', 5000, 0, 'HKD', null, null, '2025-04-01'),
                 ('${COMPANY}', '${DEPOSIT}', 2, '2025-04-02', 2, '4000', 0, 5000, 'HKD', null, null, '2025-04-01')`,
  },
  {
    from: '0005',
    sql: `update journal_head set last_number = 2, last_hash = 'second', last_posted_at = '2025-04-03T02:00:00Z'`,
  },
  { from: '0004', sql: `update bank_line set entry_id = '${DEPOSIT}'` },
  {
    from: '0011',
    sql: `insert into bank_line_link (company_id, bank_line_id, bank_account_id, entry_id)
          values ('${COMPANY}', '${LINE}', '${ACCOUNT}', '${DEPOSIT}')`,
  },
];

/**
 * Writes people, a company and its books as a Folio wrote them whose newest migration was `version`. Before 0002 there
 * were no books; versions from 0005 on have the same.
 */
export async function writeOldBooks(pool: Pool, version: string): Promise<void> {
  const all = [...PEOPLE, ...COMPANIES, ...RECORDS, ...BANK, ...ENTRIES];
  const fitting = all.filter(({ from, before }) => version >= from && (before === undefined || version < before));
  await pool.query(['begin', ...fitting.map(({ sql }) => sql), 'commit'].join(';\n'));
}

const PEOPLE_FACTS = `
  select company.br, company.br_branch, company.directors #>> '{0,name}' as director, member.role, member.level, member.number,
         app_user.email_proved_at is not null as proved, app_user.date_format, practice_member.role as in_practice,
         (select count(*)::int from company_reach_period where until is null) as reached,
         (select count(*)::int from user_session) as sessions, (select count(*)::int from audit_event) as audited
    from company join company_member member on member.company_id = company.id
    join app_user on app_user.id = member.user_id join practice_member on practice_member.user_id = app_user.id`;

const BOOK_FACTS = `
  select (select sum(debit_minor)::int from journal_line) as debits, (select sum(debit_minor)::int from account_month) as by_month,
         (select string_agg(code || ' ' || system_role, ', ' order by code) from ledger_account) as roles,
         (select stage || ' ' || open_minor from invoice_standing) as invoice, (select open_minor::int from invoice_sum) as open_sum,
         (select is_customer from contact) as customer, (select number from document) as file_number,
         (select last_file_number from company) as last_file, (select queued_at is not null from document) as queued,
         (select folder from document) as folder, (select kind from bank_account) as account_kind,
         (select period_end from bank_line) as period_end, (select count(*)::int from bank_line_link) as links`;

/** What the books say after an upgrade, and whether they agree with themselves. */
export async function readFacts(pool: Pool): Promise<{ people: unknown; books: unknown; checked: unknown }> {
  const people = await pool.query(PEOPLE_FACTS);
  const books = await pool.query(BOOK_FACTS);
  await pool.query('select look_at_books(id, now()) from company');
  const checked = await pool.query(
    'select journal_number::int, trial_difference_minor::int as trial, control_difference_minor::int as control, chain_holds from book_light',
  );
  return { people: people.rows[0], books: books.rows[0], checked: checked.rows[0] };
}
