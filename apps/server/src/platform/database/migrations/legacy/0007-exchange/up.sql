-- Books brought in from elsewhere: a file being looked at, or what was posted from it and how their balances compare.
create table import_run (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('trial_balance', 'general_ledger', 'archive')),
  state text not null default 'draft' check (state in ('draft', 'posted')),
  file_name text not null,
  -- The file as it arrived; an archive is not kept, its files are.
  sha256 text,
  -- What a person decided about columns, dates and accounts; once posted, every account's choice.
  choices jsonb not null default '{}',
  -- Their balances and what the import itself brought, by day and our account, amounts in minor units as text.
  theirs jsonb,
  -- Their monthly trial balances, where somebody gave them too.
  compared jsonb,
  compared_name text,
  compared_sha256 text,
  -- The journal numbers it was posted under: one transaction, so there is none of anybody else's between them.
  first_number bigint,
  last_number bigint,
  entry_count integer not null default 0,
  first_date date,
  last_date date,
  -- What an archive said of itself: company, day, hash of its last entry.
  archive jsonb,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  posted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, sha256) references stored_file,
  foreign key (company_id, compared_sha256) references stored_file,
  check ((state = 'posted') = (posted_at is not null)),
  check (kind = 'archive' or sha256 is not null)
);
create index import_run_list on import_run (company_id, created_at desc, id);

create function refuse_posted_import_removal() returns trigger
language plpgsql
as $$
begin
  raise exception 'what was imported stays told' using errcode = 'FO001';
end
$$;
create trigger import_run_posted_stays before delete on import_run
  for each row when (old.state = 'posted') execute function refuse_posted_import_removal();

-- Which of our accounts an account of the other system went to: proposed again with the next file.
create table import_account_choice (
  company_id uuid not null references company,
  their_key text not null,
  account_code text not null,
  primary key (company_id, their_key),
  foreign key (company_id, account_code) references ledger_account
);

do $$
declare
  name text;
begin
  foreach name in array array['import_run', 'import_account_choice'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update, delete on import_run to folio_app;
grant select, insert, update on import_account_choice to folio_app;
