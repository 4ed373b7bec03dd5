import { base, type CsvFile, decimal, money } from './csv-file.ts';

const person = (column: string) => `(select name from app_user where id = ${column})`;
const contact = '(select name from contact_root c where c.company_id = t.company_id and c.id = t.contact_id)';

const CHART: readonly CsvFile[] = [
  {
    name: 'accounts.csv',
    query: 'select * from ledger_account t where company_id = current_company() order by code',
    columns: [
      'code',
      'name',
      'name_zh',
      'type',
      'section',
      'normal_side',
      'cash_flow',
      'system_role',
      'currency',
      'active',
    ],
  },
  {
    name: 'tax-codes.csv',
    query: 'select * from tax_code t where company_id = current_company() order by code',
    columns: [
      'code',
      'name',
      'name_zh',
      'country',
      'kind',
      decimal('rate_percent'),
      'recoverable',
      'valid_from',
      'valid_to',
    ],
  },
  {
    name: 'contacts.csv',
    query: 'select * from contact t where company_id = current_company() order by name, id',
    columns: ['id', 'name', 'name_zh', 'address', 'tax_id', 'created_at'],
  },
  {
    name: 'exchange-rates.csv',
    query: 'select * from exchange_rate t where company_id = current_company() order by currency, date',
    columns: ['currency', 'date', decimal('rate')],
  },
];

const JOURNAL_NUMBER = "'J' || lpad(e.number::text, greatest(4, length(e.number::text)), '0')";

const JOURNAL: readonly CsvFile[] = [
  {
    name: 'journal-entries.csv',
    query: `select ${JOURNAL_NUMBER} as journal, e.date, e.kind, e.source_type, e.source_number, e.narration, e.posted_at,
        ${person('e.posted_by')} as posted_by, e.line_count as lines, e.hash,
        (select p.payee from bank_payee p where p.company_id = e.company_id and p.entry_id = e.id) as payee
      from journal_entry e where e.company_id = current_company() order by e.number`,
    columns: [
      'journal',
      'date',
      'kind',
      'source_type',
      'source_number',
      'narration',
      'payee',
      'lines',
      'posted_at',
      'posted_by',
      'hash',
    ],
  },
  {
    name: 'journal-lines.csv',
    query: `select ${JOURNAL_NUMBER} as journal, l.line_no as line, l.date, l.account_code, a.name as account, nullif(l.debit_minor, 0) as debit,
        nullif(l.credit_minor, 0) as credit, l.currency, l.foreign_minor as foreign_amount, l.rate, c.name as contact,
        coalesce(i.number, m.number) as document, l.tax_code, l.description
      from journal_line l
      join journal_entry e on e.company_id = l.company_id and e.id = l.entry_id
      join ledger_account a on a.company_id = l.company_id and a.code = l.account_code
      left join contact_root c on c.company_id = l.company_id and c.id = l.contact_id
      left join invoice i on i.company_id = l.company_id and i.id = l.document_ref
      left join money_record m on m.company_id = l.company_id and m.id = l.document_ref
     where l.company_id = current_company() order by l.entry_number, l.line_no`,
    columns: [
      'journal',
      'line',
      'date',
      'account_code',
      'account',
      base('debit'),
      base('credit'),
      'currency',
      money('foreign_amount'),
      decimal('rate'),
      'contact',
      'document',
      'tax_code',
      'description',
    ],
  },
];

