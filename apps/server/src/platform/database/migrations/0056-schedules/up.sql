-- Schedules: prepayments, deferred income and accruals.

create table schedule (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('prepayment', 'deferred_income', 'accrual')),
  name text not null,
  -- The asset or liability account, and the expense or income account.
  balance_account text not null,
  result_account text not null,
  starts_on date not null,
  ends_on date not null,
  method text not null check (method in ('equal_months', 'days', 'full_months')),
  -- The day on which an accrual is reversed.
  reverse_on date,
  -- The line of an entry that it comes from, its bill or invoice with the item (from 0), and where the document shows the item: {"page", "box"}.
  entry_id uuid,
  line_no integer,
  invoice_id uuid,
  item integer,
  document_id uuid,
  spot jsonb,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, balance_account) references ledger_account (company_id, code),
  foreign key (company_id, result_account) references ledger_account (company_id, code),
  foreign key (company_id, entry_id) references journal_entry (company_id, id),
  foreign key (company_id, invoice_id) references invoice,
  foreign key (company_id, document_id) references document,
  check (starts_on <= ends_on),
  check ((kind = 'accrual') = (reverse_on is not null)),
  check ((entry_id is null) = (line_no is null))
);
create index schedule_balance_account on schedule (company_id, balance_account);
create index schedule_source on schedule (company_id, entry_id, line_no) where entry_id is not null;

-- The amount of a schedule: first its source, then changes such as a credit note (negative). In minor units of the base currency.
create table schedule_amount (
  company_id uuid not null references company,
  schedule_id uuid not null,
  number integer not null,
  on_day date not null,
  amount_minor bigint not null,
  reason text not null default '',
  -- The journal that moved the amount to the balance account; null where the account had it already.
  journal_id uuid,
  entered_by uuid references app_user,
  entered_at timestamptz not null,
  primary key (company_id, schedule_id, number),
  foreign key (company_id, schedule_id) references schedule (company_id, id),
  foreign key (company_id, journal_id) references manual_journal (company_id, id)
);
create index schedule_amount_journal on schedule_amount (company_id, journal_id) where journal_id is not null;

-- Lines that were posted.
create table schedule_posting (
  company_id uuid not null references company,
  schedule_id uuid not null,
  -- Last day of the month, or the day that reverses an accrual.
  due_on date not null,
  attempt integer not null,
  amount_minor bigint not null,
  journal_id uuid not null,
  entry_id uuid not null,
  primary key (company_id, schedule_id, due_on, attempt),
  unique (company_id, entry_id),
  foreign key (company_id, schedule_id) references schedule (company_id, id),
  foreign key (company_id, journal_id) references manual_journal (company_id, id),
  foreign key (company_id, entry_id) references journal_entry (company_id, id)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['schedule', 'schedule_amount', 'schedule_posting'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app. Amounts and postings are never changed; of a schedule only its end.
grant select, insert on schedule, schedule_amount, schedule_posting to folio_app;
grant update (ends_on, version) on schedule to folio_app;
