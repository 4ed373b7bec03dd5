-- When an entry was recorded: its numbers and instants only grow inside a company, so "as known on" is "number <= N".
alter table journal_head add column last_posted_at timestamptz;
update journal_head set last_posted_at =
  (select max(posted_at) from journal_entry where journal_entry.company_id = journal_head.company_id);
create index journal_entry_recorded on journal_entry (company_id, posted_at, number);

alter table journal_line add column recorded_month date;
alter table journal_line disable trigger user;
update journal_line set recorded_month = date_trunc('month', entry.posted_at at time zone 'UTC')::date
  from journal_entry entry where entry.company_id = journal_line.company_id and entry.id = journal_line.entry_id;
alter table journal_line enable trigger user;
alter table journal_line alter column recorded_month set not null;
create index journal_line_number on journal_line (company_id, entry_number, line_no);

drop table account_month;
create table account_month (
  company_id uuid not null references company,
  account_code text not null,
  month date not null,
  closing boolean not null,
  -- The calendar month (UTC) in which the lines were recorded, whatever they are dated.
  recorded_month date not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  foreign_minor bigint not null default 0,
  line_count integer not null,
  primary key (company_id, account_code, month, closing, recorded_month)
);
insert into account_month
select company_id, account_code, date_trunc('month', date)::date, closing, recorded_month,
       sum(debit_minor), sum(credit_minor), sum(coalesce(foreign_minor, 0)), count(*)
  from journal_line group by 1, 2, 3, 4, 5;
alter table account_month enable row level security;
create policy company_of_transaction on account_month using (company_id = current_company());
grant select on account_month to folio_app;

create or replace function keep_balances() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into account_month as kept (company_id, account_code, month, closing, recorded_month, debit_minor, credit_minor, foreign_minor, line_count)
  select company_id, account_code, date_trunc('month', date)::date, closing, recorded_month,
         sum(debit_minor), sum(credit_minor), sum(coalesce(foreign_minor, 0)), count(*)
    from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, account_code, month, closing, recorded_month) do update
    set debit_minor = kept.debit_minor + excluded.debit_minor,
        credit_minor = kept.credit_minor + excluded.credit_minor,
        foreign_minor = kept.foreign_minor + excluded.foreign_minor,
        line_count = kept.line_count + excluded.line_count;

  if not exists (select from added where document_ref is not null) then
    return null;
  end if;
  insert into document_balance as kept (company_id, document_ref, account_code, open_minor, open_base_minor)
  select added.company_id, added.document_ref, added.account_code,
         sum(coalesce(added.foreign_minor, added.debit_minor - added.credit_minor)), sum(added.debit_minor - added.credit_minor)
    from added
   cross join lateral (select system_role from ledger_account
                        where company_id = added.company_id and code = added.account_code offset 0) account
   where added.document_ref is not null and account.system_role in ('accounts_receivable', 'accounts_payable')
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, document_ref) do update
    set open_minor = kept.open_minor + excluded.open_minor,
        open_base_minor = kept.open_base_minor + excluded.open_base_minor;
  return null;
end
$$;

-- An entry follows the one before it: next number, its hash, and recorded no earlier.
create function check_chain() returns trigger
language plpgsql
as $$
declare
  broken bigint;
begin
  select added.number into broken
    from added
    left join lateral (select hash, posted_at from journal_entry before
                        where before.company_id = added.company_id and before.number = added.number - 1 offset 0) before on true
   where added.previous_hash <> coalesce(before.hash, '')
      or (before.hash is null and added.number <> 1)
      or before.posted_at > added.posted_at
   limit 1;
  if found then
    raise exception 'journal entry % does not follow the one before it', broken using errcode = 'FO007', detail = broken::text;
  end if;
  return null;
end
$$;
create trigger journal_entry_chain after insert on journal_entry
  referencing new table as added for each statement execute function check_chain();

-- The rules of lines once more: an account deactivated takes none (what takes an earlier entry back may), and control
-- accounts are never posted by hand.
create or replace function check_lines() returns trigger
language plpgsql
as $$
declare
  line record;
begin
  select added.account_code, account.system_role, account.active, entry.kind,
         entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing
           or date_trunc('month', entry.posted_at at time zone 'UTC')::date <> added.recorded_month as differs,
         added.line_no > entry.line_count as beyond
    into line
    from added
   cross join lateral (select system_role, active from ledger_account
                        where company_id = added.company_id and code = added.account_code offset 0) account
   cross join lateral (select date, number, kind, line_count, posted_at from journal_entry
                        where company_id = added.company_id and id = added.entry_id offset 0) entry
   where account.system_role in ('current_year_earnings', 'bank_overdraft_presentation')
      or (account.system_role in ('accounts_receivable', 'accounts_payable')
          and (added.contact_id is null or added.document_ref is null
               or entry.kind in ('manual_journal', 'auto_reversal', 'bank_line', 'opening_balance', 'closing')))
      or (not account.active and entry.kind not in ('auto_reversal', 'fx_revaluation_reversal', 'payment_reversal', 'void'))
      or entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing
      or date_trunc('month', entry.posted_at at time zone 'UTC')::date <> added.recorded_month
      or added.line_no > entry.line_count
   limit 1;
  if not found then
    return null;
  elsif line.differs then
    raise exception 'a line repeats its entry''s date, number, kind and month of recording' using errcode = 'FO005';
  elsif line.beyond then
    -- A posted entry has all its lines, numbered from 1: one more would change it.
    raise exception 'a posted journal entry takes no further line' using errcode = 'FO001';
  elsif line.system_role in ('current_year_earnings', 'bank_overdraft_presentation') then
    raise exception 'account % is presentation only', line.account_code using errcode = 'FO003', detail = line.account_code;
  elsif line.system_role in ('accounts_receivable', 'accounts_payable') then
    if line.kind in ('manual_journal', 'auto_reversal', 'bank_line', 'opening_balance', 'closing') then
      raise exception 'account % is posted through documents only', line.account_code using errcode = 'FO008', detail = line.account_code;
    end if;
    raise exception 'a line on account % names its contact and document', line.account_code
      using errcode = 'FO004', detail = line.account_code;
  end if;
  raise exception 'account % is not in use', line.account_code using errcode = 'FO009', detail = line.account_code;
