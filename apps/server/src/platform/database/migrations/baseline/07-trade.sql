-- Invoices, bills, quotations and the money that settles them, with the emails, links, reminders and recurring invoices that
-- belong to them.

-- Sales invoices, purchase bills, credit notes and quotations. `draft` is the content of the editor; the columns repeat what
-- lists need. A quotation posts nothing.
create table invoice (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  type text not null
    check (type in ('sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note', 'quotation')),
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
  confirm_status text not null default 'unconfirmed'
    check (confirm_status in ('unconfirmed', 'pending', 'confirmed', 'rejected')),
  opening boolean not null default false,
  voided_on date,
  document_id uuid,
  draft jsonb not null,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  -- What a customer quotes when paying: short, with a check character.
  payment_reference text,
  submitted_by uuid references app_user,
  submitted_at timestamptz,
  rejected_by uuid references app_user,
  rejected_reason text,
  -- The answer to a quotation, and the invoice it became.
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  converted_to uuid,
  sent_at timestamptz,
  viewed_at timestamptz,
  recurring_id uuid,
  -- Where tax was rounded when it was confirmed. What the company chooses later does not change it.
  tax_rounding text not null default 'per_line' check (tax_rounding in ('per_line', 'per_document')),
  primary key (company_id, id),
  foreign key (company_id, contact_id) references contact,
  foreign key (company_id, converted_to) references invoice (company_id, id) on delete set null (converted_to),
  foreign key (company_id, document_id) references document on delete set null (document_id)
);
-- A number is unique by company and type, and for what suppliers issue also by supplier. Drafts may repeat a number until they
-- are confirmed. An opening document with a mistake is voided and entered again under its own number.
create unique index invoice_number_ours on invoice (company_id, type, number)
  where confirm_status = 'confirmed' and type in ('sales_invoice', 'sales_credit_note', 'quotation')
    and not (opening and voided_on is not null);
create unique index invoice_number_theirs on invoice (company_id, type, contact_id, number)
  where confirm_status = 'confirmed' and type in ('purchase_bill', 'purchase_credit_note') and not (opening and voided_on is not null);
create index invoice_list on invoice (company_id, type, issue_date desc, id);
-- Invoices entered by hand are searched for copies too.
create index invoice_total on invoice (company_id, total_minor);
create index invoice_number on invoice (company_id, number);
create index invoice_credit_of on invoice (company_id, (draft ->> 'credit_of')) where draft ->> 'credit_of' is not null;
create index invoice_converted_to on invoice (company_id, converted_to) where converted_to is not null;
create unique index invoice_payment_reference on invoice (company_id, payment_reference) where payment_reference is not null;
create index invoice_contact on invoice (company_id, contact_id, issue_date desc);
create index invoice_document on invoice (company_id, document_id) where document_id is not null;

-- Drafts as they were saved, so that an earlier one can be restored.
create table invoice_version (
  company_id uuid not null references company,
  invoice_id uuid not null,
  version integer not null,
  draft jsonb not null,
  saved_by uuid references app_user,
  saved_at timestamptz not null default now(),
  -- When the person began: the saves of one person within a few minutes are one version.
  begun_at timestamptz not null default now(),
  primary key (company_id, invoice_id, version),
  foreign key (company_id, invoice_id) references invoice (company_id, id) on delete cascade
);

