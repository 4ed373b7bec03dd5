-- The journal and what posting needs. The server posts through one function, `post_entries`. The triggers enforce the same rules
-- again, also for writes by another path: entries are never changed, they balance, they follow each other without a gap, they
-- respect the period lock, and their accounts belong to the same company and are in use.

-- The chart of accounts. A code has no meaning: Folio finds an account by its role (`system_role`, decision 0033).
create table ledger_account (
  company_id uuid not null references company,
  code text not null,
  name text not null,
  name_zh text not null,
  type text not null check (type in ('asset', 'liability', 'equity', 'revenue', 'expense')),
  subtype text not null,
  section text not null,
  normal_side text not null check (normal_side in ('debit', 'credit')),
  cash_flow text not null check (cash_flow in ('cash', 'operating', 'investing', 'financing', 'none')),
  system_role text,
  currency text,
  active boolean not null default true,
  primary key (company_id, code)
);
-- Each role belongs to one account, except the roles of accounts that hold money.
create unique index ledger_account_role on ledger_account (company_id, system_role)
  where system_role not in ('bank', 'petty_cash', 'credit_card');

-- What posted lines depend on does not change after posting. A person can name another account for some of the roles.
create function check_account_change() returns trigger
language plpgsql
as $$
declare
  -- Posting needs an account for these roles.
  movable constant text[] := array['bank_fee', 'customer_deposits', 'fx_realised', 'fx_unrealised', 'rounding'];
  optional constant text[] := array['gateway_fee', 'bad_debt', 'doubtful_debt_allowance', 'deposits_paid', 'prepayments',
    'sales_returns', 'purchase_returns', 'default_sales', 'default_purchases'];
  -- Reports and the revaluation find the postings of these roles by the account.
  found_by_account constant text[] := array['customer_deposits', 'fx_realised', 'fx_unrealised'];
  posted boolean;
begin
  if (new.code, new.company_id) is distinct from (old.code, old.company_id) then
    raise exception 'an account keeps its code' using errcode = 'FO010', detail = old.code;
  end if;
  if old.system_role is not null
     and (new.type <> old.type
          or new.system_role is distinct from old.system_role and not old.system_role = any (movable || optional)
          or not new.active and not old.system_role = any (optional)) then
    raise exception 'account % has a role in the system', old.code using errcode = 'FO010', detail = old.code;
  end if;
  if (new.type, new.currency, new.system_role) is distinct from (old.type, old.currency, old.system_role) then
    posted := exists (select from journal_line where company_id = old.company_id and account_code = old.code);
    if posted and ((new.type, new.currency) is distinct from (old.type, old.currency)
                   or new.system_role is distinct from old.system_role
                      and (old.system_role = any (found_by_account)
                           or new.system_role is not null and not new.system_role = any (movable || optional))) then
      raise exception 'account % has postings', old.code using errcode = 'FO010', detail = old.code;
    end if;
  end if;
  return new;
end
$$;
create trigger ledger_account_change before update on ledger_account for each row execute function check_account_change();

-- How tax is computed, and from when to when a code may be used.
create table tax_code (
  company_id uuid not null references company,
  code text not null,
  name text not null,
  rate_percent numeric(9, 4) not null,
  recoverable boolean not null,
  name_zh text not null default '',
  country text check (country ~ '^[A-Z]{2}$'),
  kind text not null default 'standard'
    check (kind in ('standard', 'zero_rated', 'exempt', 'out_of_scope', 'reverse_charge')),
  valid_from date,
  valid_to date,
  primary key (company_id, code),
  check (valid_from <= valid_to)
);

-- Posted tax was computed with the rate of its code, so the rate does not change: the validity of the code ends and a new code
-- follows.
create function check_tax_code_change() returns trigger
language plpgsql
as $$
begin
  if (new.company_id, new.code) is distinct from (old.company_id, old.code)
     or ((new.rate_percent, new.recoverable, new.kind) is distinct from (old.rate_percent, old.recoverable, old.kind)
         and exists (select from journal_line where company_id = old.company_id and tax_code = old.code)) then
    raise exception 'tax code % is used in posted entries', old.code using errcode = 'FO012', detail = old.code;
  end if;
  return new;
end
$$;
create trigger tax_code_change before update on tax_code for each row execute function check_tax_code_change();

-- The version of a company's chart: what was read under it may be kept in memory. From a sequence, so that no value returns, even
-- after a transaction that changed the chart was undone.
create sequence chart_version_sequence;

