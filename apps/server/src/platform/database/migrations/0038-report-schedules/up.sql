-- Saved reports and packs that go out by email.

create table report_schedule (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  -- What goes out: a saved report or a pack. Deleting it deletes its schedules.
  saved_report_id uuid,
  report_pack_id uuid,
  rhythm text not null check (rhythm in ('week', 'month', 'quarter')),
  -- Of a week 1 (Monday) to 7; of a month, or of the first month after a quarter, 1 to 31. A day that a month does not have means its
  -- last day.
  on_day integer not null check (on_day between 1 and 31),
  receivers jsonb not null check (jsonb_typeof(receivers) = 'array'),
  formats jsonb not null check (jsonb_typeof(formats) = 'array'),
  language text not null check (language in ('en-US', 'zh-Hant', 'both')),
  state text not null default 'active' check (state in ('active', 'paused')),
  -- The day it waits for, in Hong Kong.
  next_on date not null,
  -- Why Folio paused it.
  stopped_because text check (stopped_because in ('no_person', 'no_access', 'archived', 'unseen')),
  version integer not null default 1,
  -- Who saved or resumed it last: it stops when this person may no longer export the report. Null if it came with imported books.
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, saved_report_id) references saved_report on delete cascade,
  foreign key (company_id, report_pack_id) references report_pack on delete cascade,
  check (rhythm <> 'week' or on_day <= 7),
  check (num_nonnulls(saved_report_id, report_pack_id) <= 1)
);
create index report_schedule_due on report_schedule (next_on) where state = 'active';
create index report_schedule_report on report_schedule (company_id, saved_report_id) where saved_report_id is not null;
create index report_schedule_pack on report_schedule (company_id, report_pack_id) where report_pack_id is not null;

-- A day on which it went out. The day is part of the key, so that two servers queue one email.
create table report_schedule_run (
  company_id uuid not null references company,
  schedule_id uuid not null,
  on_day date not null,
  mail_id uuid,
  at timestamptz not null default now(),
  primary key (company_id, schedule_id, on_day),
  foreign key (company_id, schedule_id) references report_schedule on delete cascade,
  foreign key (company_id, mail_id) references outgoing_mail
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['report_schedule', 'report_schedule_run'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update, delete on report_schedule, report_schedule_run to folio_app;
