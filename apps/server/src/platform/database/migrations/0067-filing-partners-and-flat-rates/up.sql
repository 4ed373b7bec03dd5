-- The partners of a business, or its sole proprietor, in a year of assessment: what its return states of each.
create table filing_partners (
  company_id uuid not null references company,
  year_of_assessment text not null,
  -- In the order of the return. A year without a row begins with the partners of the latest year before it.
  partners jsonb not null default '[]' check (jsonb_typeof(partners) = 'array'),
  version integer not null default 1,
  primary key (company_id, year_of_assessment)
);

-- How contexts name a partner, as the imported package declares it; null if it does not, or was imported before this was read.
alter table filing_taxonomy add column partner_dimension jsonb check (jsonb_typeof(partner_dimension) = 'object');

-- A transaction that belongs to a company sees only the rows of this company.
alter table filing_partners enable row level security;
create policy company_of_transaction on filing_partners using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on filing_partners to folio_app;

-- A loan or hire purchase may be quoted at a flat rate.
alter table schedule_loan drop constraint schedule_loan_method_check;
alter table schedule_loan add constraint schedule_loan_method_check
  check (method in ('fixed_instalment', 'equal_capital', 'flat_rate', 'imported'));
