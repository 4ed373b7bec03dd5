-- Loans and hire purchase: schedules whose lines are the instalments that were agreed with the lender.

alter table schedule drop constraint schedule_kind_check;
alter table schedule drop constraint schedule_method_check;
alter table schedule add constraint schedule_kind_check check (kind in ('prepayment', 'deferred_income', 'accrual', 'loan'));
alter table schedule add constraint schedule_method_check
  check (method in ('equal_months', 'days', 'full_months', 'instalments'));
alter table schedule add constraint schedule_instalments_check check ((kind = 'loan') = (method = 'instalments'));

-- The interest that a posted instalment paid.
alter table schedule_posting add column interest_minor bigint not null default 0;

create table schedule_loan (
  company_id uuid not null references company,
  schedule_id uuid not null,
  type text not null check (type in ('loan', 'hire_purchase')),
  method text not null check (method in ('fixed_instalment', 'equal_capital', 'imported')),
  -- Percent for a year, as typed; null for an imported table.
  yearly_rate text,
  -- The account that pays the instalments.
  payment_account text not null,
  primary key (company_id, schedule_id),
  foreign key (company_id, schedule_id) references schedule (company_id, id),
  foreign key (company_id, payment_account) references ledger_account (company_id, code),
  check ((method = 'imported') = (yearly_rate is null))
);

-- In minor units of the base currency.
create table schedule_instalment (
  company_id uuid not null references company,
  schedule_id uuid not null,
  due_on date not null,
  interest_minor bigint not null check (interest_minor >= 0),
  capital_minor bigint not null check (capital_minor >= 0),
  primary key (company_id, schedule_id, due_on),
  foreign key (company_id, schedule_id) references schedule_loan (company_id, schedule_id),
  check (interest_minor + capital_minor > 0)
);

-- A transaction that belongs to a company sees only the rows of this company.
alter table schedule_loan enable row level security;
create policy company_of_transaction on schedule_loan using (company_id = current_company());
alter table schedule_instalment enable row level security;
create policy company_of_transaction on schedule_instalment using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app. Terms and instalments are never changed.
grant select, insert on schedule_loan, schedule_instalment to folio_app;