-- What lists need of a document: a page, a count and a sum of fifty thousand never read the documents themselves. `stage` is the
-- state as far as it does not depend on the present day. A date that says nothing is 'infinity'.
create view invoice_standing_now with (security_invoker = true) as
  select invoice.company_id, invoice.id as invoice_id,
         case when invoice.type = 'quotation' then 'quotations' when invoice.type like 'sales%' then 'sales' else 'purchases' end as list,
         invoice.type, invoice.currency, invoice.confirm_status, stage.name as stage,
         coalesce(invoice.voided_on, 'infinity') as voided_on,
         case when stage.name in ('unpaid', 'partly_paid', 'open') then coalesce(invoice.due_date, 'infinity') else 'infinity' end as late_after,
         invoice.issue_date, invoice.due_date, invoice.created_at, invoice.number, invoice.reference, invoice.contact_id,
         invoice.contact_name, sign.of * invoice.total_minor as total_minor, sign.of * coalesce(invoice.base_minor, 0) as base_minor,
         sign.of * facts.open_minor as open_minor, sign.of * abs(coalesce(balance.open_base_minor, 0)) as open_base_minor
    from invoice
    left join document_balance balance on balance.company_id = invoice.company_id and balance.document_ref = invoice.id
   cross join lateral (select case when invoice.type like '%credit_note' then -1 else 1 end as of) sign
   cross join lateral (select case when invoice.confirm_status = 'confirmed' and invoice.type <> 'quotation'
                                   then abs(coalesce(balance.open_minor, 0)) else invoice.total_minor end as open_minor) facts
   cross join lateral (select case
     when invoice.confirm_status <> 'confirmed' then 'draft'
     when invoice.type = 'quotation' then case when invoice.converted_to is not null then 'invoiced' else coalesce(invoice.answer, 'open') end
     when invoice.type like '%credit_note' then
       case when facts.open_minor = 0 then 'applied' when facts.open_minor < invoice.total_minor then 'partly_applied' else 'unapplied' end
     when facts.open_minor = 0 then 'paid'
     when facts.open_minor < invoice.total_minor then 'partly_paid' else 'unpaid' end as name) stage;

-- The rows of that view, kept by triggers.
create table invoice_standing (
  company_id uuid not null,
  invoice_id uuid not null,
  list text,
  type text,
  currency text,
  confirm_status text,
  stage text,
  voided_on date,
  late_after date,
  issue_date date,
  due_date date,
  created_at timestamptz,
  number text,
  reference text,
  contact_id uuid,
  contact_name text,
  total_minor bigint,
  base_minor bigint,
  open_minor bigint,
  open_base_minor bigint,
  primary key (company_id, invoice_id),
  foreign key (company_id) references company
);
create index invoice_standing_by_day on invoice_standing (company_id, list, issue_date desc nulls first, created_at desc, invoice_id);
create index invoice_standing_by_stage on invoice_standing (company_id, list, stage, late_after);
create index invoice_standing_by_contact on invoice_standing (company_id, contact_id);

-- Sums of those rows, by everything except the day: a few rows for many documents.
create table invoice_sum (
  company_id uuid not null references company,
  list text not null,
  type text not null,
  currency text not null,
  confirm_status text not null,
  stage text not null,
  voided_on date not null,
  late_after date not null,
  documents bigint not null,
  total_minor numeric not null,
  base_minor numeric not null,
  open_minor numeric not null,
  open_base_minor numeric not null,
  primary key (company_id, list, type, currency, confirm_status, stage, voided_on, late_after)
);

-- Adds a row to its sum, or subtracts it (`sign` -1).
create function add_invoice_sum(standing invoice_standing, sign integer) returns void
language sql security definer set search_path = public
as $$
  insert into invoice_sum as kept
  values (standing.company_id, standing.list, standing.type, standing.currency, standing.confirm_status, standing.stage,
          standing.voided_on, standing.late_after, sign, sign * standing.total_minor, sign * standing.base_minor,
          sign * standing.open_minor, sign * standing.open_base_minor)
  on conflict (company_id, list, type, currency, confirm_status, stage, voided_on, late_after) do update
    set documents = kept.documents + excluded.documents, total_minor = kept.total_minor + excluded.total_minor,
        base_minor = kept.base_minor + excluded.base_minor, open_minor = kept.open_minor + excluded.open_minor,
        open_base_minor = kept.open_base_minor + excluded.open_base_minor;
