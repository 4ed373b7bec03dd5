-- Layouts of bank and card statements that a person taught: which column holds what, and what the layout is known by.
create table statement_layout (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  -- What two statements of the layout have in common: no figure, no date, no period.
  layout_key text not null,
  -- The bank's name; empty where none was known.
  name text not null,
  layout jsonb not null,
  times integer not null default 1,
  learned_from uuid,
  learned_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, layout_key),
  foreign key (company_id, learned_from) references document on delete set null (learned_from)
);
create index statement_layout_learned_from on statement_layout (company_id, learned_from);

alter table statement_layout enable row level security;
create policy company_of_transaction on statement_layout using (company_id = current_company());
grant select, insert, update, delete on statement_layout to folio_app;

-- The layout by which a statement was read.
alter table document
  add column layout_id uuid,
  add foreign key (company_id, layout_id) references statement_layout on delete set null (layout_id);
create index document_layout on document (company_id, layout_id) where layout_id is not null;
