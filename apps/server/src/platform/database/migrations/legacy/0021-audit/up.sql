-- From when to when somebody reached a company: what they did to their account outside that time is none of its owners' business.
create table company_reach_period (
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  since timestamptz not null,
  until timestamptz,
  primary key (company_id, user_id, since)
);
create unique index company_reach_period_open on company_reach_period (company_id, user_id) where until is null;
alter table company_reach_period enable row level security;
create policy company_of_transaction on company_reach_period using (company_id = current_company());
grant select on company_reach_period to folio_app;

insert into company_reach_period (company_id, user_id, since)
select reach.company_id, reach.user_id, min(coalesce(member.created_at, now()))
  from company_reach reach
  left join company_member member on member.company_id = reach.company_id and member.user_id = reach.user_id
 group by 1, 2;

-- Closes the periods of those who no longer reach a company and opens those of who now do; null stands for all.
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

-- What owners may see of the accounts of those who reach their company: that and from where somebody entered, and what guards the
-- account; nothing of its contents.
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
alter table account_event enable row level security;
create policy of_people_of_company on account_event for select to folio_app using (
  is_owners_business(action)
  and exists (select from company_reach_period period
               where period.company_id = current_company() and period.user_id = account_event.user_id
                 and account_event.at >= period.since and (period.until is null or account_event.at < period.until)));
grant select (id, at, user_id, action, address, user_agent) on account_event to folio_app;
create index account_event_user_at on account_event (user_id, at desc, id desc);

create trigger account_event_no_truncate before truncate on account_event
  for each statement execute function refuse_change_of_audit();

-- One person's doings, and those through one practice, newest first.
create index audit_event_user on audit_event (company_id, user_id, at desc, id desc);
create index audit_event_practice on audit_event (company_id, practice_id, at desc) where practice_id is not null;
-- One record's history, whatever kind it is.
create index audit_event_record on audit_event (company_id, subject_id, at desc, id desc);