$$;
revoke execute on function add_invoice_sum(invoice_standing, integer) from public;

-- Updates the row of a document. Runs at the end of a transaction, which then waits for nothing else: transactions that end at
-- the same moment take turns, and none holds what another one needs.
create function stand_invoice(of_company uuid, of_invoice uuid) returns void
language plpgsql security definer set search_path = public
as $$
declare
  before invoice_standing;
  now invoice_standing;
begin
  perform pg_advisory_xact_lock(hashtextextended('invoice_standing ' || of_company, 0));
  select * into before from invoice_standing where company_id = of_company and invoice_id = of_invoice;
  select * into now from invoice_standing_now where company_id = of_company and invoice_id = of_invoice;
  if before is not distinct from now then
    return;
  end if;
  if now.invoice_id is null then
    delete from invoice_standing where company_id = of_company and invoice_id = of_invoice;
  else
    -- Updated in place: an autosave that changes no column of an index leaves no trace in it.
    insert into invoice_standing select (now).*
    on conflict (company_id, invoice_id) do update
      set list = excluded.list, type = excluded.type, currency = excluded.currency, confirm_status = excluded.confirm_status,
          stage = excluded.stage, voided_on = excluded.voided_on, late_after = excluded.late_after, issue_date = excluded.issue_date,
          due_date = excluded.due_date, created_at = excluded.created_at, number = excluded.number, reference = excluded.reference,
          contact_id = excluded.contact_id, contact_name = excluded.contact_name, total_minor = excluded.total_minor,
          base_minor = excluded.base_minor, open_minor = excluded.open_minor, open_base_minor = excluded.open_base_minor;
    perform add_invoice_sum(now, 1);
  end if;
  if before.invoice_id is not null then
    perform add_invoice_sum(before, -1);
    delete from invoice_sum where company_id = before.company_id and list = before.list and type = before.type
      and currency = before.currency and confirm_status = before.confirm_status and stage = before.stage
      and voided_on = before.voided_on and late_after = before.late_after and documents = 0;
  end if;
end
$$;
revoke execute on function stand_invoice(uuid, uuid) from public;

-- A change of a document changes its row, at the end of the transaction.
create function invoice_stands() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  perform stand_invoice(coalesce(new.company_id, old.company_id), coalesce(new.id, old.id));
  return null;
end
$$;
create constraint trigger invoice_keep_standing
  after insert or delete or update of type, number, reference, contact_id, contact_name, issue_date, due_date, currency, total_minor,
    base_minor, confirm_status, voided_on, answer, converted_to on invoice
  deferrable initially deferred for each row execute function invoice_stands();

-- A change of what is open changes the row as well.
create function document_balance_stands() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  perform stand_invoice(new.company_id, new.document_ref);
  return null;
end
$$;
create constraint trigger document_balance_keep_standing
  after insert or update on document_balance
  deferrable initially deferred for each row execute function document_balance_stands();

-- Receipts, payments and refunds: money that arrived or left, and the credit that may remain open.
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
create index money_record_contact on money_record (company_id, contact_id, date desc);

-- One row for a company; no row = the defaults.
create table sales_setting (
  company_id uuid primary key references company,
  setting jsonb not null,
  version integer not null default 1
);

-- Logo, chop and signature: small, encoded again after the upload. In the database, so that a printed document shows the books of
-- one moment.
create table sales_image (
  company_id uuid not null references company,
  kind text not null check (kind in ('logo', 'chop', 'signature')),
  type text not null check (type in ('image/png', 'image/jpeg')),
  width integer not null,
  height integer not null,
  content bytea not null check (octet_length(content) <= 2000000),
  primary key (company_id, kind)
);

-- The company's own words for its emails.
create table mail_template (
  company_id uuid not null references company,
  kind text not null,
  language text not null check (language in ('en-US', 'zh-Hant')),
  subject text not null,
  body text not null,
  primary key (company_id, kind, language)
);