const RECORDS: readonly CsvFile[] = [
  {
    name: 'invoices.csv',
    query: `select t.*, ${contact} as contact, ${person('t.created_by')} as creator, t.total_minor as total, t.base_minor as base_total,
        coalesce(b.open_minor, 0) as open
      from invoice t left join document_balance b on b.company_id = t.company_id and b.document_ref = t.id
     where t.company_id = current_company() order by t.type, t.issue_date, t.number, t.id`,
    columns: [
      'id',
      'type',
      'number',
      'reference',
      'contact',
      'issue_date',
      'due_date',
      'currency',
      decimal('rate'),
      money('total'),
      base('base_total'),
      money('open'),
      'confirm_status',
      'opening',
      'voided_on',
      'document_id',
      'created_at',
      'creator',
    ],
  },
  {
    name: 'invoice-items.csv',
    query: `select t.id as invoice_id, t.type, t.number, item.position as line, item.value->>'name' as name, item.value->>'description' as description,
        item.value->>'quantity' as quantity, item.value->>'price' as price, t.currency, item.value->>'tax_code' as tax_code,
        item.value->>'account_code' as account_code
      from invoice t, jsonb_array_elements(t.draft->'items') with ordinality as item(value, position)
     where t.company_id = current_company() order by t.type, t.issue_date, t.number, t.id, item.position`,
    columns: [
      'invoice_id',
      'type',
      'number',
      'line',
      'name',
      'description',
      'quantity',
      'price',
      'currency',
      'tax_code',
      'account_code',
    ],
  },
  {
    name: 'money-records.csv',
    query: `select t.*, ${contact} as contact, t.amount_minor as amount from money_record t
     where t.company_id = current_company() order by t.date, t.number`,
    columns: [
      'id',
      'type',
      'number',
      'date',
      'account_code',
      'contact',
      'currency',
      money('amount'),
      decimal('rate'),
      'reference',
      'reversed_on',
    ],
  },
];

const BANK: readonly CsvFile[] = [
  {
    name: 'bank-accounts.csv',
    query: 'select * from bank_account t where company_id = current_company() order by account_code',
    columns: ['account_code', 'bank', 'number', 'currency'],
  },
  {
    name: 'bank-statements.csv',
    query: `select t.*, a.account_code, t.opening_minor as opening, t.closing_minor as closing from bank_statement t
      join bank_account a on a.company_id = t.company_id and a.id = t.bank_account_id
     where t.company_id = current_company() order by a.account_code, t.period_end, t.id`,
    columns: [
      'id',
      'account_code',
      'period_start',
      'period_end',
      'currency',
      money('opening'),
      money('closing'),
      'state',
      'document_id',
    ],
  },
  {
    name: 'bank-lines.csv',
    query: `select t.*, a.account_code, a.currency, t.amount_minor as amount, t.balance_minor as balance,
        (select ${JOURNAL_NUMBER} from journal_entry e where e.company_id = t.company_id and e.id = t.entry_id) as journal
      from bank_line t join bank_account a on a.company_id = t.company_id and a.id = t.bank_account_id
     where t.company_id = current_company() order by a.account_code, t.date, t.statement_id, t.line_no`,
    columns: [
      'statement_id',
      'account_code',
      'line_no',
      'date',
      'payee',
      'description',
      'currency',
      money('amount'),
      money('balance'),
      'state',
      'journal',
    ],
  },
];

const PAPERS: readonly CsvFile[] = [
  {
    name: 'documents.csv',
    query: `select t.*, f.size_bytes, f.type as media_type, coalesce(${person('t.uploaded_by')}, t.sent_by) as uploader from document t
      join stored_file f on f.company_id = t.company_id and f.sha256 = t.sha256
     where t.company_id = current_company() order by t.uploaded_at, t.id`,
    columns: [
      'id',
      'name',
      'kind',
      'state',
      'pages',
      'media_type',
      'size_bytes',
      'sha256',
      'uploaded_at',
      'uploader',
      'duplicate_of',
    ],
  },
  {
    name: 'manual-journals.csv',
    query: `select t.*, t.total_minor as total, ${person('t.created_by')} as creator from manual_journal t
     where t.company_id = current_company() order by t.created_at, t.id`,
    columns: [
      'id',
      'number',
      'state',
      'date',
      'narration',
      'reference',
      base('total'),
      'reverse_on',
      'created_at',
      'creator',
    ],
  },
  {
    name: 'audit.csv',
    query: `select t.*, ${person('t.user_id')} as person from audit_event t where t.company_id = current_company() order by t.id`,
    columns: ['id', 'at', 'person', 'action', 'subject_type', 'subject_id', 'change'],
  },
];

/** Every file of the CSV set. Keys join them: `journal` joins lines to entries, ids join items to invoices. */
export const CSV_FILES: readonly CsvFile[] = [...CHART, ...JOURNAL, ...RECORDS, ...BANK, ...PAPERS];
