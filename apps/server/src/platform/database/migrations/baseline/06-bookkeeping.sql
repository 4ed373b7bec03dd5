-- What a bookkeeper sets up and writes: numbers of documents, exchange rates, opening balances, manual journals, and books that
-- come from other programs.

-- How a type of document is numbered: `INV-{YYYY}-{####}`.
create table number_scheme (
  company_id uuid not null references company,
  type text not null,
  pattern text not null,
  primary key (company_id, type)
);

-- The last number given in each series (RCT, PAY, BNK, ...).
create table number_series (
  company_id uuid not null references company,
  prefix text not null,
  last_number bigint not null,
  primary key (company_id, prefix)
);

-- Base units for one unit of the currency. The rate of a day is the newest one on or before it.
create table exchange_rate (
  company_id uuid not null references company,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  rate numeric(18, 8) not null check (rate > 0),
  primary key (company_id, currency, date)
);
create index exchange_rate_list on exchange_rate (company_id, date desc, currency);

-- The day of the opening balances and open documents: the day before the first day kept here.
create table opening_balance (
  company_id uuid primary key references company,
  date date not null
);

-- A journal that a person writes. A draft is kept in `draft`; the lines of a posted one are in the ledger only, so the two cannot
-- differ.
create table manual_journal (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number text,
  state text not null check (state in ('draft', 'posted', 'reversed')),
  date date,
  narration text not null default '',
  reference text not null default '',
  total_minor bigint,
  reverse_on date,
  draft jsonb,
  version integer not null default 1,
  entry_id uuid,
  -- The entry that reverses it: posted together with it (`reverse_on`), or later by hand (then the state is `reversed`).
  reversal_entry_id uuid,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, entry_id) references journal_entry,
  foreign key (company_id, reversal_entry_id) references journal_entry,
  check ((state = 'draft') = (draft is not null)),
  check ((state = 'draft') = (entry_id is null)),
  check (state = 'draft' or number is not null)
);
create index manual_journal_list on manual_journal (company_id, created_at desc, id);
create index manual_journal_drafts on manual_journal (company_id, created_at desc) where state = 'draft';

-- A posted journal is reversed, never deleted.
create function refuse_posted_journal_removal() returns trigger
language plpgsql
as $$
begin
  raise exception 'a posted journal is reversed, not deleted' using errcode = 'FO001';
end
$$;
create trigger manual_journal_posted_stays before delete on manual_journal
  for each row when (old.state <> 'draft') execute function refuse_posted_journal_removal();

-- Files that support a journal.
create table manual_journal_attachment (
  company_id uuid not null,
  manual_journal_id uuid not null,
  sha256 text not null,
  name text not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, manual_journal_id, sha256),
  foreign key (company_id, manual_journal_id) references manual_journal,
  foreign key (company_id, sha256) references stored_file
);
create index manual_journal_attachment_content on manual_journal_attachment (company_id, sha256);

-- The files that support a posted journal remain attached to it.
create function refuse_detaching_from_posted() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if exists (select from manual_journal where company_id = old.company_id and id = old.manual_journal_id and state <> 'draft') then
    raise exception 'a posted journal keeps its files' using errcode = 'FO001';
  end if;
  return old;
end
$$;
create trigger manual_journal_attachment_stays before delete on manual_journal_attachment
  for each row execute function refuse_detaching_from_posted();

-- Journals that a person writes often.
create table journal_template (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  draft jsonb not null,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index journal_template_name on journal_template (company_id, lower(name));

-- Books from elsewhere: a file that a person reviews, or what was posted from it and how its balances compare.
create table import_run (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('trial_balance', 'general_ledger', 'archive')),
  state text not null default 'draft' check (state in ('draft', 'posted')),
  file_name text not null,
  -- The file as it arrived. An archive is not kept, because its content is in the books; `archive` says what it was.
  sha256 text,
  -- What a person decided about columns, dates and accounts. Once posted, the choice for every account.
  choices jsonb not null default '{}',
  -- Balances of the other system and what the import itself brought, by day and our account, amounts in minor units as text.
  theirs jsonb,
  -- Monthly trial balances of the other system, if a person uploaded them too.
  compared jsonb,
  compared_name text,
  compared_sha256 text,
  -- The journal numbers under which it was posted. One transaction posted them, so no other entry is between them.
  first_number bigint,
  last_number bigint,
  entry_count integer not null default 0,
  first_date date,
  last_date date,
  -- What an archive says of itself: company, day, hash of its last entry.
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

-- A posted import is never deleted: it says where figures came from.
create function refuse_posted_import_removal() returns trigger
language plpgsql
as $$
begin
  raise exception 'what was imported stays told' using errcode = 'FO001';
end
$$;
create trigger import_run_posted_stays before delete on import_run
  for each row when (old.state = 'posted') execute function refuse_posted_import_removal();

-- The account that an account of the other system was mapped to; proposed again with the next file.
create table import_account_choice (
  company_id uuid not null references company,
  their_key text not null,
  account_code text not null,
  primary key (company_id, their_key),
  foreign key (company_id, account_code) references ledger_account
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'number_scheme', 'number_series', 'exchange_rate', 'opening_balance', 'manual_journal',
    'manual_journal_attachment', 'journal_template', 'import_run', 'import_account_choice'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on number_series, opening_balance, import_account_choice to folio_app;
grant select, insert, delete on manual_journal_attachment, journal_template to folio_app;
grant select, insert, update, delete on number_scheme, exchange_rate, manual_journal, import_run to folio_app;
