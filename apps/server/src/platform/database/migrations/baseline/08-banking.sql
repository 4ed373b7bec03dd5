-- Bank accounts, statements and their lines, and what Folio learns from how people code the lines.

-- Bank accounts, cards and cash, each with its account in the ledger.
create table bank_account (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  account_code text not null,
  bank text,
  number text,
  currency text not null,
  created_at timestamptz not null default now(),
  -- `journal_head.last_number` when the suggestions for the lines of this account were last computed; null = not since an
  -- import.
  suggested_at_number bigint,
  kind text not null default 'bank' check (kind in ('bank', 'card', 'cash')),
  active boolean not null default true,
  -- The account that payments in its currency propose first.
  is_default boolean not null default false,
  primary key (company_id, id),
  unique (company_id, account_code),
  foreign key (company_id, account_code) references ledger_account
);
create unique index bank_account_default on bank_account (company_id, currency) where is_default;

-- A statement as a person confirmed it.
create table bank_statement (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_account_id uuid not null,
  document_id uuid,
  currency text not null,
  period_start date,
  period_end date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  state text not null check (state in ('processing', 'to_review', 'reconciled', 'failed')),
  created_at timestamptz not null default now(),
  -- Where the opening and closing balances are printed: {"opening": {"page", "box"}, "closing": {...}}.
  spots jsonb not null default '{}',
  -- The first day of the run of statements it belongs to; null asks for a new count. With it the next columns: how many lines
  -- it has, how many are open, and what its coded lines moved in the books since that day. A list of statements never counts
  -- lines.
  since date,
  line_count integer not null default 0,
  to_do integer not null default 0,
  moved_minor bigint not null default 0,
  primary key (company_id, id),
  foreign key (company_id, bank_account_id) references bank_account,
  foreign key (company_id, document_id) references document on delete set null (document_id)
);
create index bank_statement_account on bank_statement (company_id, bank_account_id, period_end desc);
create index bank_statement_document on bank_statement (company_id, document_id) where document_id is not null;

-- A line of a statement, with the place on the page where it is printed, what Folio suggests, and what a person coded it to.
create table bank_line (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  statement_id uuid not null,
  bank_account_id uuid not null,
  line_no integer not null,
  date date not null,
  hint text,
  payee text,
  description text not null,
  -- Signed, in the currency of the account: received positive, spent negative.
  amount_minor bigint not null check (amount_minor <> 0),
  balance_minor bigint,
  state text not null default 'unreviewed'
    check (state in ('unreviewed', 'suggested', 'matched', 'classified', 'excluded')),
  coded jsonb,
  entry_id uuid,
  page integer,
  box jsonb,
  version integer not null default 1,
  value_date date,
  reference text,
  -- The row of a bank's data file, from 1.
  file_row integer,
  -- The last day of its statement: lines of one day are listed in the order of their statements.
  period_end date,
  -- What a person should check: repaired, balance_breaks, flip.
  flags jsonb not null default '[]',
  -- Up to nine suggestions, best first.
  candidates jsonb not null default '[]',
  -- Something that its candidates depend on has changed: they are computed again before they are shown.
  stale boolean not null default true,
  -- The documents, entries and other lines that its candidates name: if one of them is used, the candidates are computed again.
  names uuid[] not null default '{}',
  -- What a person rejected, by key.
  refused jsonb not null default '[]',
  -- How its payee is recognised: direction and words.
  payee_key text,
  -- How many documents show what the line was for. Kept here, so that the list of missing documents is read from an index.
  evidence integer not null default 0,
  lacks_evidence boolean not null generated always as ( amount_minor < 0 and evidence = 0 and state <> 'excluded' and
    coalesce(hint, '') not in ('transfer', 'fee', 'interest') and coalesce(coded ->> 'kind', '') <> 'transfer') stored,
  primary key (company_id, id),
  unique (company_id, statement_id, line_no),
  foreign key (company_id, statement_id) references bank_statement,
  foreign key (company_id, bank_account_id) references bank_account,
  foreign key (company_id, entry_id) references journal_entry
);
create index bank_line_account on bank_line (company_id, bank_account_id, date, period_end, line_no, id) include (state);
create index bank_line_open on bank_line (company_id, bank_account_id) where state in ('unreviewed', 'suggested');
create index bank_line_coded on bank_line (company_id, date desc) where state = 'classified';
create index bank_line_entry on bank_line (company_id, entry_id) where entry_id is not null;
create index bank_line_stale on bank_line (company_id, bank_account_id) where stale and state in ('unreviewed', 'suggested');
create index bank_line_payee on bank_line (company_id, payee_key, date desc);
create index bank_line_lacks_evidence on bank_line (company_id, bank_account_id, date desc, id) where lacks_evidence;
alter table journal_entry add foreign key (company_id, bank_line_id) references bank_line;
alter table document add foreign key (company_id, for_bank_line_id) references bank_line (company_id, id);

