-- What a number says, however it was typed: a certificate of business registration begins with the eight digits that count.
create function number_key(typed text) returns text
language sql immutable
as $$
  select case when plain ~ '^\d{8}-' then left(plain, 8) else plain end
    from (select upper(regexp_replace(typed, '\s', '', 'g')) as plain) written
$$;

-- A practice's application is found by the number it named, and is bound to a company only when that company answers: applying asks
-- nothing of the companies there are.
alter table access_request
  add column asked_key text generated always as (number_key(asked_number)) stored,
  -- When it was looked up whom an application concerns: later than the answer to it, whoever that is.
  add column told_at timestamptz;
create index access_request_untold on access_request (number) where asked_by = 'practice' and state = 'pending' and told_at is null;
create unique index access_request_open_number on access_request (practice_id, asked_key)
  where asked_by = 'practice' and state = 'pending';
create index access_request_asked on access_request (asked_key) where asked_by = 'practice' and state = 'pending';
create index company_br_key on company (number_key(br));
create index company_registration_key on company (number_key(registration_number));

-- Staff get the next number of their practice, which nobody gets a second time.
alter table practice add column last_staff_number integer not null default 0;
update practice set last_staff_number =
  coalesce((select max(number) from practice_member where practice_id = practice.id), 0);
create function number_practice_staff() returns trigger
language plpgsql
as $$
begin
  update practice set last_staff_number = greatest(last_staff_number + 1, new.number) where id = new.practice_id
  returning last_staff_number into new.number;
  return new;
end
$$;
create trigger number_practice_staff before insert on practice_member for each row execute function number_practice_staff();
alter table practice_member
  add column invited_by uuid references app_user,
  -- Null while nobody knows; false when the mail did not leave.
  add column mail_sent boolean,
  -- The clients an invited person will see, until there is a user to give them to.
  add column given uuid[] not null default '{}';
alter table practice_member alter column number drop not null;
alter table practice_member add check (number is not null);
create unique index practice_member_invited on practice_member (practice_id, lower(email)) where state = 'invited';

-- Whether the sums that must agree do agree, as of `checked_at` and of the journal's entry `journal_number`. Kept for companies a
-- practice looks after: its home shows hundreds of them at once.
create table book_light (
  company_id uuid not null references company,
  checked_at timestamptz not null,
  journal_number bigint not null,
  journal_hash text not null,
  -- All debits less all credits; nil when they agree.
  trial_difference_minor numeric not null,
  -- Receivables and payables in the books less what their documents carry, each taken as positive.
  control_difference_minor numeric not null,
  -- Every entry since the last look names the one before it, and the journal's end is the last of them.
  chain_holds boolean not null,
  primary key (company_id)
);
alter table book_light enable row level security;
create policy company_of_transaction on book_light using (company_id = current_company());
grant select on book_light to folio_app;

-- Looks at one company's books, from the sums that are kept besides the lines, and at the entries since the last look.
create function look_at_books(of_company uuid, at timestamptz) returns void
language plpgsql
as $$
declare
  head journal_head;
  known book_light;
  trial numeric;
  control numeric;
  breaks bigint;
begin
  -- The journal stands still for this: an entry's sums are seen together with its number.
  select * into head from journal_head where company_id = of_company for share;
  select * into known from book_light where company_id = of_company;
  select coalesce(sum(debit_minor - credit_minor), 0) into trial from account_month where company_id = of_company;
  select coalesce(sum(abs(coalesce(books.net, 0) - coalesce(documents.base, 0))), 0) into control
    from ledger_account account
    left join lateral (select sum(debit_minor - credit_minor) as net from account_month
                        where company_id = of_company and account_code = account.code) books on true
    left join lateral (select sum(open_base_minor) as base from document_balance
                        where company_id = of_company and account_code = account.code) documents on true
   where account.company_id = of_company and account.system_role in ('accounts_receivable', 'accounts_payable');
  select count(*) into breaks
    from (select number, previous_hash, lag(number) over by_number as number_before, lag(hash) over by_number as hash_before
            from journal_entry
           where company_id = of_company and number >= coalesce(known.journal_number, 0)
          window by_number as (order by number)) entry
   where case when number_before is null
              then number > greatest(coalesce(known.journal_number, 0), 1)
              else number <> number_before + 1 or previous_hash <> hash_before end;
  insert into book_light values (of_company, at, coalesce(head.last_number, 0), coalesce(head.last_hash, ''), trial, control,
    breaks = 0
    and coalesce(head.last_number, 0) >= coalesce(known.journal_number, 0)
    and (coalesce(head.last_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = head.last_number and hash = head.last_hash))
    and (coalesce(known.journal_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = known.journal_number and hash = known.journal_hash)))
  on conflict (company_id) do update
    set checked_at = excluded.checked_at, journal_number = excluded.journal_number, journal_hash = excluded.journal_hash,
        trial_difference_minor = excluded.trial_difference_minor,
        control_difference_minor = excluded.control_difference_minor,
        -- A chain that broke stays broken until the whole of it is verified.
        chain_holds = excluded.chain_holds and book_light.chain_holds;
end
$$;
revoke execute on function look_at_books(uuid, timestamptz) from public;
