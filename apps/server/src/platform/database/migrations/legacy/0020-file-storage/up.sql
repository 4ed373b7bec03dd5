-- Every file of a company has a number that no other one gets, also after it is gone.
alter table company add column last_file_number integer not null default 0;
alter table document add column number integer;
with numbered as (
  select company_id, id, row_number() over (partition by company_id order by uploaded_at, coalesce(part_of, id), part, id) as number
    from document
)
update document file set number = numbered.number
  from numbered where numbered.company_id = file.company_id and numbered.id = file.id;
update company set last_file_number = coalesce((select max(number) from document where company_id = company.id), 0);
-- Nought asks for the next one.
alter table document alter column number set not null, alter column number set default 0;
create unique index document_number on document (company_id, number);

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

-- The day a text names; null where there is no such day: a draft may still hold 31 April.
create function day_of_text(written text) returns date
language sql immutable
as $$
  select case when written ~ '^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
               and substr(written, 9, 2)::integer
                   <= extract(day from make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
                                       + interval '1 month' - interval '1 day')
         then make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, substr(written, 9, 2)::integer) end
$$;

alter table document
  -- What it was before it was put into the trash.
  add column trashed_from text,
  add column trashed_at timestamptz,
  add column trashed_by uuid references app_user,
  -- The folder it lies in, by what it is.
  add column folder text not null generated always as (
    case when kind in ('bank_statement', 'card_statement') then 'statement'
         when kind = 'sales_invoice' then 'invoice'
         when kind = 'purchase_bill' then 'bill'
         when kind = 'receipt' then 'receipt'
         when kind in ('sales_credit_note', 'purchase_credit_note') then 'credit_note'
         else 'other' end) stored,
  -- The day printed on it; where none is known, the day it was uploaded, in Hong Kong.
  add column date date not null generated always as (coalesce(
    day_of_text(draft #>> '{invoice,issue_date}'), day_of_text(draft #>> '{statements,0,period_end}'), fact_date,
    (uploaded_at at time zone 'Asia/Hong_Kong')::date)) stored;

alter table document drop constraint document_state_check;
alter table document
  add constraint document_state_check check (
    state in ('queued', 'processing', 'needs_review', 'processed', 'duplicate', 'unsupported', 'failed', 'merged', 'trashed')),
  add constraint document_trash check ((state = 'trashed') = (trashed_from is not null) and (state = 'trashed') = (trashed_at is not null));

-- The shelf: everything the list filters and orders by, so that it reads this index alone.
create index document_shelf on document (company_id, date desc, number desc)
  include (id, name, folder, state, uploaded_by) where state not in ('merged', 'trashed');
create index document_trash on document (company_id, trashed_at desc, number desc) where state = 'trashed';
-- Whether other documents need the same bytes.
create index document_content on document (company_id, sha256);
create index document_unlocked on document (company_id, unlocked_sha256) where unlocked_sha256 is not null;

-- The words of a document as they were read, for searching. `words` is worked out of the text; null = not yet.
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

-- Records a document was put beside. Lines of the bank and journals have tables of their own for that.
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

do $$
declare
  name text;
begin
  foreach name in array array['document_text', 'document_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update on document_text to folio_app;
grant select, insert, delete on document_link to folio_app;
grant delete on document, stored_file to folio_app;

-- Row-level security keeps the index of words from being used, since matching words might tell what is in a row. So the rows of
-- the transaction's company are found here, and nothing but their ids leaves.
create function documents_with_words(wanted tsquery) returns setof uuid
language sql stable security definer set search_path = public
as $$ select document_id from document_text where company_id = current_company() and words @@ wanted $$;

create index invoice_document on invoice (company_id, document_id) where document_id is not null;
create index bank_statement_document on bank_statement (company_id, document_id) where document_id is not null;
create index manual_journal_attachment_content on manual_journal_attachment (company_id, sha256);

-- Records that came of a document (`attached` false) or have it beside them.
create function document_records(company uuid, document uuid) returns table (type text, id uuid, attached boolean)
language sql stable
as $$
  select 'invoice', invoice.id, false from invoice where invoice.company_id = company and invoice.document_id = document
  union all
  select 'bank_statement', statement.id, false from bank_statement statement
   where statement.company_id = company and statement.document_id = document
  union all
  select link.type, link.record_id, true from document_link link where link.company_id = company and link.document_id = document
  union all
  select 'bank_line', attached.bank_line_id, true from bank_line_document attached
   where attached.company_id = company and attached.document_id = document
  union all
  select 'manual_journal', attached.manual_journal_id, true from manual_journal_attachment attached
   where attached.company_id = company
     and attached.sha256 = (select file.sha256 from document file where file.company_id = company and file.id = document)
$$;

-- Posted entries a document is evidence of: of its records, of the lines of its statements, of the lines it is attached to.
create function document_entries(company uuid, document uuid) returns table (id uuid, number bigint, date date)
language sql stable
as $$
  with record as materialized (select * from document_records(company, document)),
  line as materialized (
    select line.id from record join bank_line line on line.company_id = company and line.statement_id = record.id
     where record.type = 'bank_statement'
    union select record.id from record where record.type = 'bank_line'
  ),
  tied as (
    select entry.id from record join journal_entry entry on entry.company_id = company and entry.source_id = record.id
     where record.type <> 'contact'
    union
    select posted.entry_id from record join journal_line posted on posted.company_id = company and posted.document_ref = record.id
     where record.type = 'invoice'
    union
    select link.entry_id from line join bank_line_link link on link.company_id = company and link.bank_line_id = line.id
    union
    select entry.id from line join journal_entry entry on entry.company_id = company and entry.source_id = line.id
  )
  select entry.id, entry.number, entry.date from tied
    join journal_entry entry on entry.company_id = company and entry.id = tied.id
$$;

-- Until when what is behind an entry of a day is kept: seven years after the financial year it falls in (Companies Ordinance
-- s.377; the seven years of the Inland Revenue Ordinance s.51C end no later).
create function kept_until(day date, fye text) returns date
language sql immutable
as $$
  select case when day <= year_end then year_end else next_end end + interval '7 years'
    from (select make_date(year, month, least(of_month, extract(day from make_date(year, month, 1) + interval '1 month' - interval '1 day')::integer)) as year_end,
                 make_date(year + 1, month, least(of_month, extract(day from make_date(year + 1, month, 1) + interval '1 month' - interval '1 day')::integer)) as next_end
            from (select extract(year from day)::integer as year, substr(fye, 1, 2)::integer as month, substr(fye, 4, 2)::integer as of_month) told) ends
$$;

-- No way leads past this: what a posted entry rests on is not destroyed before its time.
create function refuse_destroying_evidence() returns trigger
language plpgsql security definer set search_path = public
as $$
declare
  tied record;
begin
  select entry.number, kept_until(entry.date, company.fye) as until into tied
    from document_entries(old.company_id, old.id) entry join company on company.id = old.company_id
   where kept_until(entry.date, company.fye) >= (now() at time zone 'Asia/Hong_Kong')::date
   order by entry.date desc, entry.number desc limit 1;
  if found then
    raise exception 'document % is evidence of entry % and kept until %', old.number, tied.number, tied.until
      using errcode = 'FO020', detail = tied.number::text;
  end if;
  return old;
end
$$;
create trigger document_evidence_stays before delete on document for each row execute function refuse_destroying_evidence();

-- What a posted journal rests on stays with it.
create function refuse_detaching_from_posted() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if exists (select from manual_journal where company_id = old.company_id and id = old.manual_journal_id and state <> 'draft') then
    raise exception 'a posted journal keeps its files' using errcode = 'FO001';
  end if;
  return old;
end
$$;
create trigger manual_journal_attachment_stays before delete on manual_journal_attachment
  for each row execute function refuse_detaching_from_posted();

-- Once a document may go, what named it only forgets it.
alter table invoice
  drop constraint invoice_company_id_document_id_fkey,
  add foreign key (company_id, document_id) references document on delete set null (document_id);
alter table bank_statement
  drop constraint bank_statement_company_id_document_id_fkey,
  add foreign key (company_id, document_id) references document on delete set null (document_id);
alter table bank_line_document
  drop constraint bank_line_document_company_id_document_id_fkey,
  add foreign key (company_id, document_id) references document on delete cascade;
alter table reading_memory
  drop constraint reading_memory_company_id_learned_from_fkey,
  add foreign key (company_id, learned_from) references document on delete set null (learned_from);