-- The entries of which a coded line is the bank's side. One line may have many entries; an entry has one line of an account.
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

-- Documents attached to a line.
create table bank_line_document (
  company_id uuid not null references company,
  bank_line_id uuid not null,
  document_id uuid not null,
  attached_by uuid references app_user,
  attached_at timestamptz not null default now(),
  primary key (company_id, bank_line_id, document_id),
  foreign key (company_id, bank_line_id) references bank_line,
  foreign key (company_id, document_id) references document on delete cascade
);
create index bank_line_document_document on bank_line_document (company_id, document_id);

-- Comments on a line, and questions to the accountant.
create table bank_line_comment (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_line_id uuid not null,
  kind text not null check (kind in ('comment', 'question_accountant')),
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

-- The payee of money that was posted directly to a bank account, without a statement line. Entries cannot change, so it is kept
-- separately.
create table bank_payee (
  company_id uuid not null references company,
  entry_id uuid not null,
  payee text not null,
  primary key (company_id, entry_id),
  foreign key (company_id, entry_id) references journal_entry
);

-- How the table in a bank's file is read, by a fingerprint of its headings.
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

-- Rules by which a person codes lines.
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

-- What the lines of a payee were coded to, and what a person rejected.
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

-- What became of the best suggestion for a line when a person coded the line or rejected the suggestion. Accuracy is measured
-- from these rows, so they are never deleted.
create table suggestion_outcome (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  bank_line_id uuid not null,
  at timestamptz not null default now(),
  -- Where it came from: document, entry, transfer, history, word, rule; null = the line had no suggestion.
  source text,
  rule_id uuid,
  payee_key text,
  score integer,
  -- The person accepted it unchanged; false: another candidate, or something else.
  accepted boolean not null,
  -- Which candidate was accepted, from 0; null = none of them.
  taken integer,
  -- The person rejected it and the line remained open.
  refused boolean not null default false,
  -- Confirmed without a person.
  auto boolean not null default false,
  undone boolean not null default false,
  -- What Folio learnt about the payee, so that an undo can remove it.
  learnt_account text,
  refused_account text,
  primary key (company_id, id),
  foreign key (company_id, bank_line_id) references bank_line
);
create index suggestion_outcome_newest on suggestion_outcome (company_id, at desc);
create index suggestion_outcome_line on suggestion_outcome (company_id, bank_line_id);

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array[
    'bank_account', 'bank_statement', 'bank_line', 'bank_line_link', 'bank_line_document', 'bank_line_comment',
    'bank_payee', 'bank_mapping', 'bank_rule', 'payee_memory', 'suggestion_outcome'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert on bank_payee to folio_app;
grant select, insert, update on bank_account, bank_statement, bank_line, bank_line_comment, bank_mapping,
  suggestion_outcome to folio_app;
grant select, insert, delete on bank_line_link, bank_line_document to folio_app;
grant select, insert, update, delete on bank_rule, payee_memory to folio_app;