-- The end of a company's journal. Each posting locks this row, so numbers have no gap and the hash chain has no fork.
create table journal_head (
  company_id uuid primary key references company,
  last_number bigint not null default 0,
  last_hash text not null default '',
  last_posted_at timestamptz,
  chart_version bigint not null default nextval('chart_version_sequence')
);

-- Changes the version of the chart with every change of an account or tax code.
create function change_chart_version() returns trigger
language plpgsql
as $$
begin
  update journal_head set chart_version = nextval('chart_version_sequence')
   where company_id in (select distinct company_id from changed);
  return null;
end
$$;

create trigger ledger_account_added_version after insert on ledger_account
  referencing new table as changed for each statement execute function change_chart_version();
create trigger ledger_account_changed_version after update on ledger_account
  referencing new table as changed for each statement execute function change_chart_version();
create trigger ledger_account_removed_version after delete on ledger_account
  referencing old table as changed for each statement execute function change_chart_version();
create trigger tax_code_added_version after insert on tax_code
  referencing new table as changed for each statement execute function change_chart_version();
create trigger tax_code_changed_version after update on tax_code
  referencing new table as changed for each statement execute function change_chart_version();
create trigger tax_code_removed_version after delete on tax_code
  referencing old table as changed for each statement execute function change_chart_version();

-- Posted entries. They are never changed or deleted.
create table journal_entry (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number bigint not null,
  date date not null,
  kind text not null,
  source_type text not null,
  source_id uuid not null,
  source_number text not null,
  -- The bank line from which it was posted; kept even if the coding of the line is undone.
  bank_line_id uuid,
  narration text not null,
  reverses_id uuid,
  line_count integer not null check (line_count >= 2),
  posted_by uuid references app_user,
  posted_at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  -- Who acted for which practice, from which address and with which program. The transaction's settings say it, so no statement
  -- can forget it. These columns are not part of the hash.
  practice_id uuid references practice default nullif(current_setting('folio.practice_id', true), '')::uuid,
  address text default nullif(current_setting('folio.address', true), ''),
  token_name text default nullif(current_setting('folio.token_name', true), ''),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, reverses_id) references journal_entry
);
create index journal_entry_date on journal_entry (company_id, date, number);
create index journal_entry_source on journal_entry (company_id, source_id);
create index journal_entry_reverses on journal_entry (company_id, reverses_id) where reverses_id is not null;
create index journal_entry_recorded on journal_entry (company_id, posted_at, number);

-- Lines of posted entries.
create table journal_line (
  -- The company of its entry. The foreign key to the entry is enough.
  company_id uuid not null,
  entry_id uuid not null,
  line_no integer not null,
  date date not null,
  entry_number bigint not null,
  closing boolean not null default false,
  account_code text not null,
  debit_minor bigint not null default 0 check (debit_minor >= 0),
  credit_minor bigint not null default 0 check (credit_minor >= 0),
  currency text not null,
  -- Signed, debit positive; null on lines in base currency. A revaluation line has 0.
  foreign_minor bigint,
  rate numeric(18, 8),
  contact_id uuid,
  -- The invoice or money record whose open amount this line of a control account changes.
  document_ref uuid,
  tax_code text,
  description text not null default '',
  -- The month (UTC) in which the entry was recorded.
  recorded_month date not null,
  -- Numbered from 1 without a gap: together with the entry's `line_count`, no line can be added later.
  primary key (company_id, entry_id, line_no),
  check (line_no > 0),
  foreign key (company_id, entry_id) references journal_entry,
  foreign key (company_id, account_code) references ledger_account,
  foreign key (company_id, contact_id) references contact,
  check ((debit_minor = 0) <> (credit_minor = 0))
);
create index journal_line_account on journal_line (company_id, account_code, date, entry_number, line_no);
-- A document has few lines. Its contact, currency and open amount come from them.
create index journal_line_document on journal_line (company_id, document_ref) where document_ref is not null;
create index journal_line_number on journal_line (company_id, entry_number, line_no);
-- Finds whether a code was ever posted, without reading the journal.
create index journal_line_tax_code on journal_line (company_id, tax_code) where tax_code is not null;

