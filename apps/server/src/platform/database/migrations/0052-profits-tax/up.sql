-- Profits tax computations.

-- What computations of every year follow from. Without a row: the defaults.
create table tax_profile (
  company_id uuid primary key references company,
  -- The file number of the Inland Revenue Department.
  file_number text check (file_number ~ '^\d{2}/\d{8}$'),
  entity text not null default 'corporation' check (entity in ('corporation', 'unincorporated')),
  -- This company uses the lower tier. One in a group of connected ones may.
  lower_tier boolean not null default true,
  -- The first basis period of a business can be longer.
  commenced_on date,
  version integer not null default 1
);

create table tax_computation (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  -- 'YYYY/YY'.
  year_of_assessment text not null,
  basis_from date not null,
  basis_to date not null check (basis_to >= basis_from),
  is_cessation boolean not null default false,
  -- Pools, buildings, losses, donations and provisional tax as a person typed them.
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
  state text not null default 'draft' check (state in ('draft', 'approved')),
  -- Everything that the approved figures follow from, with the figures; null while it is a draft.
  approved jsonb,
  -- SHA-256 of `approved`.
  hash text,
  -- Null if it came with imported books.
  approved_by uuid references app_user,
  approved_at timestamptz,
  -- The journal of the tax, as it was posted last.
  journal_id uuid,
  version integer not null default 1,
  created_by uuid references app_user,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, year_of_assessment),
  foreign key (company_id, journal_id) references manual_journal,
  check ((state = 'approved') = (approved is not null and hash is not null))
);

create table tax_adjustment (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  computation_id uuid not null,
  kind text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- What Folio proposed from the accounts; null if a person added it.
  proposed_minor bigint,
  -- Codes of the accounts it comes from.
  accounts jsonb not null default '[]' check (jsonb_typeof(accounts) = 'array'),
  state text not null check (state in ('proposed', 'accepted', 'dismissed')),
  reason text not null default '',
  decided_by uuid references app_user,
  decided_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, computation_id) references tax_computation on delete cascade
);
create index tax_adjustment_computation on tax_adjustment (company_id, computation_id);

-- What was approved stays until a person opens the computation again; only its journal changes.
create function keep_approved_tax() returns trigger language plpgsql as $$
begin
  if old.state = 'approved' and (tg_op = 'DELETE' or (new.state = 'approved' and
     (old.approved, old.hash, old.inputs, old.basis_from, old.basis_to, old.is_cessation, old.year_of_assessment)
     is distinct from
     (new.approved, new.hash, new.inputs, new.basis_from, new.basis_to, new.is_cessation, new.year_of_assessment))) then
    raise exception 'an approved computation cannot be changed' using errcode = 'FO520';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$$;
create trigger keep_approved_tax before update or delete on tax_computation for each row execute function keep_approved_tax();

create function keep_approved_tax_adjustment() returns trigger language plpgsql as $$
declare
  adjustment record;
begin
  if tg_op = 'DELETE' then adjustment := old; else adjustment := new; end if;
  if exists (select from tax_computation where company_id = adjustment.company_id and id = adjustment.computation_id
              and state = 'approved') then
    raise exception 'an approved computation cannot be changed' using errcode = 'FO520';
  end if;
  return adjustment;
end
$$;
-- Rows of imported books arrive after their computation, so only changes are rejected.
create trigger keep_approved_tax_adjustment before update or delete on tax_adjustment
  for each row execute function keep_approved_tax_adjustment();

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['tax_profile', 'tax_computation', 'tax_adjustment'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on tax_profile to folio_app;
grant select, insert, update, delete on tax_computation, tax_adjustment to folio_app;