end
$$;

-- What posted lines stand on does not move under them.
create function check_account_change() returns trigger
language plpgsql
as $$
begin
  if (new.code, new.company_id) is distinct from (old.code, old.company_id) then
    raise exception 'an account keeps its code' using errcode = 'FO010', detail = old.code;
  end if;
  if old.system_role is not null
     and ((new.system_role, new.type) is distinct from (old.system_role, old.type) or not new.active) then
    raise exception 'account % has a role in the system', old.code using errcode = 'FO010', detail = old.code;
  end if;
  if (new.type, new.currency, new.system_role) is distinct from (old.type, old.currency, old.system_role)
     and exists (select from journal_line where company_id = old.company_id and account_code = old.code) then
    raise exception 'account % has postings', old.code using errcode = 'FO010', detail = old.code;
  end if;
  return new;
end
$$;
create trigger ledger_account_change before update on ledger_account for each row execute function check_account_change();

-- The base currency is fixed by the first posting; each move of the period lock leaves a trace, whoever makes it.
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

create function refuse_audit_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit trail is never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger audit_event_append_only before update or delete on audit_event for each row execute function refuse_audit_change();
create trigger audit_event_no_truncate before truncate on audit_event for each statement execute function refuse_audit_change();
create index audit_event_time on audit_event (company_id, at desc, id desc);
create index audit_event_subject on audit_event (company_id, subject_type, subject_id, id desc);

drop function lock_journal(uuid, text[]);
create function lock_journal(of_company uuid, codes text[])
returns table (base_currency text, fye text, locked_through date, last_number bigint, last_hash text, last_posted_at timestamptz, accounts jsonb)
language plpgsql
as $$
begin
  return query
    select company.base_currency, company.fye, company.locked_through, head.last_number, head.last_hash, head.last_posted_at,
           (select coalesce(jsonb_agg(to_jsonb(account) - 'company_id'), '[]') from ledger_account account
             where account.company_id = of_company and account.code = any(codes))
      from journal_head head join company on company.id = head.company_id
     where head.company_id = of_company for update of head;
end
$$;

create or replace function insert_entries(of_company uuid, by_user uuid, at timestamptz, ids uuid[], numbers bigint[], dates date[],
  kinds text[], source_types text[], source_ids uuid[], source_numbers text[], bank_line_ids uuid[], narrations text[],
  reverses_ids uuid[], line_counts integer[], previous_hashes text[], hashes text[])
returns void
language plpgsql
as $$
begin
  insert into journal_entry (company_id, posted_by, posted_at, id, number, date, kind, source_type, source_id, source_number,
                             bank_line_id, narration, reverses_id, line_count, previous_hash, hash)
  select of_company, by_user, at, entry.*
    from unnest(ids, numbers, dates, kinds, source_types, source_ids, source_numbers, bank_line_ids, narrations,
                reverses_ids, line_counts, previous_hashes, hashes) as entry;
  update journal_head
     set last_number = numbers[array_upper(numbers, 1)], last_hash = hashes[array_upper(hashes, 1)], last_posted_at = at
   where company_id = of_company;
end
$$;

drop function insert_lines(uuid, uuid[], integer[], date[], bigint[], boolean[], text[], bigint[], bigint[], text[], bigint[],
  numeric[], uuid[], uuid[], text[], text[]);
create function insert_lines(of_company uuid, recorded_in date, entry_ids uuid[], line_nos integer[], dates date[], entry_numbers bigint[],
  closings boolean[], account_codes text[], debits bigint[], credits bigint[], currencies text[], foreigns bigint[],
  rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
returns void
language plpgsql
as $$
begin
  insert into journal_line (company_id, recorded_month, entry_id, line_no, date, entry_number, closing, account_code, debit_minor,
                            credit_minor, currency, foreign_minor, rate, contact_id, document_ref, tax_code, description)
  select of_company, recorded_in, line.*
    from unnest(entry_ids, line_nos, dates, entry_numbers, closings, account_codes, debits, credits, currencies, foreigns,
                rates, contact_ids, document_refs, tax_codes, descriptions) as line;
end
$$;
