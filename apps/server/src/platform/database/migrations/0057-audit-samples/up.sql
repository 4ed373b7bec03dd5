-- Audit samples: what was drawn, from which population, by which method and with which seed. Everything that is needed to draw
-- the same sample again is here: entries are never changed, so the population is that of the entries up to `last_entry`.
create table audit_sample (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  title text not null check (title <> ''),
  from_day date not null,
  to_day date not null,
  -- Which lines of the accounts: of every entry, of bills, or of sales invoices; with credit notes.
  source text not null check (source in ('entries', 'purchases', 'sales')),
  side text not null check (side in ('debit', 'credit', 'both')),
  accounts jsonb not null check (jsonb_typeof(accounts) = 'array'),
  method text not null check (method in ('random', 'monetary_unit', 'largest')),
  size integer check (size > 0),
  interval_minor bigint check (interval_minor > 0),
  seed text check (seed <> ''),
  -- The algorithm that turns the seed into numbers.
  generator text not null,
  population_count integer not null check (population_count > 0),
  population_minor bigint not null check (population_minor >= 0),
  population_hash text not null,
  last_entry bigint not null,
  drawn_by uuid references app_user,
  drawn_at timestamptz not null,
  primary key (company_id, id),
  check (to_day >= from_day),
  check ((method = 'monetary_unit') = (interval_minor is not null)),
  check ((method = 'monetary_unit') = (size is null)),
  check ((method = 'largest') = (seed is null))
);
create index audit_sample_drawn on audit_sample (company_id, drawn_at desc, id);

-- The drawn lines of entries, in the order in which the sample lists them. `hits`: how many drawn units a line contains.
create table audit_sample_item (
  company_id uuid not null references company,
  sample_id uuid not null,
  place integer not null check (place > 0),
  entry_id uuid not null,
  line_no integer not null,
  hits integer not null check (hits > 0),
  primary key (company_id, sample_id, place),
  unique (company_id, sample_id, entry_id, line_no),
  foreign key (company_id, sample_id) references audit_sample
);

create function refuse_audit_sample_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'audit samples are never changed or deleted' using errcode = 'FO001';
end
$$;
create trigger audit_sample_append_only before update or delete on audit_sample
  for each row execute function refuse_audit_sample_change();
create trigger audit_sample_no_truncate before truncate on audit_sample
  for each statement execute function refuse_audit_sample_change();
create trigger audit_sample_item_append_only before update or delete on audit_sample_item
  for each row execute function refuse_audit_sample_change();
create trigger audit_sample_item_no_truncate before truncate on audit_sample_item
  for each statement execute function refuse_audit_sample_change();

-- A transaction that belongs to a company sees only the rows of this company.
alter table audit_sample enable row level security;
create policy company_of_transaction on audit_sample using (company_id = current_company());
alter table audit_sample_item enable row level security;
create policy company_of_transaction on audit_sample_item using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app.
grant select, insert on audit_sample, audit_sample_item to folio_app;
