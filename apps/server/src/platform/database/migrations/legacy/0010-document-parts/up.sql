-- One uploaded file may hold several documents. The first keeps the row of the upload; the others point to it.
alter table document
  add column part_of uuid,
  add column part integer not null default 1 check (part >= 1),
  -- Pages, or regions of pages, of the file that are this document; null = the whole file.
  add column segments jsonb,
  -- Who made the cuts: a person's stand against any later reading.
  add column cut_by text not null default 'reader' check (cut_by in ('reader', 'person')),
  -- How far a person turned the stored picture of a page of the file, clockwise: {"3": 90}. Kept at the first part.
  add column page_turns jsonb not null default '{}',
  -- Every page of the file, upright: number, size in points, turn, mirrored. Kept at the first part.
  add column file_pages jsonb not null default '[]',
  add column reader_version integer,
  -- What a newer reading would change, until a person takes or leaves it.
  add column reread jsonb,
  -- Perceptual hash of each page, 16 hexadecimal digits.
  add column hashes jsonb not null default '[]',
  -- Facts by which a second copy of a document is found.
  add column fact_total text,
  add column fact_number text,
  add column fact_date date,
  add column fact_supplier text,
  -- Documents that look like this one, and those a person said are different.
  add column alike jsonb not null default '[]',
  add column different_from jsonb not null default '[]',
  -- Another document of the same paper, by a person's word; `duplicate_of` is another upload of the same file.
  add column same_as uuid,
  -- The copy without protection of a file that was opened with its password; the password itself is not kept.
  add column unlocked_sha256 text,
  add column merged_into uuid,
  add foreign key (company_id, part_of) references document,
  add foreign key (company_id, merged_into) references document,
  add foreign key (company_id, same_as) references document,
  add foreign key (company_id, unlocked_sha256) references stored_file (company_id, sha256);

alter table document drop constraint document_state_check;
alter table document add constraint document_state_check check (
  state in ('queued', 'processing', 'needs_review', 'processed', 'duplicate', 'unsupported', 'failed', 'merged'));

drop index document_original;
create unique index document_original on document (company_id, sha256) where duplicate_of is null and part_of is null;
create index document_parts on document (company_id, part_of) where part_of is not null;
create index document_fact_total on document (company_id, fact_total) where fact_total is not null;
create index document_fact_number on document (company_id, fact_number) where fact_number is not null;
-- Invoices that were entered by hand are looked through for copies too.
create index invoice_total on invoice (company_id, total_minor);
create index invoice_number on invoice (company_id, number);

-- Where a supplier's documents print their fields, learnt from corrections.
create table reading_memory (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  supplier_key text not null,
  supplier_name text not null,
  memory jsonb not null,
  times integer not null default 1,
  learned_from uuid,
  learned_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, supplier_key),
  foreign key (company_id, learned_from) references document
);

-- The account a person chose for a supplier's or customer's items.
create table account_memory (
  company_id uuid not null references company,
  side text not null check (side in ('sales', 'purchase')),
  partner_key text not null,
  partner_name text not null,
  -- A word of the item's name; '' = any item of this partner.
  word_key text not null default '',
  account_code text not null,
  times integer not null default 1,
  learned_at timestamptz not null default now(),
  primary key (company_id, side, partner_key, word_key, account_code)
);

-- The language model reads only where an owner switched it on; what it used is counted by day.
alter table company add column language_model boolean not null default false;
create table language_model_use (
  company_id uuid not null references company,
  day date not null,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (company_id, day)
);

do $$
declare
  name text;
begin
  foreach name in array array['reading_memory', 'account_memory', 'language_model_use'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update, delete on reading_memory, account_memory to folio_app;
grant select, insert, update on language_model_use to folio_app;
