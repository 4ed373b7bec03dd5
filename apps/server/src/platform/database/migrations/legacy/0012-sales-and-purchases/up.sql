-- Quotations live beside invoices: the same paper, but they post nothing.
alter table invoice drop constraint invoice_type_check;
alter table invoice add constraint invoice_type_check check (
  type in ('sales_invoice', 'sales_credit_note', 'purchase_bill', 'purchase_credit_note', 'quotation'));
drop index invoice_number_ours;
create unique index invoice_number_ours on invoice (company_id, type, number)
  where confirm_status = 'confirmed' and type in ('sales_invoice', 'sales_credit_note', 'quotation')
    and not (opening and voided_on is not null);

alter table invoice
  -- What a customer quotes when paying: short, with a check character.
  add column payment_reference text,
  add column submitted_by uuid references app_user,
  add column submitted_at timestamptz,
  add column rejected_by uuid references app_user,
  add column rejected_reason text,
  -- A quotation's answer, and the invoice it became.
  add column answer text check (answer in ('accepted', 'declined')),
  add column answered_at timestamptz,
  add column converted_to uuid,
  add column sent_at timestamptz,
  add column viewed_at timestamptz,
  add column recurring_id uuid,
  -- Where its tax was rounded when it was confirmed: what the company chooses later does not change it.
  add column tax_rounding text not null default 'per_line' check (tax_rounding in ('per_line', 'per_document')),
  add foreign key (company_id, converted_to) references invoice (company_id, id) on delete set null (converted_to);
create index invoice_credit_of on invoice (company_id, (draft ->> 'credit_of')) where draft ->> 'credit_of' is not null;
create index invoice_converted_to on invoice (company_id, converted_to) where converted_to is not null;
create unique index invoice_payment_reference on invoice (company_id, payment_reference) where payment_reference is not null;

-- Drafts as they were saved, so that an earlier one can be taken back.
create table invoice_version (
  company_id uuid not null references company,
  invoice_id uuid not null,
  version integer not null,
  draft jsonb not null,
  saved_by uuid references app_user,
  saved_at timestamptz not null default now(),
  -- When its saver began: one person's saves of a few minutes are one version.
  begun_at timestamptz not null default now(),
  primary key (company_id, invoice_id, version),
  foreign key (company_id, invoice_id) references invoice (company_id, id) on delete cascade
);

