-- Closing a month or a year: tasks of people, schedules of accounts, reviewed movements and sign-offs. A period is its kind and
-- its last day. What Folio can read from the books is not stored.

-- From which amounts on a movement is reviewed and an entry needs a document. A company without a row has the defaults of the
-- application.
create table close_setting (
  company_id uuid primary key references company,
  movement_tenths integer not null check (movement_tenths between 0 and 1000000),
  movement_minor bigint not null check (movement_minor >= 0),
  document_minor bigint not null check (document_minor >= 0),
  version integer not null default 1
);

-- Tasks that a person marks as done. A required one holds the lock.
create table close_task (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('month', 'year')),
  period_end date not null,
  title text not null,
  required boolean not null,
  owner_id uuid references app_user,
  due_on date,
  note text not null default '',
  done_at timestamptz,
  done_by uuid references app_user,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (done_at is not null or done_by is null)
);
create index close_task_period on close_task (company_id, kind, period_end);

-- What a person keeps with the schedule of an account: a figure from outside the books, and why it differs. Debit positive, in the
-- account's own currency.
create table close_schedule (
  company_id uuid not null references company,
  kind text not null check (kind in ('month', 'year')),
  period_end date not null,
  account_code text not null,
  source_kind text check (source_kind in ('calculation', 'count', 'confirmation')),
  source_minor bigint,
  explanation text not null default '',
  version integer not null default 1,
  primary key (company_id, kind, period_end, account_code),
  foreign key (company_id, account_code) references ledger_account,
  check ((source_kind is null) = (source_minor is null))
);

-- Files that support a schedule.
create table close_schedule_file (
  company_id uuid not null references company,
  kind text not null check (kind in ('month', 'year')),
  period_end date not null,
  account_code text not null,
  sha256 text not null,
  name text not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, kind, period_end, account_code, sha256),
  foreign key (company_id, account_code) references ledger_account,
  foreign key (company_id, sha256) references stored_file
);
create index close_schedule_file_content on close_schedule_file (company_id, sha256);

-- Why an account changed as much as it did.
create table close_movement_note (
  company_id uuid not null references company,
  kind text not null check (kind in ('month', 'year')),
  period_end date not null,
  account_code text not null,
  explanation text not null,
  version integer not null default 1,
  primary key (company_id, kind, period_end, account_code),
  foreign key (company_id, account_code) references ledger_account
);

-- A person's word that a schedule is right. `content` is the text of what the person saw and `hash` its SHA-256: the sign-off is
-- out of date when the schedule has another one. Never changed or deleted.
create table close_sign_off (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('month', 'year')),
  period_end date not null,
  account_code text not null,
  role text not null check (role in ('preparer', 'reviewer')),
  user_id uuid references app_user,
  signed_at timestamptz not null,
  content text not null,
  hash text not null check (hash = encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  primary key (company_id, id),
  foreign key (company_id, account_code) references ledger_account
);
create index close_sign_off_period on close_sign_off (company_id, kind, period_end, account_code, signed_at);

create function refuse_sign_off_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'sign-offs are never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger close_sign_off_append_only before update or delete on close_sign_off
  for each row execute function refuse_sign_off_change();
create trigger close_sign_off_no_truncate before truncate on close_sign_off
  for each statement execute function refuse_sign_off_change();

-- Lists of tasks that a practice keeps for its clients. `tasks`: title, whether it is required, and the days after the period's
-- end by which it is due.
create table practice_close_template (
  practice_id uuid not null references practice,
  id uuid not null default gen_random_uuid(),
  name text not null,
  tasks jsonb not null check (jsonb_typeof(tasks) = 'array'),
  version integer not null default 1,
  primary key (practice_id, id)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'close_setting', 'close_task', 'close_schedule', 'close_schedule_file', 'close_movement_note', 'close_sign_off'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on close_setting, close_schedule to folio_app;
grant select, insert, update, delete on close_task, close_movement_note to folio_app;
grant select, insert, delete on close_schedule_file to folio_app;
grant select, insert on close_sign_off to folio_app;
