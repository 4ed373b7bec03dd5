create table stored_file (
  company_id uuid not null references company,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  type text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, sha256)
);

create table document (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  sha256 text not null,
  state text not null check (state in ('queued', 'processing', 'needs_review', 'processed', 'duplicate', 'unsupported', 'failed')),
  step text check (step in ('reading', 'understanding', 'checking')),
  progress jsonb,
  kind text,
  pages integer,
  reading jsonb,
  draft jsonb,
  evidence jsonb not null default '{}',
  checks jsonb not null default '[]',
  page_sizes jsonb not null default '[]',
  summary jsonb,
  outcomes jsonb not null default '[]',
  problem jsonb,
  duplicate_of uuid,
  attempts integer not null default 0,
  -- A worker that reads the document holds it until then; past it the worker is gone and another may take over.
  claimed_until timestamptz,
  version integer not null default 1,
  uploaded_by uuid references app_user,
  uploaded_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, sha256) references stored_file,
  foreign key (company_id, duplicate_of) references document
);
create unique index document_original on document (company_id, sha256) where duplicate_of is null;
create index document_list on document (company_id, uploaded_at desc, id);
create index document_state on document (company_id, state);

alter table invoice add foreign key (company_id, document_id) references document;

do $$
declare
  name text;
begin
  foreach name in array array['stored_file', 'document'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert on stored_file to folio_app;
grant select, insert, update on document to folio_app;
