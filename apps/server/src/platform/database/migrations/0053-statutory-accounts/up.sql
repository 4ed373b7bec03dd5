-- Statutory accounts of a period: what a person adds to the books, and the accounts that were frozen.

-- The accounts of a period while they are prepared. `texts` has only the texts that a person changed.
create table statutory_accounts (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  starts_on date not null,
  ends_on date not null,
  state text not null check (state in ('draft', 'final')),
  rounding text not null check (rounding in ('exact', 'whole')),
  with_cash_flow boolean not null,
  facts jsonb not null,
  texts jsonb not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, ends_on),
  check (starts_on <= ends_on)
);

-- Accounts as they were when a person made them final: everything that is printed, and the last entry that they include.
create table statutory_accounts_frozen (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  accounts_id uuid not null,
  number integer not null,
  content text not null,
  -- SHA-256 of `content`.
  hash text not null,
  last_entry bigint not null,
  frozen_by uuid references app_user,
  frozen_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, accounts_id, number),
  foreign key (company_id, accounts_id) references statutory_accounts (company_id, id)
);

-- Rows that a person chose for accounts that the layout does not place, or places elsewhere.
create table statutory_account_row (
  company_id uuid not null references company,
  account_code text not null,
  layout_row text not null,
  primary key (company_id, account_code),
  foreign key (company_id, account_code) references ledger_account (company_id, code)
);

create function refuse_change_of_frozen_accounts() returns trigger
language plpgsql as $$
begin
  raise exception 'frozen accounts are never changed or deleted' using errcode = 'FO001';
end
$$;

create function check_hash_of_frozen_accounts() returns trigger
language plpgsql as $$
begin
  if new.hash <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex') then
    raise exception 'the hash of frozen accounts is not that of their content';
  end if;
  return new;
end
$$;

create trigger statutory_accounts_frozen_hash before insert on statutory_accounts_frozen
  for each row execute function check_hash_of_frozen_accounts();

create trigger statutory_accounts_frozen_append_only before update or delete on statutory_accounts_frozen
  for each row execute function refuse_change_of_frozen_accounts();

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['statutory_accounts', 'statutory_accounts_frozen', 'statutory_account_row'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on statutory_accounts to folio_app;
grant select, insert on statutory_accounts_frozen to folio_app;
grant select, insert, delete on statutory_account_row to folio_app;
