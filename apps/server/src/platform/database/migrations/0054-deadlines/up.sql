-- Legal deadlines of a company.

-- What deadlines follow from and the company's details do not have. Without a row: the defaults.
create table deadline_fact (
  company_id uuid primary key references company,
  form text not null default 'private' check (form in ('private', 'public', 'guarantee', 'unincorporated')),
  -- Null: not known.
  has_employees boolean,
  -- A tax representative files under the block extension scheme.
  is_represented boolean not null default false,
  -- The next profits tax return declares a loss, which can have a later day.
  expects_loss boolean not null default false,
  -- The day a change of significant controllers became known.
  controllers_changed_on date,
  version integer not null default 1
);

-- What a person recorded of a deadline.
create table deadline_mark (
  company_id uuid not null references company,
  kind text not null,
  -- What it is for: a year of assessment, a year, a month, a day, or 'first'.
  period text not null,
  -- The last day as the authority printed it; null: the day that Folio computes.
  due_on date,
  -- The day it was filed or paid; null: not yet.
  done_on date,
  note text not null default '',
  -- Null if it came with imported books.
  marked_by uuid references app_user,
  marked_at timestamptz not null,
  primary key (company_id, kind, period)
);

insert into deadline_mark (company_id, kind, period, done_on, marked_by, marked_at)
select distinct on (company_id, deadline, due_on) company_id, deadline,
       case deadline when 'annual_return' then to_char(due_on - 42, 'YYYY') else to_char(due_on, 'YYYY-MM-DD') end,
       (met_at at time zone 'Asia/Hong_Kong')::date, met_by, met_at
  from practice_client_deadline order by company_id, deadline, due_on, met_at;

drop table practice_client_deadline;

-- Calendars that a program reads by a secret address: of one company, or of all clients that a person of a practice sees.
create table deadline_feed (
  id uuid primary key default gen_random_uuid(),
  -- The database keeps only the hash of a token.
  token_hash text not null unique,
  user_id uuid not null references app_user,
  company_id uuid references company,
  practice_id uuid references practice,
  language text not null check (language in ('en-US', 'zh-Hant')),
  created_at timestamptz not null,
  check (num_nonnulls(company_id, practice_id) = 1),
  unique (user_id, company_id),
  unique (user_id, practice_id)
);
create index deadline_feed_company on deadline_feed (company_id) where company_id is not null;

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['deadline_fact', 'deadline_mark', 'deadline_feed'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on deadline_fact, deadline_mark to folio_app;
grant select, insert, delete on deadline_feed to folio_app;