-- Sums of each account and month, kept by a trigger: a report costs accounts times months, not lines.
create table account_month (
  company_id uuid not null references company,
  account_code text not null,
  month date not null,
  closing boolean not null,
  -- The month (UTC) in which the lines were recorded, whatever their date. Reports as known on an earlier day need it (decision
  -- 0010).
  recorded_month date not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  foreign_minor bigint not null default 0,
  line_count integer not null,
  primary key (company_id, account_code, month, closing, recorded_month)
);

-- What is open of each document, kept by a trigger.
create table document_balance (
  company_id uuid not null references company,
  document_ref uuid not null,
  account_code text not null,
  -- The open amount in the document's currency, and its carrying value in base currency; debit positive.
  open_minor bigint not null,
  open_base_minor bigint not null,
  primary key (company_id, document_ref)
);
create index document_balance_open on document_balance (company_id, account_code) include (open_base_minor)
  where open_minor <> 0 or open_base_minor <> 0;

-- Posted entries never change, also for the owner of the tables.
create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'posted journal entries are never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger journal_entry_append_only before update or delete on journal_entry for each row execute function refuse_change();
create trigger journal_line_append_only before update or delete on journal_line for each row execute function refuse_change();
create trigger journal_entry_no_truncate before truncate on journal_entry for each statement execute function refuse_change();
create trigger journal_line_no_truncate before truncate on journal_line for each statement execute function refuse_change();

-- This check and those below look at all rows of a statement at once: a large posting does not cost a query for each row.
create function check_period_lock() returns trigger
language plpgsql
as $$
declare
  locked date;
begin
  select company.locked_through into locked
    from added
   cross join lateral (select locked_through from company where id = added.company_id offset 0) company
   where added.date <= company.locked_through limit 1;
  if found then
    raise exception 'the period through % is locked', locked using errcode = 'FO002', detail = locked::text;
  end if;
  return null;
end
$$;
create trigger journal_entry_period_lock after insert on journal_entry
  referencing new table as added for each statement execute function check_period_lock();

-- An entry follows the one before it: next number, its hash, and not recorded earlier.
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

-- An account out of use takes no line, except to reverse an earlier entry. Control accounts are never posted by hand.
create function check_lines() returns trigger
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
create trigger journal_line_check after insert on journal_line
  referencing new table as added for each statement execute function check_lines();

-- An entry balances in base currency and has all its lines when the transaction commits.
create function check_balanced() returns trigger
language plpgsql
as $$
declare
  difference numeric;
  lines integer;
begin
  select coalesce(sum(debit_minor - credit_minor), 0), count(*) into difference, lines
    from journal_line where company_id = new.company_id and entry_id = new.id;
  if difference <> 0 or lines <> new.line_count then
    raise exception 'journal entry does not balance: difference %, % of % lines', difference, lines, new.line_count
      using errcode = 'FO006';
  end if;
  return null;
end
$$;
create constraint trigger journal_entry_balanced after insert on journal_entry
  deferrable initially deferred for each row execute function check_balanced();

-- Rows are updated in the order of their keys, so that two postings into the same month cannot wait for each other.
create function keep_balances() returns trigger
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
create trigger journal_line_keep_balances after insert on journal_line
  referencing new table as added for each statement execute function keep_balances();

-- Called when the journal has grown much: a new database plans for empty tables and keeps those plans (also those of the foreign
-- keys), and the embedded engine has no autovacuum that would correct them.
create function refresh_ledger_statistics() returns void
language plpgsql security definer set search_path = public
as $$
begin
  analyze journal_entry, journal_line, account_month, document_balance, contact, invoice, money_record, invoice_standing, invoice_sum;
end
$$;
revoke execute on function refresh_ledger_statistics() from public;

-- Holds the end of a company's journal until the end of the transaction, and reads the accounts that a posting names.
create function lock_journal(of_company uuid, codes text[])
returns table (base_currency text, fye text, locked_through date, last_number bigint, last_hash text, last_posted_at timestamptz,
               chart_version bigint, accounts jsonb)
language plpgsql
as $$
begin
  return query
    select company.base_currency, company.fye, company.locked_through, head.last_number, head.last_hash, head.last_posted_at,
           head.chart_version,
           (select coalesce(jsonb_agg(to_jsonb(account) - 'company_id'), '[]') from ledger_account account
             where account.company_id = of_company and account.code = any(codes))
      from journal_head head join company on company.id = head.company_id
     where head.company_id = of_company for update of head;
end
$$;

