-- `journal_head.last_number` when the suggestions of this account's lines were last worked out; null = not since an import.
alter table bank_account add column suggested_at_number bigint;

create table bank_statement (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_account_id uuid not null,
  document_id uuid,
  currency text not null,
  period_start date,
  period_end date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  state text not null check (state in ('processing', 'to_review', 'reconciled', 'failed')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, bank_account_id) references bank_account,
  foreign key (company_id, document_id) references document
);
create index bank_statement_account on bank_statement (company_id, bank_account_id, period_end desc);

create table bank_line (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  statement_id uuid not null,
  bank_account_id uuid not null,
  line_no integer not null,
  date date not null,
  hint text,
  payee text,
  description text not null,
  -- Signed in the account's currency: received positive, spent negative.
  amount_minor bigint not null check (amount_minor <> 0),
  balance_minor bigint,
  state text not null default 'unreviewed' check (state in ('unreviewed', 'suggested', 'matched', 'classified', 'excluded')),
  suggestion jsonb,
  coded jsonb,
  entry_id uuid,
  page integer,
  box jsonb,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, statement_id, line_no),
  foreign key (company_id, statement_id) references bank_statement,
  foreign key (company_id, bank_account_id) references bank_account,
  foreign key (company_id, entry_id) references journal_entry
);
create index bank_line_account on bank_line (company_id, bank_account_id, date, line_no);
create index bank_line_open on bank_line (company_id, bank_account_id) where state in ('unreviewed', 'suggested');
alter table journal_entry add foreign key (company_id, bank_line_id) references bank_line;
create index bank_line_coded on bank_line (company_id, date desc) where state = 'classified';
create index bank_line_entry on bank_line (company_id, entry_id) where entry_id is not null;

do $$
declare
  name text;
begin
  foreach name in array array['bank_statement', 'bank_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update on bank_statement, bank_line to folio_app;
