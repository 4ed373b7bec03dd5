-- The filing of a year: tax computation and accounts as Inline XBRL.

-- What filings of every year follow from. Without a row: the defaults.
create table filing_profile (
  company_id uuid primary key references company,
  -- Code of the Hong Kong Standard Industrial Classification; empty: not entered.
  hksic text not null default '',
  language text not null default 'en' check (language in ('en', 'zh')),
  -- Items of the tax computation by account, and elements of the accounts by row, as a person mapped them.
  accounts jsonb not null default '[]' check (jsonb_typeof(accounts) = 'array'),
  rows jsonb not null default '[]' check (jsonb_typeof(rows) = 'array'),
  version integer not null default 1
);

-- What a person answered for a year of assessment, by item.
create table filing_answer (
  company_id uuid not null references company,
  year_of_assessment text not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  version integer not null default 1,
  primary key (company_id, year_of_assessment)
);

-- The elements of the taxonomy package that a person imported. It may not be distributed, so it is not part of exported data.
create table filing_taxonomy (
  company_id uuid primary key references company,
  -- The day in the names of the taxonomies.
  edition text not null,
  elements jsonb not null check (jsonb_typeof(elements) = 'array'),
  file_name text not null,
  -- SHA-256 of the package.
  sha256 text not null,
  imported_by uuid references app_user,
  imported_at timestamptz not null
);

-- A filing as it was frozen: everything that its files say.
create table filing_pack (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  year_of_assessment text not null,
  number integer not null,
  content text not null,
  -- SHA-256 of `content`.
  hash text not null,
  -- Null if it came with imported books.
  frozen_by uuid references app_user,
  frozen_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, year_of_assessment, number)
);

create function refuse_change_of_filing() returns trigger
language plpgsql as $$
begin
  raise exception 'a frozen filing is never changed or deleted' using errcode = 'FO001';
end
$$;

create function check_hash_of_filing() returns trigger
language plpgsql as $$
begin
  if new.hash <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex') then
    raise exception 'the hash of a frozen filing is not that of its content';
  end if;
  return new;
end
$$;

create trigger filing_pack_hash before insert on filing_pack for each row execute function check_hash_of_filing();

create trigger filing_pack_append_only before update or delete on filing_pack
  for each row execute function refuse_change_of_filing();

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['filing_profile', 'filing_answer', 'filing_taxonomy', 'filing_pack'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on filing_profile, filing_answer, filing_taxonomy to folio_app;
grant select, insert on filing_pack to folio_app;
