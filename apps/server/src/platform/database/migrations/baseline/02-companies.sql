-- Companies, practices and who reaches which company. The view `company_reach` is the only place that says who reaches a company,
-- so access ends in the statement that ends it.

-- The company of the transaction. Null if none is set, and null equals nothing: a forgotten setting shows no row.
create function current_company() returns uuid
language sql stable
as $$ select nullif(current_setting('folio.company_id', true), '')::uuid $$;

-- The part of a number that identifies a company, however it was typed: a business registration certificate begins with the eight
-- digits that count.
create function number_key(typed text) returns text
language sql immutable
as $$
  select case when plain ~ '^\d{8}-' then left(plain, 8) else plain end
    from (select upper(regexp_replace(typed, '\s', '', 'g')) as plain) written
$$;

-- A company whose books are kept here. `directors`, `shareholders` and `secretaries` are lists of what a register says of each.
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
  -- The last day of the financial year, as MM-DD.
  fye text not null check (fye ~ '^\d{2}-\d{2}$'),
  directors jsonb not null,
  shareholders jsonb not null,
  secretaries jsonb not null,
  base_currency text not null check (base_currency ~ '^[A-Z]{3}$'),
  contact_person text,
  contact_phone text,
  email text,
  state text not null default 'active' check (state in ('active', 'archived')),
  -- No entry may be dated on or before this day.
  locked_through date,
  created_at timestamptz not null default now(),
  -- A language model reads documents only if an owner switched it on.
  language_model boolean not null default false,
  -- Folio confirms bank lines that it is sure of, until it stops itself after mistakes.
  auto_confirm boolean not null default false,
  auto_confirm_stopped_at timestamptz,
  -- The last number given to a member of staff, and below to a file. No number is given twice.
  last_staff_number integer not null default 0,
  -- The branch of the business registration; `br` has the eight digits alone.
  br_branch text not null default '000' check (br_branch ~ '^\d{3}$'),
  br_certificate text,
  br_expires_on date,
  -- Where the first accounts end. They may cover up to eighteen months.
  first_accounts_to date,
  last_file_number integer not null default 0
);
create index company_name on company (lower(name));
create index company_br_key on company (number_key(br));
create index company_registration_key on company (number_key(registration_number));

alter table company enable row level security;
create policy company_of_transaction on company using (id = current_company());

-- People of a company. `level` follows from the role, so the two cannot disagree.
create table company_member (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  role text not null,
  level integer generated always as (case role when 'owner' then 2 else 3 end) stored,
  number integer,
  primary key (company_id, user_id),
  constraint company_member_role check (role in ('owner', 'approver', 'bookkeeper', 'uploader', 'reader'))
);
create index company_member_user on company_member (user_id);

-- Staff get the next number of their company.
create function number_staff() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if new.number is null then
    update company set last_staff_number = last_staff_number + 1 where id = new.company_id returning last_staff_number into new.number;
  end if;
  return new;
end
$$;
create trigger number_staff before insert on company_member for each row execute function number_staff();

-- A person who was invited to a company by email.
create table company_invitation (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  name text not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('approver', 'bookkeeper', 'uploader', 'reader')),
  state text not null default 'invited' check (state in ('invited', 'accepted', 'cancelled')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  invited_by uuid not null references app_user,
  invited_at timestamptz not null default now(),
  -- Null while this is not known; false if the email could not be sent.
  mail_sent boolean,
  accepted_by uuid references app_user,
  accepted_at timestamptz,
  primary key (company_id, id),
  unique (company_id, number)
);
create unique index company_invitation_open on company_invitation (company_id, email) where state = 'invited';

-- An accounting practice.
create table practice (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid not null references app_user,
  name text not null,
  pc_number text not null,
  phone text not null,
  email text not null,
  address text not null,
  created_at timestamptz not null default now(),
  about text not null default '',
  website text,
  -- Whether the directory of practices shows it.
  listed boolean not null default true,
  last_staff_number integer not null default 0
);
create index practice_name on practice (lower(name));

