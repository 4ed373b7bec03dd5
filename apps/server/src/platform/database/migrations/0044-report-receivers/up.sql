-- What holds for an address that a scheduled report goes to.
create table report_receiver (
  company_id uuid not null references company,
  schedule_id uuid not null,
  -- In lower case, because the case of letters does not make another address.
  address text not null,
  -- A person who may send documents to any address confirmed that this one belongs to no person who reads the books. Without it an email
  -- goes only to people who read the books when it is sent.
  outside boolean not null,
  -- When the receiver stopped the emails; only the receiver's own link undoes it.
  unsubscribed_at timestamptz,
  primary key (company_id, schedule_id, address),
  foreign key (company_id, schedule_id) references report_schedule on delete cascade
);

insert into report_receiver (company_id, schedule_id, address, outside)
select distinct schedule.company_id, schedule.id, lower(receiver.address),
       not exists (select from company_reach reach
                     join app_user person on person.id = reach.user_id
                    where reach.company_id = schedule.company_id and reach.role <> 'uploader' and person.closed_at is null
                      and lower(person.email) = lower(receiver.address))
  from report_schedule schedule, jsonb_array_elements_text(schedule.receivers) receiver(address);

-- The links by which a receiver stops the emails: one for each email, of which only the hash of its token is kept. A link does not
-- expire, because an email may be opened years later.
create table report_link (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  schedule_id uuid not null,
  address text not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, schedule_id, address) references report_receiver on delete cascade
);
create index report_link_receiver on report_link (company_id, schedule_id, address);

-- A day on which it went out to a receiver. Day and receiver are part of the key, so that two servers queue one email for each.
alter table report_schedule_run drop constraint report_schedule_run_pkey;
alter table report_schedule_run add column address text;
insert into report_schedule_run (company_id, schedule_id, on_day, mail_id, at, address)
select distinct run.company_id, run.schedule_id, run.on_day, run.mail_id, run.at, lower(receiver.address)
  from report_schedule_run run
  join report_schedule schedule on schedule.company_id = run.company_id and schedule.id = run.schedule_id
  left join outgoing_mail mail on mail.company_id = run.company_id and mail.id = run.mail_id,
  jsonb_array_elements_text(coalesce(mail.receivers, schedule.receivers)) receiver(address);
delete from report_schedule_run where address is null;
alter table report_schedule_run alter column address set not null;
alter table report_schedule_run add primary key (company_id, schedule_id, on_day, address);
create index report_schedule_run_mail on report_schedule_run (company_id, mail_id);

-- Two more reasons why Folio paused it: every receiver unsubscribed, or its person may no longer send documents to any address.
alter table report_schedule drop constraint report_schedule_stopped_because_check;
alter table report_schedule add check (stopped_because in ('no_person', 'no_access', 'archived', 'unseen', 'unsubscribed', 'no_sending'));

-- A transaction that belongs to a company sees only the rows of this company.
do $$
declare
  name text;
begin
  foreach name in array array['report_receiver', 'report_link'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy company_of_transaction on %I using (company_id = current_company())', name);
  end loop;
end
$$;

-- What requests inside a company may do, as the role folio_app.
grant select, insert, update on report_receiver to folio_app;
grant select, insert on report_link to folio_app;
