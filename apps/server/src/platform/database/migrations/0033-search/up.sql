-- What the search finds a record by (decision 0037). The server computes the words of a record from the record itself, so every row
-- here can be made again at any time.

create table search_entry (
  company_id uuid not null references company,
  kind text not null check (kind in ('contact', 'account', 'invoice', 'payment', 'bank_line', 'journal_entry', 'document')),
  -- The id of the record; of an account its code.
  record_id text not null,
  day date not null,
  -- Something remains to be done with it. Open records are listed first.
  open boolean not null,
  -- Of a document the person who uploaded it.
  owner_id uuid,
  -- Its number without separators, in small letters; '' if it has none.
  number_key text not null,
  -- Its names as they are compared, each after a vertical bar.
  names text not null,
  -- Words, Chinese in pairs of characters, pinyin, amounts and dates. Each begins with a mark of company and kind, so that the list
  -- of a common word stays short.
  words tsvector not null,
  -- A record is looked up by its id alone: the engine has no reason to use the index by day for that.
  primary key (company_id, record_id, kind)
);
-- Without a list of pending rows, which each search would read from beginning to end.
create index search_entry_words on search_entry using gin (words) with (fastupdate = off);
create index search_entry_by_day on search_entry (company_id, kind, day desc);
create index search_entry_number on search_entry (company_id, number_key) where number_key <> '';

-- The words of names and descriptions, to find the one that a mistyped word means. One edit leaves the first or the second half of a
-- word as it is, so both directions have an index.
create table search_word (
  company_id uuid not null references company,
  word text collate "C" not null,
  primary key (company_id, word)
);
create index search_word_reversed on search_word (company_id, reverse(word) collate "C");

-- Records whose entry has to be made again. Rows are only added and deleted: a transaction never waits for another one here.
create table search_waiting (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  kind text not null,
  record_id text not null
);
create index search_waiting_company on search_waiting (company_id, id);

-- Posted entries never change, so it is enough to know up to which number they were taken.
create table search_progress (
  company_id uuid primary key references company,
  entry_number bigint not null
);

create function search_waits() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, tg_argv[0], id::text from changed;
  return null;
end
$$;

create function search_waits_for_row() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into search_waiting (company_id, kind, record_id) values (new.company_id, tg_argv[0], new.id::text);
  return null;
end
$$;

create trigger contact_added_search after insert on contact
  referencing new table as changed for each statement execute function search_waits('contact');
create trigger contact_changed_search after update on contact
  for each row when (
    old.name is distinct from new.name
    or old.name_zh is distinct from new.name_zh
    or old.br is distinct from new.br
    or old.email is distinct from new.email
    or old.phone is distinct from new.phone
    or old.contact_person is distinct from new.contact_person
    or old.archived_at is distinct from new.archived_at
    or old.merged_into is distinct from new.merged_into)
  execute function search_waits_for_row('contact');

-- Documents and payments are found by the names that their contact has now, and a contact also by the names of those merged into it.
create function search_waits_for_contact() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into search_waiting (company_id, kind, record_id)
  select new.company_id, 'contact', root::text from unnest(array[old.merged_into, new.merged_into]) root where root is not null;
  insert into search_waiting (company_id, kind, record_id)
  select company_id, 'invoice', id::text from invoice
   where company_id = new.company_id
     and contact_id in (select id from contact where company_id = new.company_id and (id = new.id or merged_into = new.id));
  insert into search_waiting (company_id, kind, record_id)
  select company_id, 'payment', id::text from money_record
   where company_id = new.company_id
     and contact_id in (select id from contact where company_id = new.company_id and (id = new.id or merged_into = new.id));
  return null;
end
$$;
create trigger contact_renamed_search after update on contact
  for each row when (
    old.name is distinct from new.name
    or old.name_zh is distinct from new.name_zh
    or old.merged_into is distinct from new.merged_into)
  execute function search_waits_for_contact();

create function search_waits_for_accounts() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, 'account', code from changed;
  return null;
end
$$;
create trigger ledger_account_added_search after insert on ledger_account
  referencing new table as changed for each statement execute function search_waits_for_accounts();
create trigger ledger_account_changed_search after update on ledger_account
  referencing new table as changed for each statement execute function search_waits_for_accounts();
create trigger ledger_account_removed_search after delete on ledger_account
  referencing old table as changed for each statement execute function search_waits_for_accounts();

