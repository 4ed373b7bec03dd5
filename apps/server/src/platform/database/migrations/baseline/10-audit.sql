-- What people did, and whether the books agree with themselves. The two logs cannot be changed, by any role.

-- What people did in a company.
create table audit_event (
  company_id uuid not null references company,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id uuid references app_user,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  change jsonb not null default '{}',
  -- For which practice, from which address and with which program: the transaction's settings say it, so no statement can
  -- forget it.
  practice_id uuid references practice default nullif(current_setting('folio.practice_id', true), '')::uuid,
  address text default nullif(current_setting('folio.address', true), ''),
  token_name text default nullif(current_setting('folio.token_name', true), ''),
  primary key (company_id, id)
);
create index audit_event_time on audit_event (company_id, at desc, id desc);
create index audit_event_subject on audit_event (company_id, subject_type, subject_id, id desc);
-- What one person did, and what was done through one practice, newest first.
create index audit_event_user on audit_event (company_id, user_id, at desc, id desc);
create index audit_event_practice on audit_event (company_id, practice_id, at desc) where practice_id is not null;
-- The history of one record, whatever its kind.
create index audit_event_record on audit_event (company_id, subject_id, at desc, id desc);

-- The log is never changed or deleted.
create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit trail is never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event for each statement execute function refuse_audit_change();

-- What people did that belongs to no company's books, or to more than one: sign-ins, second factors, sessions, practices.
create table account_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null if no user has the email that was typed.
  user_id uuid references app_user,
  action text not null,
  practice_id uuid references practice,
  address text,
  user_agent text,
  change jsonb not null default '{}'
);
create index account_event_user on account_event (user_id, id desc);
create index account_event_practice on account_event (practice_id, id desc) where practice_id is not null;
create index account_event_user_at on account_event (user_id, at desc, id desc);

-- Both logs are closed to changes.
create function refuse_change_of_audit() returns trigger
language plpgsql
as $$
begin
  raise exception 'what was done stays written' using errcode = 'FO005';
end
$$;
create trigger audit_is_append_only before update or delete on audit_event
  for each row execute function refuse_change_of_audit();
create trigger account_event_is_append_only before update or delete on account_event
  for each row execute function refuse_change_of_audit();
create trigger account_event_no_truncate before truncate on account_event
  for each statement execute function refuse_change_of_audit();

-- The first posting fixes the base currency. Each move of the period lock is logged here, whatever code makes it.
create function check_company_change() returns trigger
language plpgsql
as $$
begin
  if new.base_currency <> old.base_currency
     and exists (select from journal_entry where company_id = old.id) then
    raise exception 'the base currency is fixed by the first posting' using errcode = 'FO011';
  end if;
  if new.locked_through is distinct from old.locked_through then
    insert into audit_event (company_id, at, user_id, action, subject_type, subject_id, change)
    values (old.id, coalesce(nullif(current_setting('folio.at', true), '')::timestamptz, now()),
            nullif(current_setting('folio.user_id', true), '')::uuid, 'period_lock', 'company', old.id::text,
            jsonb_build_object('from', old.locked_through, 'to', new.locked_through,
                               'reason', coalesce(current_setting('folio.reason', true), '')));
  end if;
  return new;
end
$$;
create trigger company_change before update on company for each row execute function check_company_change();

-- The events of an account that owners of a company may see of the people who reach it: when and from where a person signed in,
-- and what guards the account. Nothing of its contents.
create function is_owners_business(action text) returns boolean
language sql immutable
as $$
  select action = any (array[
    'signed_in', 'signed_out', 'sign_in_failed', 'password_changed', 'password_reset',
    'password_failed', 'code_failed', 'device_trusted', 'device_untrusted', 'session_revoked',
    'sessions_revoked', 'authenticator_added', 'authenticator_removed', 'passkey_added', 'passkey_removed',
    'recovery_codes_made', 'mail_codes_on', 'mail_codes_off', 'identity_linked', 'identity_unlinked',
    'token_made', 'token_revoked', 'account_closed'
  ])
$$;

-- Owners see such events only for the time in which the person reached their company.
alter table account_event enable row level security;
create policy of_people_of_company on account_event for select to folio_app using (
  is_owners_business(action)
  and exists (select from company_reach_period period
               where period.company_id = current_company() and period.user_id = account_event.user_id
                 and account_event.at >= period.since and (period.until is null or account_event.at < period.until)));

-- Whether the sums that must agree do agree, as of `checked_at` and entry `journal_number`. The home of a practice shows this for
-- hundreds of companies at once.
create table book_light (
  company_id uuid not null references company,
  checked_at timestamptz not null,
  journal_number bigint not null,
  journal_hash text not null,
  -- All debits less all credits; 0 if they agree.
  trial_difference_minor numeric not null,
  -- Receivables and payables in the books less what their documents carry, each taken as positive.
  control_difference_minor numeric not null,
  -- Every entry since the last check names the one before it, and the end of the journal is the last of them.
  chain_holds boolean not null,
  primary key (company_id)
);

-- Checks the books of one company, from the kept sums and from the entries since the last check.
create function look_at_books(of_company uuid, at timestamptz) returns void
language plpgsql
as $$
declare
  head journal_head;
  known book_light;
  trial numeric;
  control numeric;
  breaks bigint;
begin
  -- The journal stands still for this: an entry's sums are seen together with its number.
  select * into head from journal_head where company_id = of_company for share;
  select * into known from book_light where company_id = of_company;
  select coalesce(sum(debit_minor - credit_minor), 0) into trial from account_month where company_id = of_company;
  select coalesce(sum(abs(coalesce(books.net, 0) - coalesce(documents.base, 0))), 0) into control
    from ledger_account account
    left join lateral (select sum(debit_minor - credit_minor) as net from account_month
                        where company_id = of_company and account_code = account.code) books on true
    left join lateral (select sum(open_base_minor) as base from document_balance
                        where company_id = of_company and account_code = account.code) documents on true
   where account.company_id = of_company and account.system_role in ('accounts_receivable', 'accounts_payable');
  select count(*) into breaks
    from (select number, previous_hash, lag(number) over by_number as number_before, lag(hash) over by_number as hash_before
            from journal_entry
           where company_id = of_company and number >= coalesce(known.journal_number, 0)
          window by_number as (order by number)) entry
   where case when number_before is null
              then number > greatest(coalesce(known.journal_number, 0), 1)
              else number <> number_before + 1 or previous_hash <> hash_before end;
  insert into book_light values (of_company, at, coalesce(head.last_number, 0), coalesce(head.last_hash, ''), trial, control,
    breaks = 0
    and coalesce(head.last_number, 0) >= coalesce(known.journal_number, 0)
    and (coalesce(head.last_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = head.last_number and hash = head.last_hash))
    and (coalesce(known.journal_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = known.journal_number and hash = known.journal_hash)))
  on conflict (company_id) do update
    set checked_at = excluded.checked_at, journal_number = excluded.journal_number, journal_hash = excluded.journal_hash,
        trial_difference_minor = excluded.trial_difference_minor,
        control_difference_minor = excluded.control_difference_minor,
        -- A chain that broke stays broken until the whole of it is verified.
        chain_holds = excluded.chain_holds and book_light.chain_holds;
end
$$;
revoke execute on function look_at_books(uuid, timestamptz) from public;

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'audit_event', 'book_light'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select on book_light to folio_app;
grant select, insert on audit_event to folio_app;
grant select (id, at, user_id, action, address, user_agent) on account_event to folio_app;
