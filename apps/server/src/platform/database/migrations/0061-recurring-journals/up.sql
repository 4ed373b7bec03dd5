-- Recurring journals: schedules that post the same journal each month, quarter or year.

alter table schedule drop constraint schedule_kind_check;
alter table schedule drop constraint schedule_method_check;
alter table schedule drop constraint schedule_check;
alter table schedule alter column balance_account drop not null;
alter table schedule alter column result_account drop not null;
alter table schedule add constraint schedule_kind_check
  check (kind in ('prepayment', 'deferred_income', 'accrual', 'loan', 'recurring_journal'));
alter table schedule add constraint schedule_method_check
  check (method in ('equal_months', 'days', 'full_months', 'instalments', 'repeated'));
alter table schedule add constraint schedule_period_check check (kind = 'recurring_journal' or starts_on <= ends_on);
alter table schedule add constraint schedule_accounts_check
  check ((kind = 'recurring_journal') = (balance_account is null) and (kind = 'recurring_journal') = (result_account is null));
alter table schedule add constraint schedule_repeated_check check ((kind = 'recurring_journal') = (method = 'repeated'));

create table schedule_journal (
  company_id uuid not null references company,
  schedule_id uuid not null,
  every text not null check (every in ('month', 'quarter', 'year')),
  -- The entry that it was copied from; null if it was a draft.
  copied_from uuid,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references schedule (company_id, id),
  foreign key (company_id, copied_from) references journal_entry (company_id, id)
);

-- In minor units of the base currency.
create table schedule_journal_line (
  company_id uuid not null references company,
  schedule_id uuid not null,
  line_no integer not null,
  account_code text not null,
  -- Debit positive.
  amount_minor bigint not null check (amount_minor <> 0),
  contact_id uuid,
  description text not null default '',
  primary key (company_id, schedule_id, line_no),
  foreign key (company_id, schedule_id) references schedule_journal (company_id, schedule_id),
  foreign key (company_id, account_code) references ledger_account (company_id, code),
  foreign key (company_id, contact_id) references contact
);

create table schedule_day (
  company_id uuid not null references company,
  schedule_id uuid not null,
  due_on date not null,
  primary key (company_id, schedule_id, due_on),
  foreign key (company_id, schedule_id) references schedule_journal (company_id, schedule_id)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['schedule_journal', 'schedule_journal_line', 'schedule_day'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app. Lines and days are never changed.
grant select, insert on schedule_journal, schedule_journal_line, schedule_day to folio_app;
