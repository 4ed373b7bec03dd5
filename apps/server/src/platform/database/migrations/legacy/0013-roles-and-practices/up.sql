-- A member's role says what they may do; the level of the specification (OWNER=2, MEMBER=3) follows from it.
alter table company_member add column role text;
update company_member set role = case level when 2 then 'owner' else 'reader' end;
alter table company_member
  alter column role set not null,
  add constraint company_member_role check (role in ('owner', 'approver', 'bookkeeper', 'uploader', 'reader')),
  drop column level;
alter table company_member
  add column level integer generated always as (case role when 'owner' then 2 else 3 end) stored,
  add column number integer;
alter table company add column last_staff_number integer not null default 0;
with numbered as (
  select company_id, user_id, row_number() over (partition by company_id order by created_at, user_id) as number from company_member
)
update company_member member set number = numbered.number
  from numbered where numbered.company_id = member.company_id and numbered.user_id = member.user_id;
update company set last_staff_number = coalesce((select max(number) from company_member where company_id = company.id), 0);

-- Staff get the next number of their company, which nobody gets a second time.
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

alter table practice
  add column about text not null default '',
  add column website text,
  -- Whether it stands among the practices anybody may look through.
  add column listed boolean not null default true;
create index practice_name on practice (lower(name));

-- Who works in a practice. `asked`: an accountant who wants to join; `invited`: a mail is under way.
create table practice_member (
  practice_id uuid not null references practice,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  -- Null until an invitation is taken up.
  user_id uuid references app_user,
  name text not null,
  email text not null,
  role text not null check (role in ('manager', 'staff')),
  level integer generated always as (case role when 'manager' then 2 else 3 end) stored,
  -- False: only the clients given to this person.
  sees_all boolean not null default false,
  state text not null check (state in ('asked', 'invited', 'active', 'removed')),
  token_hash bytea unique,
  token_expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (practice_id, id),
  unique (practice_id, number),
  check (state <> 'active' or user_id is not null)
);
create unique index practice_member_user on practice_member (practice_id, user_id) where state <> 'removed';
create index practice_member_of_user on practice_member (user_id) where state = 'active';
insert into practice_member (practice_id, number, user_id, name, email, role, sees_all, state)
select practice.id, 1, owner.id, owner.name, owner.email, 'manager', true, 'active'
  from practice join app_user owner on owner.id = practice.owner_user_id;

-- The association of a practice with a company, from the application to its end.
create table access_request (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  practice_id uuid not null references practice,
  -- Null while nobody has a company with the number that was typed: the practice cannot tell one from the other.
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
  check (state <> 'accepted' or (role is not null and company_id is not null))
);
create unique index access_request_open on access_request (practice_id, company_id) where state in ('pending', 'accepted');
create index access_request_company on access_request (company_id, number desc);
create index access_request_practice on access_request (practice_id, number desc);

-- Clients given to staff who do not see all of them.
create table practice_client_staff (
  practice_id uuid not null references practice,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  primary key (practice_id, company_id, user_id)
);
create index practice_client_staff_user on practice_client_staff (user_id, company_id);

-- Every way by which a user reaches a company: as a member, or through a practice the company let in.
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

-- Who acted for whom and from where stands beside what was done. The transaction says it, so no statement can forget to.
alter table audit_event
  add column practice_id uuid references practice default nullif(current_setting('folio.practice_id', true), '')::uuid,
  add column address text default nullif(current_setting('folio.address', true), '');
alter table journal_entry
  add column practice_id uuid references practice default nullif(current_setting('folio.practice_id', true), '')::uuid,
  add column address text default nullif(current_setting('folio.address', true), '');
grant select (id, name) on practice to folio_app;

create function refuse_change_of_audit() returns trigger
language plpgsql
as $$
begin
  raise exception 'what was done stays written' using errcode = 'FO005';
end
$$;
create trigger audit_is_append_only before update or delete on audit_event
  for each row execute function refuse_change_of_audit();

-- What people did that belongs to no company's books, or to more than one: sign-ins, second factors, sessions, practices.
create table account_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null where nobody is known by the e-mail that was typed.
  user_id uuid references app_user,
  action text not null,
  practice_id uuid references practice,
  address text,
  user_agent text,
  change jsonb not null default '{}'
);
create index account_event_user on account_event (user_id, id desc);
create index account_event_practice on account_event (practice_id, id desc) where practice_id is not null;
create trigger account_event_is_append_only before update or delete on account_event
  for each row execute function refuse_change_of_audit();

-- A list of sessions names them by an id that opens nothing. The password (or a passkey) was given at `confirmed_at`.
alter table user_session
  add column id uuid not null default gen_random_uuid() unique,
  add column confirmed_at timestamptz,
  add column last_seen_at timestamptz not null default now(),
  add column address text,
  add column user_agent text;
