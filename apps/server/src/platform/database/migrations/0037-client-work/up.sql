-- Who in a practice looks after a client. Everybody who reaches the client still does.
create table practice_client_assignee (
  practice_id uuid not null references practice,
  company_id uuid not null references company,
  user_id uuid not null references app_user,
  primary key (practice_id, company_id)
);

-- Deadlines outside the books that a person marked as met, such as an annual return that was delivered.
create table practice_client_deadline (
  practice_id uuid not null references practice,
  company_id uuid not null references company,
  deadline text not null check (deadline in ('annual_return', 'business_registration')),
  due_on date not null,
  met_by uuid not null references app_user,
  met_at timestamptz not null,
  primary key (practice_id, company_id, deadline, due_on)
);
