-- The register of fixed assets.

-- A class of assets with the accounts it is posted to and what a new asset of it usually has.
create table asset_class (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  name_zh text not null default '',
  cost_account text not null,
  depreciation_account text not null,
  expense_account text not null,
  -- Gain or loss on disposal.
  disposal_account text not null,
  method text not null check (method in ('straight_line', 'reducing_balance')),
  convention text not null check (convention in ('full_month', 'following_month', 'by_days')),
  life_months integer not null check (life_months between 1 and 600),
  rate_basis_points integer check (rate_basis_points between 1 and 10000),
  tax_class text not null check (tax_class in ('pool_10', 'pool_20', 'pool_30', 'prescribed', 'industrial_building', 'commercial_building',
                                               'hire_purchase', 'excluded')),
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, cost_account) references ledger_account (company_id, code),
  foreign key (company_id, depreciation_account) references ledger_account (company_id, code),
  foreign key (company_id, expense_account) references ledger_account (company_id, code),
  foreign key (company_id, disposal_account) references ledger_account (company_id, code),
  check (method <> 'reducing_balance' or rate_basis_points is not null)
);

-- An asset as it was recorded. What it cost and what was charged since are its lines.
create table fixed_asset (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number text not null,
  name text not null,
  class_id uuid not null,
  tax_class text not null check (tax_class in ('pool_10', 'pool_20', 'pool_30', 'prescribed', 'industrial_building', 'commercial_building',
                                               'hire_purchase', 'excluded')),
  acquired_on date not null,
  in_use_on date not null,
  supplier text not null default '',
  note text not null default '',
  -- What was paid, where it was not the currency of the books.
  currency text,
  foreign_minor bigint,
  -- The bill, the line of its entry and its item (from 0), and where the document shows the item: {"page", "box"}.
  invoice_id uuid,
  entry_id uuid,
  line_no integer,
  item integer,
  document_id uuid,
  spot jsonb,
  -- The last day that the depreciation brought in covers; null for an asset without any.
  opening_through date,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, class_id) references asset_class,
  foreign key (company_id, invoice_id) references invoice,
  foreign key (company_id, document_id) references document,
  check (in_use_on >= acquired_on)
);
create index fixed_asset_class on fixed_asset (company_id, class_id);
create index fixed_asset_line on fixed_asset (company_id, entry_id, line_no) where entry_id is not null;

-- How an asset is depreciated from a day on; the first from the day it comes into use. Never changed: a new estimate gets a new row.
create table asset_estimate (
  company_id uuid not null references company,
  asset_id uuid not null,
  from_day date not null,
  method text not null check (method in ('straight_line', 'reducing_balance')),
  convention text not null check (convention in ('full_month', 'following_month', 'by_days')),
  life_months integer not null check (life_months between 1 and 600),
  residual_minor bigint not null check (residual_minor >= 0),
  rate_basis_points integer check (rate_basis_points between 1 and 10000),
  reason text not null default '',
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, asset_id, from_day),
  foreign key (company_id, asset_id) references fixed_asset
);

-- A change of one or more assets, with its journal where the ledger did not have it already.
create table asset_posting (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  -- Postings in their order; the newest of an asset is reversed first.
  number bigint generated always as identity,
  kind text not null check (kind in ('opening', 'addition', 'depreciation', 'impairment', 'disposal')),
  date date not null,
  class_id uuid not null,
  -- The first day of the month, of a depreciation run.
  month date,
  journal_id uuid,
  note text not null default '',
  reversed_on date,
  reversed_by uuid references app_user,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, class_id) references asset_class,
  foreign key (company_id, journal_id) references manual_journal,
  check ((kind = 'depreciation') = (month is not null))
);
-- Each month of a class is charged once.
create unique index asset_posting_month on asset_posting (company_id, class_id, month) where reversed_on is null and kind = 'depreciation';
create unique index asset_posting_journal on asset_posting (company_id, journal_id) where journal_id is not null;

-- An asset's part of a posting. A disposal has a line for the depreciation of its last month as well.
create table asset_line (
  company_id uuid not null references company,
  posting_id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('opening', 'addition', 'depreciation', 'impairment', 'disposal')),
  cost_minor bigint not null,
  depreciation_minor bigint not null,
  proceeds_minor bigint not null default 0,
  primary key (company_id, posting_id, asset_id, kind),
  foreign key (company_id, posting_id) references asset_posting,
  foreign key (company_id, asset_id) references fixed_asset
);
create index asset_line_asset on asset_line (company_id, asset_id);

-- A journal of the register is reversed with its posting, so that register and ledger stay equal.
create function check_asset_journal() returns trigger language plpgsql as $$
begin
  if new.state = 'reversed' and old.state <> 'reversed' and exists (
    select from asset_posting where company_id = new.company_id and journal_id = new.id and reversed_on is null
  ) then
    raise exception 'a journal of the register is reversed in the register' using errcode = 'FO049', detail = coalesce(new.number, '');
  end if;
  return new;
end
$$;
create trigger asset_journal before update on manual_journal for each row execute function check_asset_journal();

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['asset_class', 'fixed_asset', 'asset_estimate', 'asset_posting', 'asset_line'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on asset_class to folio_app;
grant select, insert on fixed_asset, asset_estimate, asset_posting, asset_line to folio_app;
grant update (reversed_on, reversed_by) on asset_posting to folio_app;
