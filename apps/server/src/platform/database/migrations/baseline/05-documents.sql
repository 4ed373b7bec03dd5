-- Uploaded files and what Folio read in them. The bytes are on the disk or in object storage; a row describes them.

-- The person whose documents the transaction may see; null: all. People who only upload see only their own documents, whatever a
-- query asks.
create function papers_of() returns uuid
language sql stable
as $$ select nullif(current_setting('folio.papers_of', true), '')::uuid $$;

-- The day that a text names; null if there is no such day: a draft may still contain 31 April.
create function day_of_text(written text) returns date
language sql immutable
as $$
  select case when written ~ '^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
               and substr(written, 9, 2)::integer
                   <= extract(day from make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
                                       + interval '1 month' - interval '1 day')
         then make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, substr(written, 9, 2)::integer) end
$$;

-- One row for each distinct content in a company. Foreign keys keep it as long as a document, journal or import needs the bytes.
create table stored_file (
  company_id uuid not null references company,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null,
  type text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, sha256)
);

-- An uploaded document: how far its reading is, what was read, and the draft that a person reviews. A file that contains several
-- documents has several rows: the first keeps the row of the upload, the others point to it (decision 0012).
create table document (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  name text not null,
  sha256 text not null,
  state text not null
    check (state in ('queued', 'processing', 'needs_review', 'processed', 'duplicate', 'unsupported', 'failed', 'merged', 'trashed')),
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
  -- An earlier upload of the same file.
  duplicate_of uuid,
  attempts integer not null default 0,
  -- A reader holds the document until then. After that the reader is gone and another one may take it.
  claimed_until timestamptz,
  version integer not null default 1,
  uploaded_by uuid references app_user,
  uploaded_at timestamptz not null default now(),
  part_of uuid,
  part integer not null default 1 check (part >= 1),
  -- Pages, or regions of pages, of the file that are this document; null = the whole file.
  segments jsonb,
  -- Who made the cuts. Those of a person win against any later reading.
  cut_by text not null default 'reader' check (cut_by in ('reader', 'person')),
  -- How far a person turned the picture of a page of the file, clockwise: {"3": 90}. Kept at the first part.
  page_turns jsonb not null default '{}',
  -- Every page of the file, upright: number, size in points, turn, mirrored. Kept at the first part.
  file_pages jsonb not null default '[]',
  reader_version integer,
  -- What a newer reading would change, until a person accepts or rejects it.
  reread jsonb,
  -- Perceptual hash of each page, 16 hexadecimal digits. It only confirms a possible copy.
  hashes jsonb not null default '[]',
  -- Facts by which a second copy of a document is found.
  fact_total text,
  fact_number text,
  fact_date date,
  fact_supplier text,
  -- Documents that look like this one, and those of which a person said that they are different.
  alike jsonb not null default '[]',
  different_from jsonb not null default '[]',
  -- Another document of the same paper, as a person said; `duplicate_of` is another upload of the same file.
  same_as uuid,
  -- The copy without protection of a file that was opened with its password. The password itself is not kept.
  unlocked_sha256 text,
  -- A document that was merged keeps its row and leaves the lists.
  merged_into uuid,
  -- A file that a person dropped onto a bank line: attached to the line after it was read.
  for_bank_line_id uuid,
  -- The name typed by a person without an account who sent the document.
  sent_by text,
  -- 0 asks for the next number of the company.
  number integer not null default 0,
  -- The state before it was put into the trash. The trash is a state, so that no query by state finds a document in it.
  trashed_from text,
  trashed_at timestamptz,
  trashed_by uuid references app_user,
  -- The folder, which follows from the kind.
  folder text not null generated always as (
    case when kind in ('bank_statement', 'card_statement') then 'statement'
         when kind = 'sales_invoice' then 'invoice'
         when kind = 'purchase_bill' then 'bill'
         when kind = 'receipt' then 'receipt'
         when kind in ('sales_credit_note', 'purchase_credit_note') then 'credit_note'
         else 'other' end) stored,
  -- The day printed on it; if none is known, the day of the upload in Hong Kong.
  date date not null generated always as (coalesce(
    day_of_text(draft #>> '{invoice,issue_date}'), day_of_text(draft #>> '{statements,0,period_end}'), fact_date,
    (uploaded_at at time zone 'Asia/Hong_Kong')::date)) stored,
  -- The layout by which a statement was read.
  layout_id uuid,
  -- Since when the document waits to be read; in the future while it rests after a fault (decision 0030).
  queued_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, sha256) references stored_file,
  foreign key (company_id, duplicate_of) references document,
  foreign key (company_id, part_of) references document,
  foreign key (company_id, merged_into) references document,
  foreign key (company_id, same_as) references document,
  foreign key (company_id, unlocked_sha256) references stored_file (company_id, sha256),
  constraint document_trash check (
    (state = 'trashed') = (trashed_from is not null) and (state = 'trashed') = (trashed_at is not null))
);
-- The first upload of a content is the original, even if two arrive at the same moment.
create unique index document_original on document (company_id, sha256) where duplicate_of is null and part_of is null;
create index document_list on document (company_id, uploaded_at desc, id);
create index document_state on document (company_id, state);
create index document_parts on document (company_id, part_of) where part_of is not null;
create index document_fact_total on document (company_id, fact_total) where fact_total is not null;
create index document_fact_number on document (company_id, fact_number) where fact_number is not null;
create unique index document_number on document (company_id, number);
-- Everything that the list filters and orders by, so that it reads this index alone.
create index document_shelf on document (company_id, date desc, number desc)
  include (id, name, folder, state, uploaded_by) where state not in ('merged', 'trashed');