-- The row that lists need of a document changes with everything but its items.
create function search_waits_for_invoices() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, 'invoice', invoice_id::text from changed;
  return null;
end
$$;
create trigger invoice_standing_added_search after insert on invoice_standing
  referencing new table as changed for each statement execute function search_waits_for_invoices();
create trigger invoice_standing_changed_search after update on invoice_standing
  referencing new table as changed for each statement execute function search_waits_for_invoices();
create trigger invoice_standing_removed_search after delete on invoice_standing
  referencing old table as changed for each statement execute function search_waits_for_invoices();
create trigger invoice_changed_search after update on invoice
  for each row when (
    old.draft -> 'items' is distinct from new.draft -> 'items' or old.payment_reference is distinct from new.payment_reference)
  execute function search_waits_for_row('invoice');

create trigger money_record_added_search after insert on money_record
  referencing new table as changed for each statement execute function search_waits('payment');
create trigger money_record_changed_search after update on money_record
  referencing new table as changed for each statement execute function search_waits('payment');

-- Suggestions are computed for many lines at once and change nothing that a line is found by.
create trigger bank_line_added_search after insert on bank_line
  referencing new table as changed for each statement execute function search_waits('bank_line');
create trigger bank_line_changed_search after update on bank_line
  for each row when (
    old.payee is distinct from new.payee
    or old.description is distinct from new.description
    or old.reference is distinct from new.reference
    or old.date is distinct from new.date
    or old.amount_minor is distinct from new.amount_minor
    or (old.state in ('unreviewed', 'suggested')) is distinct from (new.state in ('unreviewed', 'suggested')))
  execute function search_waits_for_row('bank_line');
create trigger bank_line_removed_search after delete on bank_line
  referencing old table as changed for each statement execute function search_waits('bank_line');

create trigger document_added_search after insert on document
  referencing new table as changed for each statement execute function search_waits('document');
create trigger document_changed_search after update on document
  for each row when (
    old.name is distinct from new.name
    or old.state is distinct from new.state
    or old.kind is distinct from new.kind
    or old.fact_total is distinct from new.fact_total
    or old.fact_number is distinct from new.fact_number
    or old.fact_date is distinct from new.fact_date
    or old.fact_supplier is distinct from new.fact_supplier
    or old.draft is distinct from new.draft)
  execute function search_waits_for_row('document');
create trigger document_removed_search after delete on document
  referencing old table as changed for each statement execute function search_waits('document');

-- How well an entry matches what was typed: 0 its number or whole name, 1 the beginning of its number or of a name, 2 whole words, 3 beginnings of
-- words.
create function search_rank(
  number_key text, names text, words tsvector, whole tsquery, typed_number text, typed_name text
) returns integer
language sql immutable
as $$
  select case when typed_number <> '' and number_key = typed_number then 0
              when typed_name <> '' and strpos(names || '|', '|' || typed_name || '|') > 0 then 0
              when length(typed_number) > 1 and starts_with(number_key, typed_number) then 1
              when typed_name <> '' and strpos(names, '|' || typed_name) > 0 then 1
              when words @@ whole then 2 else 3 end
$$;

-- Matching words might reveal what is in a row, so row-level security would prevent the use of the index. These functions find the
-- rows of the transaction's company as the owner, and of people who only upload their own documents. Their settings leave one way
-- to find the rows, because the engine does not know how common the words are. Each looks at no more than `among` rows, and
-- returns the `best` of those that are open and of the others, with the number of rows it looked at.
create function search_by_words(
  wanted tsquery, whole tsquery, typed_number text, typed_name text, among integer, best integer
) returns table (record_id text, rank integer, open boolean, day date, seen bigint)
language plpgsql stable security definer set search_path = public
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
#variable_conflict use_column
begin
  return query
  select record_id, rank, open, day, seen
    from (select *, row_number() over (partition by open order by rank, day desc) as place, count(*) over () as seen
            from (select found.record_id, found.open, found.day,
                         search_rank(found.number_key, found.names, found.words, whole, typed_number, typed_name) as rank
                    from (select * from search_entry where search_entry.words @@ wanted offset 0) found
                   where found.company_id = current_company() and (papers_of() is null or found.owner_id = papers_of())
                   limit among) ranked) placed
   where place <= best;
end
$$;

