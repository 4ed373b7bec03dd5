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

create table bank_account (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  account_code text not null,
  bank text,
  number text,
  currency text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, account_code),
  foreign key (company_id, account_code) references ledger_account
);

create table contact (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text,
  -- The name as it is compared: capitals, no punctuation, LIMITED = LTD.
  name_key text not null,
  address text,
  tax_id text,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, name_key)
);

create table tax_code (
  company_id uuid not null references company,
  code text not null,
  name text not null,
  rate_percent numeric(9, 4) not null,
  recoverable boolean not null,
  primary key (company_id, code)
);

-- Sales invoices, purchase bills and credit notes. `draft` is the editor's content; the columns repeat what lists need.
create table invoice (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note')),
  number text not null,
  reference text,
  contact_id uuid,
  contact_name text not null default '',
  issue_date date,
  due_date date,
  currency text not null,
  rate numeric(18, 8),
  total_minor bigint not null default 0,
  base_minor bigint,
  confirm_status text not null default 'unconfirmed' check (confirm_status in ('unconfirmed', 'pending', 'confirmed', 'rejected')),
  opening boolean not null default false,
  voided_on date,
  document_id uuid,
  draft jsonb not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, contact_id) references contact
);
-- A number is unique per company and type, for what suppliers issue per supplier too; drafts may repeat it until confirmed.
create unique index invoice_number_ours on invoice (company_id, type, number)
  where confirm_status = 'confirmed' and type in ('sales_invoice', 'sales_credit_note');
create unique index invoice_number_theirs on invoice (company_id, type, contact_id, number)
  where confirm_status = 'confirmed' and type in ('purchase_bill', 'purchase_credit_note');
create index invoice_list on invoice (company_id, type, issue_date desc, id);

-- Receipts, payments and refunds: money that came or went, and the open credit it may leave.
create table money_record (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('receipt', 'payment', 'customer_refund', 'supplier_refund')),
  number text not null,
  date date not null,
  account_code text not null,
  contact_id uuid not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  rate numeric(18, 8),
  reference text,
  reversed_on date,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, type, number),
  foreign key (company_id, account_code) references ledger_account,
  foreign key (company_id, contact_id) references contact
);

-- The last number given in each series (RCT, PAY, BNK, ...).
create table number_series (
  company_id uuid not null references company,
  prefix text not null,
  last_number bigint not null,
  primary key (company_id, prefix)
);

create table journal_head (
  company_id uuid primary key references company,
  last_number bigint not null default 0,
  last_hash text not null default ''
);

create table journal_entry (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number bigint not null,
  date date not null,
  kind text not null,
  source_type text not null,
  source_id uuid not null,
  source_number text not null,
  -- The statement line it was posted from, kept even when the line's coding is taken back.
  bank_line_id uuid,
  narration text not null,
  reverses_id uuid,
  line_count integer not null check (line_count >= 2),
  posted_by uuid references app_user,
  posted_at timestamptz not null,
  previous_hash text not null,
  hash text not null,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, reverses_id) references journal_entry
);
create index journal_entry_date on journal_entry (company_id, date, number);
create index journal_entry_source on journal_entry (company_id, source_id);
create index journal_entry_reverses on journal_entry (company_id, reverses_id) where reverses_id is not null;

create table journal_line (
  -- Its company is its entry's: one foreign key a line less.
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
  -- The invoice or money record whose open amount this control line moves.
  document_ref uuid,
  tax_code text,
  description text not null default '',
  -- Numbered from 1 without a gap: with the entry's line_count, nothing can be added later.
  primary key (company_id, entry_id, line_no),
  check (line_no > 0),
  foreign key (company_id, entry_id) references journal_entry,
  foreign key (company_id, account_code) references ledger_account,
  foreign key (company_id, contact_id) references contact,
  check ((debit_minor = 0) <> (credit_minor = 0))
);
create index journal_line_account on journal_line (company_id, account_code, date, entry_number, line_no);
-- The lines of one document are few; its contact, currency and open amount come from them.
create index journal_line_document on journal_line (company_id, document_ref) where document_ref is not null;

create table account_month (
  company_id uuid not null references company,
  account_code text not null,
  month date not null,
  closing boolean not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  foreign_minor bigint not null default 0,
  line_count integer not null,
  primary key (company_id, account_code, month, closing)
);

create table document_balance (
  company_id uuid not null references company,
  document_ref uuid not null,
  account_code text not null,
  -- Open amount in the document's currency and its carrying value in base currency; debit positive.
  open_minor bigint not null,
  open_base_minor bigint not null,
  primary key (company_id, document_ref)
);
create index document_balance_open on document_balance (company_id, account_code) include (open_base_minor)
  where open_minor <> 0 or open_base_minor <> 0;

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

-- The checks below look at all rows of a statement at once: a batch costs a batch, not a query a row.
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