-- The whole posting in one statement: holds the end of the journal, numbers and chains the entries, writes them and their lines.
-- `known_chart` is the version of the chart against which the entries were checked; null if the caller already holds the end of
-- the journal, because then the chart cannot have changed. `tails` are the canonical texts of the entries after their journal
-- number (the application's ledger defines the text). `line_entries` says to which entry, counted from 1, a line belongs. Returns
-- the first number given, or why nothing was written: 'chart' (it changed in the meantime) or 'locked'.
create function post_entries(of_company uuid, by_user uuid, at timestamptz, known_chart bigint,
  ids uuid[], dates date[], kinds text[], source_types text[], source_ids uuid[], source_numbers text[], bank_line_ids uuid[],
  narrations text[], reverses_ids uuid[], line_counts integer[], tails text[],
  line_entries integer[], line_nos integer[], account_codes text[], debits bigint[], credits bigint[], currencies text[],
  foreigns bigint[], rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
returns table (refused text, locked_through date, first_number bigint)
language plpgsql
as $$
declare
  head journal_head;
  lock_day date;
  recorded timestamptz;
  number bigint;
  hash text;
  numbers bigint[] := '{}';
  previous_hashes text[] := '{}';
  hashes text[] := '{}';
  count_again_at bigint := 64;
begin
  select * into head from journal_head where journal_head.company_id = of_company for update;
  if known_chart is not null and head.chart_version <> known_chart then
    return query select 'chart', null::date, null::bigint;
    return;
  end if;
  select company.locked_through into lock_day from company where company.id = of_company;
  if exists (select from unnest(dates) day where day <= lock_day) then
    return query select 'locked', lock_day, null::bigint;
    return;
  end if;
  recorded := greatest(at, head.last_posted_at);
  number := head.last_number;
  hash := head.last_hash;
  for i in 1 .. array_length(ids, 1) loop
    number := number + 1;
    numbers[i] := number;
    previous_hashes[i] := hash;
    hash := encode(sha256(convert_to(
      hash || E'\n["folio-entry-1","J' || lpad(number::text, greatest(4, length(number::text)), '0') || tails[i], 'UTF8')), 'hex');
    hashes[i] := hash;
  end loop;
  insert into journal_entry (company_id, posted_by, posted_at, id, number, date, kind, source_type, source_id, source_number,
                             bank_line_id, narration, reverses_id, line_count, previous_hash, hash)
  select of_company, by_user, recorded, entry.*
    from unnest(ids, numbers, dates, kinds, source_types, source_ids, source_numbers, bank_line_ids, narrations,
                reverses_ids, line_counts, previous_hashes, hashes) as entry;
  update journal_head set last_number = number, last_hash = hash, last_posted_at = recorded where journal_head.company_id = of_company;
  -- The journal has four times as many entries as the database last planned for: let it count again. Between the two
  -- inserts, for the lines' guards and foreign keys look the entries up.
  while count_again_at <= head.last_number loop
    count_again_at := count_again_at * 4;
  end loop;
  if number >= count_again_at then
    perform refresh_ledger_statistics();
  end if;
  insert into journal_line (company_id, recorded_month, entry_id, line_no, date, entry_number, closing, account_code, debit_minor,
                            credit_minor, currency, foreign_minor, rate, contact_id, document_ref, tax_code, description)
  select of_company, date_trunc('month', recorded at time zone 'UTC')::date, ids[line.entry], line.line_no, dates[line.entry],
         numbers[line.entry], kinds[line.entry] = 'closing', line.account_code, line.debit, line.credit, line.currency,
         line.foreign_amount, line.rate, line.contact_id, line.document_ref, line.tax_code, line.description
    from unnest(line_entries, line_nos, account_codes, debits, credits, currencies, foreigns, rates, contact_ids, document_refs,
                tax_codes, descriptions)
      as line (entry, line_no, account_code, debit, credit, currency, foreign_amount, rate, contact_id, document_ref, tax_code, description);
  return query select null::text, null::date, head.last_number + 1;
end
$$;

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'ledger_account', 'tax_code', 'journal_head', 'journal_entry', 'journal_line', 'account_month',
    'document_balance'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select on account_month, document_balance to folio_app;
grant select, insert on journal_entry, journal_line to folio_app;
grant select, insert, update on ledger_account, tax_code, journal_head to folio_app;
grant usage on sequence chart_version_sequence to folio_app;
grant execute on function refresh_ledger_statistics() to folio_app;