create table payment_term (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text,
  -- days after the issue date; days after the end of its month; a day of a later month.
  kind text not null check (kind in ('days', 'end_of_month', 'fixed_day')),
  days integer not null default 0,
  months integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

alter table contact
  add column is_customer boolean not null default false,
  add column is_supplier boolean not null default false,
  add column address_zh text,
  add column ship_to text,
  add column br text,
  add column email text,
  add column phone text,
  add column contact_person text,
  add column payment_term_id uuid,
  add column currency text,
  add column sales_account text,
  add column purchase_account text,
  add column tax_code text,
  add column language text check (language in ('en-US', 'zh-Hant', 'bilingual')),
  add column reminders boolean not null default true,
  add column notes text,
  add column archived_at timestamptz,
  -- The contact it was found to be the same as; never one that is merged itself.
  add column merged_into uuid,
  -- The contact a person merged it into, which may since be part of another: what taking a merge back goes by.
  add column merged_under uuid,
  -- When another name, a merge or its undoing last changed what it is called.
  add column renamed_at timestamptz,
  add column version integer not null default 1,
  add foreign key (company_id, payment_term_id) references payment_term (company_id, id),
  add foreign key (company_id, merged_into) references contact (company_id, id),
  add foreign key (company_id, merged_under) references contact (company_id, id);
create index contact_renamed on contact (company_id, renamed_at) where renamed_at is not null;
create index contact_merged on contact (company_id, merged_into) where merged_into is not null;
update contact set
  is_customer = exists (select 1 from invoice where invoice.company_id = contact.company_id
    and invoice.contact_id = contact.id and invoice.type in ('sales_invoice', 'sales_credit_note')),
  is_supplier = exists (select 1 from invoice where invoice.company_id = contact.company_id
    and invoice.contact_id = contact.id and invoice.type in ('purchase_bill', 'purchase_credit_note'));

-- The contact an id stands for now: itself, or the one it was merged into. What shows or compares contacts joins this.
create view contact_root with (security_invoker = true) as
  select contact.company_id, contact.id, coalesce(root.id, contact.id) as root_id, coalesce(root.name, contact.name) as name,
         case when root.id is null then contact.name_zh else root.name_zh end as name_zh
    from contact
    left join contact root on root.company_id = contact.company_id and root.id = contact.merged_into;
grant select on contact_root to folio_app;
create index contact_by_name on contact (company_id, lower(name), id) where merged_into is null;
create index contact_by_name_zh on contact (company_id, name_zh) where name_zh is not null;
create index invoice_contact on invoice (company_id, contact_id, issue_date desc);
create index money_record_contact on money_record (company_id, contact_id, date desc);

create unique index payment_term_name on payment_term (company_id, lower(name));

-- How a type of document is numbered: `INV-{YYYY}-{####}`.
create table number_scheme (
  company_id uuid not null references company,
  type text not null,
  pattern text not null,
  primary key (company_id, type)
);

-- One row a company; absent = everything at its default.
create table sales_setting (
  company_id uuid primary key references company,
  setting jsonb not null,
  version integer not null default 1
);

-- Small, re-encoded when it came in; printed from the row itself, so that a paper is one moment of the books.
create table sales_image (
  company_id uuid not null references company,
  kind text not null check (kind in ('logo', 'chop', 'signature')),
  type text not null check (type in ('image/png', 'image/jpeg')),
  width integer not null,
  height integer not null,
  content bytea not null check (octet_length(content) <= 2000000),
  primary key (company_id, kind)
);

create table mail_template (
  company_id uuid not null references company,
  kind text not null,
  language text not null check (language in ('en-US', 'zh-Hant')),
  subject text not null,
  body text not null,
  primary key (company_id, kind, language)
);

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
  -- What goes with it: made when it is sent, from the books as they are then.
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  -- Word and values of the sentence that says why the last attempt failed.
  last_error jsonb,
  next_try_at timestamptz,
  -- A worker holds it until then: it is not sent twice, and comes back when the worker died.
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

-- A customer's way to a document without an account: only the hash of its token is kept.
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

create table recurring_invoice (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null check (type in ('sales_invoice', 'purchase_bill')),
  draft jsonb not null,
  unit text not null check (unit in ('week', 'month', 'year')),
  every integer not null check (every between 1 and 60),
  -- The first day, from which all others are counted: the 31st stays the last day of shorter months.
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
  -- Who set it up: documents are made in their name. Empty where it came with books from elsewhere.
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index recurring_invoice_due on recurring_invoice (next_on) where state = 'active';
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

-- A reminder of one step is sent once a document.
create table reminder_sent (
  company_id uuid not null references company,
  invoice_id uuid not null,
  days integer not null,
  mail_id uuid,
  at timestamptz not null default now(),
  primary key (company_id, invoice_id, days),
  foreign key (company_id, invoice_id) references invoice (company_id, id) on delete cascade
);

-- Documents or contacts that came from a file: looked at first, taken over once.
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

do $$
declare
  name text;
begin
  foreach name in array array['invoice_version', 'payment_term', 'number_scheme', 'sales_setting', 'sales_image', 'mail_template',
                              'outgoing_mail', 'invoice_link', 'recurring_invoice', 'recurring_run', 'reminder_sent',
                              'sales_import'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, delete on invoice_version to folio_app;
grant select, insert, update, delete on payment_term, number_scheme, sales_setting, sales_image, mail_template, recurring_invoice,
  recurring_run to folio_app;
grant select, insert, update on outgoing_mail, invoice_link, sales_import to folio_app;
grant select, insert, update on reminder_sent to folio_app;
-- The link of a mail that did not leave is taken back.
grant delete on invoice_link to folio_app;

-- What lists need of a document, narrow: a page, a count and a sum of fifty thousand never read the documents themselves.
-- `stage` is the state as far as it does not depend on the day it is looked at; a date that says nothing is 'infinity'.
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
grant select on invoice_standing_now to folio_app;

create table invoice_standing as select * from invoice_standing_now with no data;
alter table invoice_standing
  add primary key (company_id, invoice_id),
  add foreign key (company_id) references company;
create index invoice_standing_by_day on invoice_standing (company_id, list, issue_date desc nulls first, created_at desc, invoice_id);
create index invoice_standing_by_stage on invoice_standing (company_id, list, stage, late_after);
create index invoice_standing_by_contact on invoice_standing (company_id, contact_id);

-- Sums of standings that no day of the list changes: a few rows for many documents.
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

-- Brings a document's standing up to date. Called as a transaction ends, when it waits for nothing else any more: those that end
-- at the same moment take turns, and none ever holds what another one needs.
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
revoke execute on function add_invoice_sum(invoice_standing, integer), stand_invoice(uuid, uuid) from public;

create function invoice_stands() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  perform stand_invoice(coalesce(new.company_id, old.company_id), coalesce(new.id, old.id));
  return null;
end
$$;
create function document_balance_stands() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  perform stand_invoice(new.company_id, new.document_ref);
  return null;
end
$$;
create constraint trigger invoice_keep_standing
  after insert or delete or update of type, number, reference, contact_id, contact_name, issue_date, due_date, currency, total_minor,
    base_minor, confirm_status, voided_on, answer, converted_to on invoice
  deferrable initially deferred for each row execute function invoice_stands();
create constraint trigger document_balance_keep_standing
  after insert or update on document_balance
  deferrable initially deferred for each row execute function document_balance_stands();

insert into invoice_standing select * from invoice_standing_now;
insert into invoice_sum
select company_id, list, type, currency, confirm_status, stage, voided_on, late_after, count(*), sum(total_minor), sum(base_minor),
       sum(open_minor), sum(open_base_minor)
  from invoice_standing group by 1, 2, 3, 4, 5, 6, 7, 8;
alter table invoice_standing enable row level security;
create policy company_of_transaction on invoice_standing using (company_id = current_company());
alter table invoice_sum enable row level security;
create policy company_of_transaction on invoice_sum using (company_id = current_company());
grant select on invoice_standing, invoice_sum to folio_app;

create or replace function refresh_ledger_statistics() returns void
language plpgsql security definer set search_path = public
as $$
begin
  analyze journal_entry, journal_line, account_month, document_balance, contact, invoice, money_record, invoice_standing, invoice_sum;
end
$$;
