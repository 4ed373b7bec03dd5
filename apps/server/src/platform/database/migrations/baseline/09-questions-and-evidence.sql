-- Questions to the client, and the documents that support posted entries. What supports an entry cannot be deleted before the end
-- of its legal period.

-- What a bookkeeper or a practice asks the client: about a bank line, a document, an invoice, or in general.
create table client_question (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  subject_type text not null check (subject_type in ('bank_line', 'document', 'invoice', 'none')),
  bank_line_id uuid,
  document_id uuid,
  invoice_id uuid,
  -- What its subject was called when it was asked.
  about text not null default '',
  text text not null,
  asked_by uuid references app_user,
  -- The practice for which the asker acted.
  asked_through text,
  asked_at timestamptz not null default now(),
  -- Null: asked in the application only.
  email text,
  language text not null check (language in ('en-US', 'zh-Hant')),
  -- The email that last contained it. The link of that email leads to it; the link of an earlier one no longer does.
  mail_id uuid,
  state text not null default 'open' check (state in ('open', 'answered', 'settled', 'withdrawn')),
  answer text,
  -- The client says that there is nothing to send.
  answer_none boolean not null default false,
  answered_by uuid references app_user,
  -- The name typed by a person without an account.
  answered_name text,
  answered_at timestamptz,
  -- When the asker was informed of the answer.
  told_at timestamptz,
  closed_by uuid references app_user,
  closed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, number),
  foreign key (company_id, bank_line_id) references bank_line,
  foreign key (company_id, document_id) references document,
  foreign key (company_id, invoice_id) references invoice on delete set null (invoice_id),
  foreign key (company_id, mail_id) references outgoing_mail,
  check (bank_line_id is null or subject_type = 'bank_line'),
  check (document_id is null or subject_type = 'document'),
  check (invoice_id is null or subject_type = 'invoice')
);
create index client_question_state on client_question (company_id, state, number desc);
create index client_question_line on client_question (company_id, bank_line_id) where bank_line_id is not null;
create index client_question_paper on client_question (company_id, document_id) where document_id is not null;
create index client_question_invoice on client_question (company_id, invoice_id) where invoice_id is not null;
create index client_question_mail on client_question (company_id, mail_id) where mail_id is not null;
create index client_question_untold on client_question (answered_at) where state = 'answered' and told_at is null;

-- Questions get the next number of their company. They are never deleted, so no number is missing or given twice.
create function number_question() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  if new.number is null then
    perform from company where id = new.company_id for no key update;
    select coalesce(max(number), 0) + 1 into new.number from client_question where company_id = new.company_id;
  end if;
  return new;
end
$$;
create trigger number_question before insert on client_question for each row execute function number_question();

-- What the client sent as an answer.
create table client_question_document (
  company_id uuid not null references company,
  question_id uuid not null,
  document_id uuid not null,
  -- Its name when it was sent.
  name text not null,
  sent_by uuid references app_user,
  sent_name text,
  sent_at timestamptz not null default now(),
  primary key (company_id, question_id, document_id),
  foreign key (company_id, question_id) references client_question,
  foreign key (company_id, document_id) references document
);
create index client_question_document_document on client_question_document (company_id, document_id);

-- The link in an email to its questions, for a person without an account. Made when the email is sent; only the hash of its token
-- is kept.
create table question_link (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  mail_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, mail_id) references outgoing_mail
);
create index question_link_mail on question_link (company_id, mail_id);

-- People who only upload see the questions that were sent to their own address or are about a document of theirs. Other questions
-- name payees and amounts of the books.
create function address_of_uploader() returns text
language sql stable security definer set search_path = public
as $$ select lower(email) from app_user where id = nullif(current_setting('folio.papers_of', true), '')::uuid $$;

create policy questions_of_uploader on client_question as restrictive
  using (papers_of() is null
      or lower(email) = address_of_uploader()
      or exists (select from document paper where paper.company_id = client_question.company_id and paper.id = document_id));

