-- Transfers of fixed assets to another class.

alter table asset_posting drop constraint asset_posting_kind_check;
alter table asset_posting add constraint asset_posting_kind_check
  check (kind in ('opening', 'addition', 'depreciation', 'impairment', 'disposal', 'transfer'));

-- `transfer` brings an asset into the class of its posting, `transfer_out` takes it from the class before.
alter table asset_line drop constraint asset_line_kind_check;
alter table asset_line add constraint asset_line_kind_check
  check (kind in ('opening', 'addition', 'depreciation', 'impairment', 'disposal', 'transfer', 'transfer_out'));

-- The classes before and after a transfer; the tax classes are equal unless a person changed it as well. The estimate that a
-- person changed with it holds from `estimate_from` while the transfer is in effect.
create table asset_transfer (
  company_id uuid not null references company,
  posting_id uuid not null,
  asset_id uuid not null,
  from_class_id uuid not null,
  class_id uuid not null,
  from_tax_class text not null check (from_tax_class in ('pool_10', 'pool_20', 'pool_30', 'prescribed', 'industrial_building',
                                                         'commercial_building', 'hire_purchase', 'excluded')),
  tax_class text not null check (tax_class in ('pool_10', 'pool_20', 'pool_30', 'prescribed', 'industrial_building',
                                               'commercial_building', 'hire_purchase', 'excluded')),
  estimate_from date,
  method text check (method in ('straight_line', 'reducing_balance')),
  convention text check (convention in ('full_month', 'following_month', 'by_days')),
  life_months integer check (life_months between 1 and 600),
  residual_minor bigint check (residual_minor >= 0),
  rate_basis_points integer check (rate_basis_points between 1 and 10000),
  primary key (company_id, posting_id),
  foreign key (company_id, posting_id) references asset_posting,
  foreign key (company_id, asset_id) references fixed_asset,
  foreign key (company_id, from_class_id) references asset_class,
  foreign key (company_id, class_id) references asset_class,
  check (class_id <> from_class_id),
  check (num_nulls(estimate_from, method, convention, life_months, residual_minor) in (0, 5))
);
create index asset_transfer_asset on asset_transfer (company_id, asset_id);

-- A transaction that belongs to a company sees only the rows of this company.
alter table asset_transfer enable row level security;
create policy company_of_transaction on asset_transfer using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app.
grant select, insert on asset_transfer to folio_app;
