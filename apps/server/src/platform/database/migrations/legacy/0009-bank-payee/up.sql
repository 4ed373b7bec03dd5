-- Whom money booked straight to or from a bank account came from or went to, where no statement line tells.
create table bank_payee (
  company_id uuid not null references company,
  entry_id uuid not null,
  payee text not null,
  primary key (company_id, entry_id),
  foreign key (company_id, entry_id) references journal_entry
);
alter table bank_payee enable row level security;
create policy company_of_transaction on bank_payee using (company_id = current_company());
grant select, insert on bank_payee to folio_app;