-- Who works in a practice. `asked`: an accountant who wants to join; `invited`: an email was sent.
create table practice_member (
  practice_id uuid not null references practice,
  id uuid not null default gen_random_uuid(),
  -- A trigger gives the number, so the column itself must accept null until the check.
  number integer check (number is not null),
  -- Null until an invitation is accepted.
  user_id uuid references app_user,
  name text not null,
  email text not null,
  role text not null check (role in ('manager', 'staff')),
  level integer generated always as (case role when 'manager' then 2 else 3 end) stored,
  -- False: the person reaches only the clients assigned to them.
  sees_all boolean not null default false,
  state text not null check (state in ('asked', 'invited', 'active', 'removed')),
  token_hash bytea unique,
  token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  invited_by uuid references app_user,
  -- Null while this is not known; false if the email could not be sent.
  mail_sent boolean,
  -- The clients that an invited person will get, until there is a user to assign them to.
  given uuid[] not null default '{}',
  primary key (practice_id, id),
  unique (practice_id, number),
  check (state <> 'active' or user_id is not null)
);
create unique index practice_member_user on practice_member (practice_id, user_id) where state <> 'removed';
create index practice_member_of_user on practice_member (user_id) where state = 'active';
create unique index practice_member_invited on practice_member (practice_id, lower(email)) where state = 'invited';

-- Staff get the next number of their practice.
create function number_practice_staff() returns trigger
language plpgsql
as $$
begin
  update practice set last_staff_number = greatest(last_staff_number + 1, new.number) where id = new.practice_id
  returning last_staff_number into new.number;
  return new;
end
$$;
create trigger number_practice_staff before insert on practice_member for each row execute function number_practice_staff();

-- The association of a practice with a company, from the application to its end.
create table access_request (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  practice_id uuid not null references practice,
  -- Null until a company with the typed number answers. The practice does not learn whether there is one.
  company_id uuid references company,
  asked_number text not null,
  asked_by text not null check (asked_by in ('practice', 'company')),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'cancelled', 'revoked')),
  role text check (role in ('adviser', 'approver', 'bookkeeper', 'uploader', 'reader')),
  level integer generated always as (case role when 'adviser' then 2 else 3 end) stored,
  message text not null default '',
  created_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  decided_by uuid references app_user,
  decided_at timestamptz,
  -- An application is found by this key and is bound to a company only when that company answers.
  asked_key text generated always as (number_key(asked_number)) stored,
  -- When Folio looked up whom an application concerns. This happens after the answer to the practice, so that the time of the
  -- answer reveals nothing.
  told_at timestamptz,
  check (state <> 'accepted' or (role is not null and company_id is not null))
);
create unique index access_request_open on access_request (practice_id, company_id) where state in ('pending', 'accepted');
create index access_request_company on access_request (company_id, number desc);
create index access_request_practice on access_request (practice_id, number desc);
create index access_request_untold on access_request (number) where asked_by = 'practice' and state = 'pending' and told_at is null;
create unique index access_request_open_number on access_request (practice_id, asked_key)
  where asked_by = 'practice' and state = 'pending';
create index access_request_asked on access_request (asked_key) where asked_by = 'practice' and state = 'pending';

-- Clients assigned to staff who do not reach all of them.
create table practice_client_staff (
  practice_id uuid not null references practice,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  primary key (practice_id, company_id, user_id)
);
create index practice_client_staff_user on practice_client_staff (user_id, company_id);

-- Every way by which a user reaches a company: as a member, or through a practice that the company let in.
create view company_reach as
select company_id, user_id, role, level, null::uuid as practice_id from company_member
union all
select request.company_id, member.user_id, request.role, request.level, request.practice_id
  from practice_member member
  join access_request request on request.practice_id = member.practice_id and request.state = 'accepted'
 where member.state = 'active'
   and (member.sees_all or exists (select from practice_client_staff given
                                    where given.practice_id = member.practice_id and given.company_id = request.company_id
                                      and given.user_id = member.user_id));

