-- The auditor's room: one person outside the company, invited by email, sees requests, samples, statements and the ledger of one
-- period until a day. The guest is not in `company_reach`, so no other call of the company answers a guest.
create table audit_room (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  title text not null check (title <> ''),
  guest_name text not null default '',
  guest_email text not null check (guest_email = lower(guest_email)),
  from_day date not null,
  to_day date not null,
  -- The last day on which the guest may enter, in Hong Kong.
  until_day date not null,
  -- SHA-256 of the secret in the invitation link; null once it was used.
  token_hash bytea unique,
  token_expires_at timestamptz,
  -- Whether the last invitation left; null until that is known.
  mail_sent boolean,
  guest_id uuid references app_user,
  joined_at timestamptz,
  opened_by uuid references app_user,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references app_user,
  primary key (company_id, id),
  check (to_day >= from_day),
  check ((guest_id is null) = (joined_at is null)),
  check ((token_hash is null) = (token_expires_at is null))
);
create unique index audit_room_id on audit_room (id);
create index audit_room_guest on audit_room (guest_id) where guest_id is not null;

-- What the auditor asks for. Its text never changes; its state does.
create table audit_request (
  company_id uuid not null references company,
  room_id uuid not null,
  id uuid not null default gen_random_uuid(),
  number integer not null check (number > 0),
  text text not null check (text <> ''),
  due_on date,
  owner_id uuid references app_user,
  state text not null default 'open' check (state in ('open', 'answered', 'accepted')),
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, room_id, number),
  foreign key (company_id, room_id) references audit_room
);

-- What was said about a request, in order: an answer of the company, an acceptance or a return by the auditor. Never changed.
create table audit_request_answer (
  company_id uuid not null references company,
  request_id uuid not null,
  id uuid not null default gen_random_uuid(),
  place integer not null check (place > 0),
  kind text not null check (kind in ('answer', 'accepted', 'returned')),
  text text not null default '',
  said_by uuid references app_user,
  said_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, request_id, place),
  foreign key (company_id, request_id) references audit_request
);

-- Files of an answer. The content stays while an answer names it.
create table audit_request_file (
  company_id uuid not null references company,
  answer_id uuid not null,
  sha256 text not null,
  name text not null,
  primary key (company_id, answer_id, sha256),
  foreign key (company_id, answer_id) references audit_request_answer,
  foreign key (company_id, sha256) references stored_file
);
create index audit_request_file_content on audit_request_file (company_id, sha256);

create function refuse_audit_answer_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'answers to an auditor are never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger audit_request_answer_append_only before update or delete on audit_request_answer
  for each row execute function refuse_audit_answer_change();
create trigger audit_request_answer_no_truncate before truncate on audit_request_answer
  for each statement execute function refuse_audit_answer_change();
create trigger audit_request_file_append_only before update or delete on audit_request_file
  for each row execute function refuse_audit_answer_change();
create trigger audit_request_file_no_truncate before truncate on audit_request_file
  for each statement execute function refuse_audit_answer_change();

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['audit_room', 'audit_request', 'audit_request_answer', 'audit_request_file'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app. Period and guest of a room never change: another one is opened.
grant select, insert on audit_room, audit_request, audit_request_answer, audit_request_file to folio_app;
grant update (until_day, token_hash, token_expires_at, mail_sent, guest_id, joined_at, closed_at, closed_by) on audit_room to folio_app;
grant update (owner_id, due_on, state, version) on audit_request to folio_app;
