do $$
begin
  if not exists (select from pg_roles where rolname = 'folio_app') then
    create role folio_app nologin;
  end if;
exception
  -- Two servers on one cluster may create the role at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant folio_app to %I', current_user);
end
$$;

create function current_company() returns uuid
language sql stable
as $$ select nullif(current_setting('folio.company_id', true), '')::uuid $$;

create table app_user (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  password_hash text not null,
  account_type text not null check (account_type in ('company', 'person', 'practice')),
  language text not null default 'en-US' check (language in ('en-US', 'zh-Hant')),
  avatar text,
  created_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));

create table practice (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null references app_user,
  name text not null,
  pc_number text not null,
  phone text not null,
  email text not null,
  address text not null,
  created_at timestamptz not null default now()
);

create table user_session (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  second_factor_pending boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index user_session_user on user_session (user_id);

create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);
create index one_time_code_user on one_time_code (user_id, created_at desc);

create table password_reset (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table attempt (
  key_hash bytea not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (key_hash, window_start)
);

create table company (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_zh text,
  registration_number text not null,
  incorporated_date date not null,
  industry text not null,
  br text not null,
  ci text not null,
  address text not null,
  fye text not null check (fye ~ '^\d{2}-\d{2}$'),
  directors jsonb not null,
  shareholders jsonb not null,
  secretaries jsonb not null,
  base_currency text not null check (base_currency ~ '^[A-Z]{3}$'),
  contact_person text,
  contact_phone text,
  email text,
  state text not null default 'active' check (state in ('active', 'archived')),
  locked_through date,
  created_at timestamptz not null default now()
);
alter table company enable row level security;
create policy company_of_transaction on company using (id = current_company());
grant select, update on company to folio_app;

create table company_member (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  level integer not null check (level in (2, 3)),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_member_user on company_member (user_id);
alter table company_member enable row level security;
create policy company_of_transaction on company_member using (company_id = current_company());
grant select on company_member to folio_app;

create table idempotency_key (
  company_id uuid not null references company,
  key text not null,
  request_hash bytea not null,
  -- The envelope that was answered; null while the answer is not known.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, key)
);
alter table idempotency_key enable row level security;
create policy company_of_transaction on idempotency_key using (company_id = current_company());
grant select, insert on idempotency_key to folio_app;

create table audit_event (
  company_id uuid not null references company,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id uuid references app_user,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  change jsonb not null default '{}',
  primary key (company_id, id)
);
alter table audit_event enable row level security;
create policy company_of_transaction on audit_event using (company_id = current_company());
grant select, insert on audit_event to folio_app;
-- The names of the people of the company stand beside what they did; nothing else of a user is readable to folio_app.
grant select (id, name) on app_user to folio_app;