-- The same among the newest records of a kind, for words that very many records contain.
create function search_newest(
  of_kind text, wanted tsquery, whole tsquery, typed_number text, typed_name text, among integer, best integer
) returns table (record_id text, rank integer, open boolean, day date, seen bigint)
language plpgsql stable security definer set search_path = public
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
as $$
#variable_conflict use_column
begin
  return query
  select record_id, rank, open, day, seen
    from (select *, row_number() over (partition by open order by rank, day desc) as place, count(*) over () as seen
            from (select newest.record_id, newest.open, newest.day,
                         search_rank(newest.number_key, newest.names, newest.words, whole, typed_number, typed_name) as rank
                    from (select * from search_entry
                           where search_entry.company_id = current_company() and search_entry.kind = of_kind
                           order by search_entry.day desc limit among) newest
                   where newest.words @@ wanted and (papers_of() is null or newest.owner_id = papers_of())
                   limit 50) ranked) placed
   where place <= best;
end
$$;

-- Documents by the words that are read in their file (`wanted`) and by their date (`dated`; null = any).
create function search_by_text(wanted tsquery, dated tsquery, among integer, best integer)
returns table (record_id text, open boolean, day date, seen bigint)
language plpgsql stable security definer set search_path = public
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
  select record_id, open, day, seen
    from (select *, row_number() over (partition by open order by day desc) as place, count(*) over () as seen
            from (select entry.record_id, entry.open, entry.day
                    from (select company_id, document_id from document_text where document_text.words @@ wanted offset 0) found
                   cross join lateral (
                     select * from search_entry
                      where search_entry.company_id = found.company_id and search_entry.record_id = found.document_id::text
                     offset 0) entry
                   where found.company_id = current_company() and entry.kind = 'document'
                     and (papers_of() is null or entry.owner_id = papers_of()) and (dated is null or entry.words @@ dated)
                   limit among) dated_ones) placed
   where place <= best;
end
$$;

-- The same among the newest documents.
create function search_newest_text(wanted tsquery, dated tsquery, among integer, best integer)
returns table (record_id text, open boolean, day date, seen bigint)
language plpgsql stable security definer set search_path = public
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
  select record_id, open, day, seen
    from (select *, row_number() over (partition by open order by day desc) as place, count(*) over () as seen
            from (select newest.record_id, newest.open, newest.day
                    from (select * from search_entry
                           where search_entry.company_id = current_company() and search_entry.kind = 'document'
                           order by search_entry.day desc limit among) newest
                   cross join lateral (
                     select words from document_text
                      where document_text.company_id = newest.company_id
                        and document_text.document_id = newest.record_id::uuid offset 0) text
                   where text.words @@ wanted and (papers_of() is null or newest.owner_id = papers_of())
                     and (dated is null or newest.words @@ dated)
                   limit 50) dated_ones) placed
   where place <= best;
end
$$;

-- Words of the company that begin with `head`, or end with the letters of `tail` (given backwards).
create function search_words_near(head text, tail text) returns setof text
language sql stable security definer set search_path = public
as $$
  select word from search_word
   where company_id = current_company() and word >= head collate "C" and word < (head || '{') collate "C"
  union
  select word from search_word
   where company_id = current_company()
     and reverse(word) collate "C" >= tail collate "C" and reverse(word) collate "C" < (tail || '{') collate "C"
$$;

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['search_entry', 'search_word', 'search_waiting', 'search_progress'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
-- Whatever a query asks, people who only upload find their own documents.
create policy papers_of_uploader on search_entry as restrictive using (papers_of() is null or owner_id = papers_of());

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update, delete on search_entry to folio_app;
grant select, insert on search_word to folio_app;
grant select, delete on search_waiting to folio_app;
grant select, insert, update on search_progress to folio_app;

-- What is in the books already.
insert into search_waiting (company_id, kind, record_id) select company_id, 'contact', id::text from contact;
insert into search_waiting (company_id, kind, record_id) select company_id, 'account', code from ledger_account;
insert into search_waiting (company_id, kind, record_id) select company_id, 'invoice', id::text from invoice;
insert into search_waiting (company_id, kind, record_id) select company_id, 'payment', id::text from money_record;
insert into search_waiting (company_id, kind, record_id) select company_id, 'bank_line', id::text from bank_line;
insert into search_waiting (company_id, kind, record_id) select company_id, 'document', id::text from document;