-- Each line looks its account and entry up by key: `offset 0` keeps the planner from joining the tables whole.
create function check_lines() returns trigger
language plpgsql
as $$
declare
  line record;
begin
  select added.account_code, account.system_role,
         entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing as differs
    into line
    from added
   cross join lateral (select system_role from ledger_account
                        where company_id = added.company_id and code = added.account_code offset 0) account
   cross join lateral (select date, number, kind, line_count from journal_entry
                        where company_id = added.company_id and id = added.entry_id offset 0) entry
   where account.system_role in ('current_year_earnings', 'bank_overdraft_presentation')
      or (account.system_role in ('accounts_receivable', 'accounts_payable')
          and (added.contact_id is null or added.document_ref is null))
      or entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing
      or added.line_no > entry.line_count
   limit 1;
  if not found then
    return null;
  elsif line.differs then
    raise exception 'a line repeats its entry''s date, number and kind' using errcode = 'FO005';
  elsif line.system_role in ('current_year_earnings', 'bank_overdraft_presentation') then
    raise exception 'account % is presentation only', line.account_code using errcode = 'FO003', detail = line.account_code;
  elsif line.system_role in ('accounts_receivable', 'accounts_payable') then
    raise exception 'a line of control account % needs a contact and a document', line.account_code
      using errcode = 'FO004', detail = line.account_code;
  end if;
  -- A posted entry has all its lines, numbered from 1: one more would change it.
  raise exception 'a posted journal entry takes no further line' using errcode = 'FO001';
end
$$;
create trigger journal_line_check after insert on journal_line
  referencing new table as added for each statement execute function check_lines();

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

-- Rows are touched in key order: two postings into the same month never wait for each other crosswise.
create function keep_balances() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into account_month as kept (company_id, account_code, month, closing, debit_minor, credit_minor, foreign_minor, line_count)
  select company_id, account_code, date_trunc('month', date)::date, closing,
         sum(debit_minor), sum(credit_minor), sum(coalesce(foreign_minor, 0)), count(*)
    from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, account_code, month, closing) do update
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

-- The two statements of a posting, as functions so that their plans are kept: a posting is most of what the database does.
-- They run with the caller's rights; the rules are in the application's ledger and in the triggers above.

-- Holds the end of a company's journal to the end of the transaction, and reads the accounts a posting names.
create function lock_journal(of_company uuid, codes text[])
returns table (base_currency text, fye text, locked_through date, last_number bigint, last_hash text, accounts jsonb)
language plpgsql
as $$
begin
  return query
    select company.base_currency, company.fye, company.locked_through, head.last_number, head.last_hash,
           (select coalesce(jsonb_agg(to_jsonb(account) - 'company_id'), '[]') from ledger_account account
             where account.company_id = of_company and account.code = any(codes))
      from journal_head head join company on company.id = head.company_id
     where head.company_id = of_company for update of head;
end
$$;

create function insert_entries(of_company uuid, by_user uuid, at timestamptz, ids uuid[], numbers bigint[], dates date[],
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
  update journal_head set last_number = numbers[array_upper(numbers, 1)], last_hash = hashes[array_upper(hashes, 1)]
   where company_id = of_company;
end
$$;

create function insert_lines(of_company uuid, entry_ids uuid[], line_nos integer[], dates date[], entry_numbers bigint[],
  closings boolean[], account_codes text[], debits bigint[], credits bigint[], currencies text[], foreigns bigint[],
  rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
returns void
language plpgsql
as $$
begin
  insert into journal_line (company_id, entry_id, line_no, date, entry_number, closing, account_code, debit_minor,
                            credit_minor, currency, foreign_minor, rate, contact_id, document_ref, tax_code, description)
  select of_company, line.*
    from unnest(entry_ids, line_nos, dates, entry_numbers, closings, account_codes, debits, credits, currencies, foreigns,
                rates, contact_ids, document_refs, tax_codes, descriptions) as line;
end
$$;

-- Called by the posting door as a company's journal grows: a fresh database plans for empty tables, keeps those plans (also
-- the foreign keys' own), and the embedded engine has no autovacuum that would ever tell it otherwise.
create function refresh_ledger_statistics() returns void
language plpgsql security definer set search_path = public
as $$
begin
  analyze journal_entry, journal_line, account_month, document_balance, contact, invoice, money_record;
end
$$;
revoke execute on function refresh_ledger_statistics() from public;
grant execute on function refresh_ledger_statistics() to folio_app;

do $$
declare
  name text;
begin
  foreach name in array array['ledger_account', 'bank_account', 'contact', 'tax_code', 'invoice', 'money_record', 'number_series', 'journal_head',
                              'journal_entry', 'journal_line', 'account_month', 'document_balance'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

grant select, insert, update on ledger_account, bank_account, contact, tax_code, money_record, number_series, journal_head to folio_app;
grant select, insert, update, delete on invoice to folio_app;
grant select, insert on journal_entry, journal_line to folio_app;
grant select on account_month, document_balance to folio_app;