-- The queue of emails and the record of what was sent.
create table outgoing_mail (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  invoice_id uuid,
  contact_id uuid,
  receivers jsonb not null,
  copies jsonb not null default '[]',
  subject text not null,
  body text not null,
  -- Which attachments it gets. They are made when the email is sent, from the books at that time.
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  -- Code and values of the sentence that says why the last attempt failed.
  last_error jsonb,
  next_try_at timestamptz,
  -- A worker holds it until then: it is not sent twice, and it is tried again if the worker ended.
  claimed_until timestamptz,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoice (company_id, id),
  foreign key (company_id, contact_id) references contact (company_id, id)
);
create index outgoing_mail_invoice on outgoing_mail (company_id, invoice_id, created_at desc);
create index outgoing_mail_waiting on outgoing_mail (next_try_at) where state = 'queued';

-- A link by which a customer opens a document without an account. Only the hash of its token is kept.
create table invoice_link (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  invoice_id uuid not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  first_viewed_at timestamptz,
  last_viewed_at timestamptz,
  views integer not null default 0,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, invoice_id) references invoice (company_id, id)
);
create index invoice_link_invoice on invoice_link (company_id, invoice_id);

-- Invoices and bills that are made again and again.
create table recurring_invoice (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null check (type in ('sales_invoice', 'purchase_bill')),
  draft jsonb not null,
  unit text not null check (unit in ('week', 'month', 'year')),
  every integer not null check (every between 1 and 60),
  -- The first day, from which all others are counted: the 31st means the last day of shorter months.
  starts_on date not null,
  ends_on date,
  most_times integer,
  due_days integer,
  action text not null check (action in ('draft', 'confirm', 'send')),
  state text not null default 'active' check (state in ('active', 'paused', 'ended')),
  made integer not null default 0,
  next_on date,
  last_error text,
  version integer not null default 1,
  -- The person who set it up: its documents are made in their name. Null if it came with imported books.
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index recurring_invoice_due on recurring_invoice (next_on) where state = 'active';

-- The day is part of the key, so that two workers make one document.
create table recurring_run (
  company_id uuid not null references company,
  recurring_id uuid not null,
  on_day date not null,
  invoice_id uuid,
  error text,
  at timestamptz not null default now(),
  primary key (company_id, recurring_id, on_day),
  foreign key (company_id, recurring_id) references recurring_invoice (company_id, id) on delete cascade,
  foreign key (company_id, invoice_id) references invoice (company_id, id) on delete set null (invoice_id)
);

-- A reminder of one step is sent once for a document.
create table reminder_sent (
  company_id uuid not null references company,
  invoice_id uuid not null,
  days integer not null,
  mail_id uuid,
  at timestamptz not null default now(),
  primary key (company_id, invoice_id, days),
  foreign key (company_id, invoice_id) references invoice (company_id, id) on delete cascade
);

-- Documents or contacts from a file: reviewed first, imported once.
create table sales_import (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('sales', 'purchases', 'contacts')),
  file_name text not null,
  sha256 text not null,
  rows jsonb not null,
  mapping jsonb not null,
  state text not null default 'open' check (state in ('open', 'taken', 'discarded')),
  taken jsonb,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'invoice', 'invoice_version', 'invoice_standing', 'invoice_sum', 'money_record', 'sales_setting', 'sales_image',
    'mail_template', 'outgoing_mail', 'invoice_link', 'recurring_invoice', 'recurring_run', 'reminder_sent',
    'sales_import'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select on invoice_standing_now, invoice_standing, invoice_sum to folio_app;
grant select, insert, delete on invoice_version to folio_app;
grant select, insert, update on money_record, outgoing_mail, reminder_sent, sales_import to folio_app;
grant select, insert, update, delete on invoice, sales_setting, sales_image, mail_template, invoice_link,
  recurring_invoice, recurring_run to folio_app;
