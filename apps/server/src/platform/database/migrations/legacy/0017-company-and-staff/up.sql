-- The people of a company were texts; now they are rows with what a register says of each. What was written stays as the name.
update company set
  directors = (select coalesce(jsonb_agg(jsonb_build_object('name', entry, 'name_zh', null, 'kind', null, 'address', null,
      'appointed_on', null, 'resigned_on', null)), '[]')
    from jsonb_array_elements(directors) entry where jsonb_typeof(entry) = 'string'),
  shareholders = (select coalesce(jsonb_agg(jsonb_build_object('name', entry, 'name_zh', null, 'kind', null, 'share_class', null,
      'shares', null, 'paid', null)), '[]')
    from jsonb_array_elements(shareholders) entry where jsonb_typeof(entry) = 'string'),
  secretaries = (select coalesce(jsonb_agg(jsonb_build_object('name', entry, 'name_zh', null, 'kind', null, 'licence', null,
      'address', null)), '[]')
    from jsonb_array_elements(secretaries) entry where jsonb_typeof(entry) = 'string');

-- The business registration number is its eight digits; the branch and the certificate they stood on are kept beside.
alter table company
  add column br_branch text not null default '000' check (br_branch ~ '^\d{3}$'),
  add column br_certificate text,
  add column br_expires_on date,
  -- Where the first accounts end; they may cover up to eighteen months.
  add column first_accounts_to date;
update company set br_certificate = case when length(br) > 12 then br end, br_branch = substr(br, 10, 3), br = substr(br, 1, 8)
 where br ~ '^\d{8}-\d{3}';
create index company_name on company (lower(name));

-- Somebody who was asked to join a company by mail. Of the link's token only the hash is kept.
create table company_invitation (
  company_id uuid not null references company,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  name text not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('approver', 'bookkeeper', 'uploader', 'reader')),
  state text not null default 'invited' check (state in ('invited', 'accepted', 'cancelled')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  invited_by uuid not null references app_user,
  invited_at timestamptz not null default now(),
  -- Null while nobody knows; false when the mail did not leave.
  mail_sent boolean,
  accepted_by uuid references app_user,
  accepted_at timestamptz,
  primary key (company_id, id),
  unique (company_id, number)
);
create unique index company_invitation_open on company_invitation (company_id, email) where state = 'invited';
alter table company_invitation enable row level security;
create policy company_of_transaction on company_invitation using (company_id = current_company());
grant select, insert, update on company_invitation to folio_app;
grant insert, update (role), delete on company_member to folio_app;

-- Whoever brings papers and sees no books sees their own papers only, whatever is asked: the transaction says whose.
create function papers_of() returns uuid
language sql stable
as $$ select nullif(current_setting('folio.papers_of', true), '')::uuid $$;
create policy papers_of_uploader on document as restrictive
  using (papers_of() is null or uploaded_by = papers_of());