create index document_trash on document (company_id, trashed_at desc, number desc) where state = 'trashed';
-- Finds whether other documents need the same bytes.
create index document_content on document (company_id, sha256);
create index document_unlocked on document (company_id, unlocked_sha256) where unlocked_sha256 is not null;
create index document_layout on document (company_id, layout_id) where layout_id is not null;
create index document_waiting on document (company_id, queued_at, number) where state in ('queued', 'processing');
-- Documents that are read again while their draft remains.
create index document_reread on document (company_id) where reread is not null;

-- Files get the next number of their company. A number is never given twice, even if its file was deleted.
create function number_file() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if new.number = 0 then
    update company set last_file_number = last_file_number + 1 where id = new.company_id returning last_file_number into new.number;
  end if;
  return new;
end
$$;
create trigger number_file before insert on document for each row execute function number_file();

-- A trigger, because several features put a document into the state `queued`.
create function note_queued() returns trigger
language plpgsql
as $$
begin
  if new.state <> 'queued' then return new; end if;
  if tg_op = 'INSERT' then
    new.queued_at := coalesce(new.queued_at, clock_timestamp());
  elsif old.state <> 'queued' and new.queued_at is not distinct from old.queued_at then
    new.queued_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger note_queued before insert or update of state on document for each row execute function note_queued();

-- Whatever a query asks, people who only upload see their own documents.
create policy papers_of_uploader on document as restrictive
  using (papers_of() is null or uploaded_by = papers_of());

-- The words of a document, for searching. `words` is computed from the text by the server; null = not yet.
create table document_text (
  company_id uuid not null references company,
  document_id uuid not null,
  text text not null,
  words tsvector,
  primary key (company_id, document_id),
  foreign key (company_id, document_id) references document on delete cascade
);
create index document_text_words on document_text using gin (words);
create index document_text_unworked on document_text (company_id, document_id) where words is null;

-- Matching words might reveal what is in a row, so row-level security would prevent the use of the index. This function finds the
-- rows of the transaction's company as the owner, and returns only their ids.
create function documents_with_words(wanted tsquery) returns setof uuid
language sql stable security definer set search_path = public
as $$ select document_id from document_text where company_id = current_company() and words @@ wanted $$;

-- Records to which a document was attached. Bank lines and journals have tables of their own for this.
create table document_link (
  company_id uuid not null references company,
  document_id uuid not null,
  type text not null check (type in ('invoice', 'contact')),
  record_id uuid not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, document_id, type, record_id),
  foreign key (company_id, document_id) references document on delete cascade
);
create index document_link_record on document_link (company_id, type, record_id);

-- When a reader last took a document of the company: the company that has waited longest since then is next.
create table reading_turn (
  company_id uuid primary key references company,
  taken_at timestamptz not null
);

-- Layouts of bank and card statements that a person taught: what each column holds, and how the layout is recognised (decision
-- 0029).
create table statement_layout (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  -- What two statements of the layout have in common: no figure, no date, no period.
  layout_key text not null,
  -- The name of the bank; empty if none was known.
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
alter table document add foreign key (company_id, layout_id) references statement_layout on delete set null (layout_id);

-- Where the documents of a supplier print their fields, learnt from corrections.
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
  foreign key (company_id, learned_from) references document on delete set null (learned_from)
);

-- The account that a person chose for the items of a supplier or customer.
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

-- What an external language model was asked, by day, for the limit.
create table language_model_use (
  company_id uuid not null references company,
  day date not null,
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  primary key (company_id, day)
);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'stored_file', 'document', 'document_text', 'document_link', 'reading_turn', 'statement_layout',
    'reading_memory', 'account_memory', 'language_model_use'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, delete on stored_file, document_link to folio_app;
grant select, insert, update on document_text, reading_turn, language_model_use to folio_app;
grant select, insert, update, delete on document, statement_layout, reading_memory, account_memory to folio_app;
