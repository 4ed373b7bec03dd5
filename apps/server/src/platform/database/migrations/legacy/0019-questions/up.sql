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
  -- The practice the asker spoke for.
  asked_through text,
  asked_at timestamptz not null default now(),
  -- Null: asked in the application only.
  email text,
  language text not null check (language in ('en-US', 'zh-Hant')),
  -- The mail it was last sent by: that mail's link leads to it, an earlier one's does not any more.
  mail_id uuid,
  state text not null default 'open' check (state in ('open', 'answered', 'settled', 'withdrawn')),
  answer text,
  -- The client says that there is nothing to send.
  answer_none boolean not null default false,
  answered_by uuid references app_user,
  -- The name that was typed by whoever had no account.
  answered_name text,
  answered_at timestamptz,
  -- When the asker was told of the answer.
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

-- Questions get the next number of their company, which none gets a second time: they are never deleted.
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

-- What the client sent for it.
create table client_question_document (
  company_id uuid not null references company,
  question_id uuid not null,
  document_id uuid not null,
  -- What it was called when it was sent.
  name text not null,
  sent_by uuid references app_user,
  sent_name text,
  sent_at timestamptz not null default now(),
  primary key (company_id, question_id, document_id),
  foreign key (company_id, question_id) references client_question,
  foreign key (company_id, document_id) references document
);
create index client_question_document_document on client_question_document (company_id, document_id);

-- The way of a mail's receiver to its questions without an account: made when the mail leaves, only the hash of its token is kept.
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

-- Who sent a document without an account.
alter table document add column sent_by text;

do $$
declare
  name text;
begin
  foreach name in array array['client_question', 'client_question_document', 'question_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;
grant select, insert, update on client_question to folio_app;
grant select, insert on client_question_document to folio_app;
-- The link of a mail that did not leave is taken back.
grant select, insert, update, delete on question_link to folio_app;

-- Questions to the client that stood as comments become questions; those to the accountant stay comments.
insert into client_question (company_id, id, number, subject_type, bank_line_id, about, text, asked_by, asked_at, language, state,
                             closed_by, closed_at)
select asked.company_id, asked.id, row_number() over (partition by asked.company_id order by asked.at, asked.id), 'bank_line',
       asked.bank_line_id, coalesce(line.payee, line.description), asked.text, asked.author_id, asked.at, 'en-US',
       case when asked.answered_at is null then 'open' else 'settled' end, asked.answered_by, asked.answered_at
  from bank_line_comment asked
  join bank_line line on line.company_id = asked.company_id and line.id = asked.bank_line_id
 where asked.kind = 'question_client';
delete from bank_line_comment where kind = 'question_client';
alter table bank_line_comment drop constraint bank_line_comment_kind_check;
alter table bank_line_comment add constraint bank_line_comment_kind_check check (kind in ('comment', 'question_accountant'));