-- From when to when a person reached a company. Owners see the sign-ins of a person only for this time.
create table company_reach_period (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  since timestamptz not null,
  until timestamptz,
  primary key (company_id, user_id, since)
);
create unique index company_reach_period_open on company_reach_period (company_id, user_id) where until is null;

-- Closes the periods of people who no longer reach a company and opens those of people who now do; null means all.
create function keep_reach_periods(of_company uuid, of_user uuid) returns void
language sql security definer set search_path = public
as $$
  update company_reach_period period set until = clock_timestamp()
   where period.until is null
     and (of_company is null or period.company_id = of_company) and (of_user is null or period.user_id = of_user)
     and not exists (select from company_reach reach
                      where reach.company_id = period.company_id and reach.user_id = period.user_id);
  insert into company_reach_period (company_id, user_id, since)
  select distinct reach.company_id, reach.user_id, clock_timestamp()
    from company_reach reach
   where (of_company is null or reach.company_id = of_company) and (of_user is null or reach.user_id = of_user)
     and not exists (select from company_reach_period period
                      where period.company_id = reach.company_id and period.user_id = reach.user_id and period.until is null)
  on conflict do nothing;
$$;

-- Triggers on the four tables behind `company_reach` keep the periods; nothing else writes them.
create function note_reach() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if tg_table_name = 'access_request' then
    if tg_op <> 'INSERT' and old.company_id is not null then perform keep_reach_periods(old.company_id, null); end if;
    if tg_op <> 'DELETE' and new.company_id is not null then perform keep_reach_periods(new.company_id, null); end if;
  elsif tg_table_name = 'practice_member' then
    if tg_op <> 'INSERT' and old.user_id is not null then perform keep_reach_periods(null, old.user_id); end if;
    if tg_op <> 'DELETE' and new.user_id is not null then perform keep_reach_periods(null, new.user_id); end if;
  else
    if tg_op <> 'INSERT' then perform keep_reach_periods(old.company_id, old.user_id); end if;
    if tg_op <> 'DELETE' then perform keep_reach_periods(new.company_id, new.user_id); end if;
  end if;
  return null;
end
$$;
create trigger note_reach after insert or update or delete on company_member for each row execute function note_reach();
create trigger note_reach after insert or update or delete on practice_member for each row execute function note_reach();
create trigger note_reach after insert or update or delete on access_request for each row execute function note_reach();
create trigger note_reach after insert or update or delete on practice_client_staff for each row execute function note_reach();

-- Secrets with which a person's programs call the server; these are their hashes.
create table api_token (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  -- The one company that it reaches; null: all companies that its owner reaches. Its name differs from `company_id` because a
  -- token belongs to a person.
  only_company_id uuid references company,
  token_hash bytea not null unique,
  -- The end of the secret, so that its owner can distinguish tokens.
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_address text,
  -- Calls within the minute that began at `window_start`. In the row, because every call updates the row anyway.
  window_start timestamptz,
  calls integer not null default 0,
  check (expires_at > created_at)
);
create index api_token_user on api_token (user_id, created_at desc);

-- Calls that carry a key, so that a repeated call gets the first answer.
create table idempotency_key (
  company_id uuid not null references company,
  key text not null,
  request_hash bytea not null,
  -- The answer that was sent; null while it is not known.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, key)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'company_member', 'company_invitation', 'company_reach_period', 'idempotency_key'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select on company_reach_period to folio_app;
grant select, update on company to folio_app;
grant select, insert on idempotency_key to folio_app;
grant select, insert, update on company_invitation to folio_app;
grant select (id, name) on practice to folio_app;
grant select, insert, update (role), delete on company_member to folio_app;
