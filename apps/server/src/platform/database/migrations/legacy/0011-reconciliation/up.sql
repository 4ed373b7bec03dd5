-- Bank accounts are of a kind: a card's statement counts what is owed, a cash account has no bank behind it.
alter table bank_account
  add column kind text not null default 'bank' check (kind in ('bank', 'card', 'cash')),
  add column active boolean not null default true;
update bank_account set kind = case
    when account_code between '1080' and '1089' then 'cash'
    when account_code between '2000' and '2999' then 'card'
    else 'bank' end;

-- Where opening and closing balance are printed: {"opening": {"page", "box"}, "closing": {…}}.
alter table bank_statement add column spots jsonb not null default '{}';

-- Kept besides its lines: the first day of the run of statements it belongs to, how many lines it has and how many are open, and
-- what its coded lines moved in the books since that day. Worked out again whenever `since` changes; null = never yet.
alter table bank_statement
  add column since date,
  add column line_count integer not null default 0,
  add column to_do integer not null default 0,
  add column moved_minor bigint not null default 0;

alter table bank_line
  add column value_date date,
  add column reference text,
  -- The row of a bank's data file, from 1.
  add column file_row integer,
  -- Its statement's last day: lines of one day stand in the order of their statements.
  add column period_end date,
  -- What a person should look at: repaired, balance_breaks, flip.
  add column flags jsonb not null default '[]',
  -- Up to nine suggestions, best first. The old column held one.
  add column candidates jsonb not null default '[]',
  -- Something it rests on was taken or learnt since: worked out again before it is shown.
  add column stale boolean not null default true,
  -- The documents, entries and other lines its candidates name: what to work out again when one of them is taken.
  add column names uuid[] not null default '{}',
  -- What a person said no to, by key.
  add column refused jsonb not null default '[]',
  -- What its payee is known by: direction and words.
  add column payee_key text;
alter table bank_line drop column suggestion;
update bank_line line set period_end = statement.period_end
  from bank_statement statement where statement.company_id = line.company_id and statement.id = line.statement_id;
drop index bank_line_account;
create index bank_line_account on bank_line (company_id, bank_account_id, date, period_end, line_no, id) include (state);
update bank_line set state = 'unreviewed' where state = 'suggested';
create index bank_line_stale on bank_line (company_id, bank_account_id) where stale and state in ('unreviewed', 'suggested');
create index bank_line_payee on bank_line (company_id, payee_key, date desc);

-- The entries a coded line is the bank's side of: one line may stand for many, an entry for one line of an account.
create table bank_line_link (
  company_id uuid not null references company,
  bank_line_id uuid not null,
  bank_account_id uuid not null,
  entry_id uuid not null,
  primary key (company_id, bank_line_id, entry_id),
  unique (company_id, bank_account_id, entry_id),
  foreign key (company_id, bank_line_id) references bank_line,
  foreign key (company_id, entry_id) references journal_entry
);
insert into bank_line_link (company_id, bank_line_id, bank_account_id, entry_id)
  select company_id, id, bank_account_id, entry_id from bank_line where entry_id is not null on conflict do nothing;

-- How a bank's table is read, by the fingerprint of its headings.
create table bank_mapping (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  fingerprint text not null,
  mapping jsonb not null,
  bank_account_id uuid,
  times integer not null default 1,
  used_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, fingerprint),
  foreign key (company_id, bank_account_id) references bank_account
);

create table bank_rule (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  position integer not null,
  name text not null,
  active boolean not null default true,
  conditions jsonb not null,
  action jsonb not null,
  created_by uuid references app_user,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);

-- What a payee's lines were coded to, and what a person said no to.
create table payee_memory (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  payee_key text not null,
  payee text not null,
  direction text not null check (direction in ('spent', 'received')),
  account_code text not null,
  times integer not null default 0,
  refused integer not null default 0,
  last_used date not null,
  primary key (company_id, id),
  unique (company_id, payee_key, account_code)
);

-- What became of each line's best suggestion when a person coded the line or said no to it.
create table suggestion_outcome (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_line_id uuid not null,
  at timestamptz not null default now(),
  -- Where it came from: document, entry, transfer, history, word, rule; null = the line stood without any.
  source text,
  rule_id uuid,
  payee_key text,
  score integer,
  -- It was taken as it stood; false: another candidate, or something else altogether.
  accepted boolean not null,
  -- Which candidate was taken, from 0; null = none of them.
  taken integer,
  -- A person's no: the line stayed open.
  refused boolean not null default false,
  -- Confirmed without a person.
  auto boolean not null default false,
  undone boolean not null default false,
  -- What it taught about the payee, so that an undo takes it back.
  learnt_account text,
  refused_account text,
  primary key (company_id, id),
  foreign key (company_id, bank_line_id) references bank_line
);
create index suggestion_outcome_newest on suggestion_outcome (company_id, at desc);
create index suggestion_outcome_line on suggestion_outcome (company_id, bank_line_id);

alter table company
  add column auto_confirm boolean not null default false,
  add column auto_confirm_stopped_at timestamptz;

create table bank_line_comment (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_line_id uuid not null,
  kind text not null check (kind in ('comment', 'question_client', 'question_accountant')),
  text text not null,
  author_id uuid references app_user,
  at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by uuid references app_user,
  primary key (company_id, id),
  foreign key (company_id, bank_line_id) references bank_line
);
create index bank_line_comment_line on bank_line_comment (company_id, bank_line_id);
create index bank_line_comment_open on bank_line_comment (company_id, bank_line_id)
  where kind <> 'comment' and answered_at is null;

create table bank_line_document (
  company_id uuid not null references company,
  bank_line_id uuid not null,
  document_id uuid not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, bank_line_id, document_id),
  foreign key (company_id, bank_line_id) references bank_line,
  foreign key (company_id, document_id) references document
);
create index bank_line_document_document on bank_line_document (company_id, document_id);

-- A file dropped onto a line: attached to it when it has been read.
alter table document add column for_bank_line_id uuid,
  add foreign key (company_id, for_bank_line_id) references bank_line (company_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['bank_line_link', 'bank_mapping', 'bank_rule', 'payee_memory', 'suggestion_outcome',
                              'bank_line_comment', 'bank_line_document'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, delete on bank_line_link, bank_line_document to folio_app;
grant select, insert, update on bank_mapping, suggestion_outcome, bank_line_comment to folio_app;
grant select, insert, update, delete on bank_rule, payee_memory to folio_app;

-- How many papers show what a line was for: attached to it, or of the records it stands for. Kept with the line, so that a long
-- account's list of what is missing is read from an index.
alter table bank_line add column evidence integer not null default 0;
alter table bank_line add column lacks_evidence boolean not null generated always as (
  amount_minor < 0 and evidence = 0 and state <> 'excluded'
  and coalesce(hint, '') not in ('transfer', 'fee', 'interest')
  and coalesce(coded ->> 'kind', '') <> 'transfer') stored;
create index bank_line_lacks_evidence on bank_line (company_id, bank_account_id, date desc, id) where lacks_evidence;

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

update bank_line line set evidence = count_line_evidence(line.company_id, line.id)
 where exists (select from bank_line_link link where link.company_id = line.company_id and link.bank_line_id = line.id);