-- Documents of a line: attached to it, or to the records and journals behind it.
create function count_line_evidence(company uuid, line uuid) returns integer language sql stable as $$
  select count(*)::integer from (
    select attached.document_id::text from bank_line_document attached
     where attached.company_id = company and attached.bank_line_id = line
    union
    select invoice.document_id::text from bank_line_link link
      join journal_line posted on posted.company_id = link.company_id and posted.entry_id = link.entry_id
      join invoice on invoice.company_id = link.company_id and invoice.id = posted.document_ref
     where link.company_id = company and link.bank_line_id = line and invoice.document_id is not null
    union
    select invoice.document_id::text from bank_line_link link
      join journal_entry entry on entry.company_id = link.company_id and entry.id = link.entry_id
      join invoice on invoice.company_id = link.company_id and invoice.id = entry.source_id
     where link.company_id = company and link.bank_line_id = line and invoice.document_id is not null
    union
    select attachment.sha256 from bank_line_link link
      join journal_entry entry on entry.company_id = link.company_id and entry.id = link.entry_id
      join manual_journal_attachment attachment
        on attachment.company_id = link.company_id and attachment.manual_journal_id = entry.source_id
     where link.company_id = company and link.bank_line_id = line) as paper
$$;

-- Keeps the count when a line gets or loses a document or an entry.
create function keep_line_evidence() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'DELETE' then touched := old; else touched := new; end if;
  update bank_line set evidence = count_line_evidence(touched.company_id, touched.bank_line_id)
   where company_id = touched.company_id and id = touched.bank_line_id;
  return null;
end
$$;
create trigger bank_line_document_counted after insert or delete on bank_line_document
  for each row execute function keep_line_evidence();
create trigger bank_line_link_counted after insert or delete on bank_line_link
  for each row execute function keep_line_evidence();

-- Keeps the count when a file is attached to a journal that a line was matched with.
create function keep_journal_evidence() returns trigger language plpgsql as $$
declare
  touched record;
begin
  if tg_op = 'DELETE' then touched := old; else touched := new; end if;
  update bank_line line set evidence = count_line_evidence(line.company_id, line.id)
    from journal_entry entry
    join bank_line_link link on link.company_id = entry.company_id and link.entry_id = entry.id
   where entry.company_id = touched.company_id and entry.source_id = touched.manual_journal_id
     and line.company_id = link.company_id and line.id = link.bank_line_id;
  return null;
end
$$;
create trigger manual_journal_attachment_counted after insert or delete on manual_journal_attachment
  for each row execute function keep_journal_evidence();

-- Records that came from a document (`attached` false) or have it attached.
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

-- Posted entries that a document supports: of its records, of the lines of its statements, of the lines it is attached to. All
-- code that asks whether a document is needed asks this function.
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

-- Until when what supports an entry of a day is kept: seven years after the financial year of the day (Companies Ordinance s.377;
-- the seven years of the Inland Revenue Ordinance s.51C end no later).
create function kept_until(day date, fye text) returns date
language sql immutable
as $$
  select case when day <= year_end then year_end else next_end end + interval '7 years'
    from (select make_date(year, month, least(of_month, extract(day from make_date(year, month, 1) + interval '1 month' - interval '1 day')::integer)) as year_end,
                 make_date(year + 1, month, least(of_month, extract(day from make_date(year + 1, month, 1) + interval '1 month' - interval '1 day')::integer)) as next_end
            from (select extract(year from day)::integer as year, substr(fye, 1, 2)::integer as month, substr(fye, 4, 2)::integer as of_month) told) ends
$$;

-- Runs before every deletion: what a posted entry depends on is not destroyed before its time.
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

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'client_question', 'client_question_document', 'question_link'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert on client_question_document to folio_app;
grant select, insert, update on client_question to folio_app;
grant select, insert, update, delete on question_link to folio_app;
