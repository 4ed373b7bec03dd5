-- From which amount on an expense on a bill is offered as a fixed asset. A company without a row has the default of the application.
create table asset_setting (
  company_id uuid primary key references company,
  -- Zero: only lines on cost accounts are offered.
  bill_minor bigint not null check (bill_minor >= 0),
  version integer not null default 1
);

alter table asset_setting enable row level security;
create policy company_of_transaction on asset_setting using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on asset_setting to folio_app;
