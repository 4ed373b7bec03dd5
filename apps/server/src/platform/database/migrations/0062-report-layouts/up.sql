-- Reports that a company or a practice puts together. `rows` is the list of rows in order, `covers` the types of accounts of which
-- every account should be in one row, `columns` the columns that the report opens with.

create table report_layout (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text not null default '',
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  covers jsonb not null check (jsonb_typeof(covers) = 'array'),
  columns jsonb not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

create table practice_report_layout (
  practice_id uuid not null references practice,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text not null default '',
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  covers jsonb not null check (jsonb_typeof(covers) = 'array'),
  columns jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (practice_id, id)
);

-- Whether the company of the transaction let the practice in. Transactions of a company may not read access requests themselves.
create function serves_current_company(practice uuid) returns boolean
language sql stable security definer set search_path = public
as $$
  select exists (
    select from access_request
     where practice_id = practice and company_id = current_company() and state = 'accepted'
  )
$$;

-- A transaction that belongs to a company sees only its own layouts, and those of practices that it let in.
alter table report_layout enable row level security;
create policy company_of_transaction on report_layout using (company_id = current_company());
alter table practice_report_layout enable row level security;
create policy practices_of_company on practice_report_layout for select using (serves_current_company(practice_id));

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update, delete on report_layout to folio_app;
grant select on practice_report_layout to folio_app;
