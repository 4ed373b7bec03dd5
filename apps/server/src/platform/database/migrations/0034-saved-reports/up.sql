-- Reports that people keep under a name, and packs of reports.

-- A report with its choices. `period` names days that move with the calendar; null if `query` contains the days.
create table saved_report (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  report text not null,
  period text,
  query jsonb not null,
  -- Everyone who reads the books sees it; otherwise only the person who saved it.
  shared boolean not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- Reports that are made together for a month, behind a cover. `reports` lists them in order, each with its choices.
create table report_pack (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  title text not null,
  title_zh text not null,
  prepared_by text not null,
  notes text not null,
  language text not null check (language in ('en-US', 'zh-Hant', 'both')),
  reports jsonb not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['saved_report', 'report_pack'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update, delete on saved_report, report_pack to folio_app;
