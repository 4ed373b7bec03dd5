-- Customers and suppliers. Journal lines name a contact for ever, so two contacts are merged by a pointer from one to the other,
-- which can be removed again.

-- When invoices are due.
create table payment_term (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text,
  -- Days after the issue date; days after the end of its month; a day of a later month.
  kind text not null check (kind in ('days', 'end_of_month', 'fixed_day')),
  days integer not null default 0,
  months integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index payment_term_name on payment_term (company_id, lower(name));

-- A customer, a supplier, or both.
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
  is_customer boolean not null default false,
  is_supplier boolean not null default false,
  address_zh text,
  ship_to text,
  br text,
  email text,
  phone text,
  contact_person text,
  payment_term_id uuid,
  currency text,
  sales_account text,
  purchase_account text,
  tax_code text,
  language text check (language in ('en-US', 'zh-Hant', 'bilingual')),
  reminders boolean not null default true,
  notes text,
  archived_at timestamptz,
  -- The contact that this one is part of now. That contact is never merged itself, so one step is enough.
  merged_into uuid,
  -- The contact that a person merged it into, which may be part of another one since then. Undoing a merge needs it.
  merged_under uuid,
  -- When a new name, a merge or the undoing of a merge last changed the name that lists show.
  renamed_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, name_key),
  foreign key (company_id, payment_term_id) references payment_term (company_id, id),
  foreign key (company_id, merged_into) references contact (company_id, id),
  foreign key (company_id, merged_under) references contact (company_id, id)
);
create index contact_renamed on contact (company_id, renamed_at) where renamed_at is not null;
create index contact_merged on contact (company_id, merged_into) where merged_into is not null;
create index contact_by_name on contact (company_id, lower(name), id) where merged_into is null;
create index contact_by_name_zh on contact (company_id, name_zh) where name_zh is not null;

-- The contact that an id means now: itself, or the one it was merged into. Every list and comparison of contacts joins this view,
-- so that none forgets a merge.
create view contact_root with (security_invoker = true) as
  select contact.company_id, contact.id, coalesce(root.id, contact.id) as root_id, coalesce(root.name, contact.name) as name,
         case when root.id is null then contact.name_zh else root.name_zh end as name_zh
    from contact
    left join contact root on root.company_id = contact.company_id and root.id = contact.merged_into;

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'payment_term', 'contact'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select on contact_root to folio_app;
grant select, insert, update on contact to folio_app;
grant select, insert, update, delete on payment_term to folio_app;
