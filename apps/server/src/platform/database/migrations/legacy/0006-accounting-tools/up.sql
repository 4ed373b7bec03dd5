-- Tax codes: both names, whose tax it is, how it taxes, and from when to when it may be used.
alter table tax_code
  add column name_zh text not null default '',
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column kind text not null default 'standard'
    check (kind in ('standard', 'zero_rated', 'exempt', 'out_of_scope', 'reverse_charge')),
  add column valid_from date,
  add column valid_to date,
  add check (valid_from <= valid_to);
-- Whether a code was ever posted, without walking the journal.
create index journal_line_tax_code on journal_line (company_id, tax_code) where tax_code is not null;

-- What posted tax was worked out by does not change afterwards: the code's validity ends and a new code follows.
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

-- Base units for one unit of the currency. The rate of a day is the newest one on or before it.
create table exchange_rate (
  company_id uuid not null references company,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  rate numeric(18, 8) not null check (rate > 0),
  primary key (company_id, currency, date)
);
create index exchange_rate_list on exchange_rate (company_id, date desc, currency);

-- A journal a person writes, or one posted at once. While it is a draft `draft` holds all of it; once it is posted the ledger
-- does, and only what a list shows stands here.
create table manual_journal (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number text,
  state text not null check (state in ('draft', 'posted', 'reversed')),
  date date,
  narration text not null default '',
  reference text not null default '',
  total_minor bigint,
  reverse_on date,
  draft jsonb,
  version integer not null default 1,
  entry_id uuid,
  -- The entry that takes it back: posted with it (reverse_on), or later by hand (then the state is reversed).
  reversal_entry_id uuid,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, entry_id) references journal_entry,
  foreign key (company_id, reversal_entry_id) references journal_entry,
  check ((state = 'draft') = (draft is not null)),
  check ((state = 'draft') = (entry_id is null)),
  check (state = 'draft' or number is not null)
);
create index manual_journal_list on manual_journal (company_id, created_at desc, id);
create index manual_journal_drafts on manual_journal (company_id, created_at desc) where state = 'draft';

create function refuse_posted_journal_removal() returns trigger
language plpgsql
as $$
begin
  raise exception 'a posted journal is reversed, not deleted' using errcode = 'FO001';
end
$$;
create trigger manual_journal_posted_stays before delete on manual_journal
  for each row when (old.state <> 'draft') execute function refuse_posted_journal_removal();

create table manual_journal_attachment (
  company_id uuid not null,
  manual_journal_id uuid not null,
  sha256 text not null,
  name text not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, manual_journal_id, sha256),
  foreign key (company_id, manual_journal_id) references manual_journal,
  foreign key (company_id, sha256) references stored_file
);

create table journal_template (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  draft jsonb not null,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index journal_template_name on journal_template (company_id, lower(name));

-- The day before the first day kept here, as the opening balances and open documents are dated.
create table opening_balance (
  company_id uuid primary key references company,
  date date not null
);

-- A document taken over with a mistake is voided and entered again under its own number, which is not ours to change.
drop index invoice_number_ours;
drop index invoice_number_theirs;
create unique index invoice_number_ours on invoice (company_id, type, number)
  where confirm_status = 'confirmed' and type in ('sales_invoice', 'sales_credit_note') and not (opening and voided_on is not null);
create unique index invoice_number_theirs on invoice (company_id, type, contact_id, number)
  where confirm_status = 'confirmed' and type in ('purchase_bill', 'purchase_credit_note') and not (opening and voided_on is not null);

do $$
declare
  name text;
begin
  foreach name in array array['exchange_rate', 'manual_journal', 'manual_journal_attachment', 'journal_template',
                              'opening_balance'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update, delete on exchange_rate, manual_journal to folio_app;
grant select, insert, delete on manual_journal_attachment, journal_template to folio_app;
grant select, insert, update on opening_balance to folio_app;
