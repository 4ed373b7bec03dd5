-- Mails a person chose to get or not to get; what is not here is sent.
create table mail_choice (
  user_id uuid not null references app_user,
  kind text not null,
  wanted boolean not null,
  primary key (user_id, kind)
);
-- Whoever writes to people of a company asks first, also in that company's transaction.
grant select on mail_choice to folio_app;

-- Pictures of people as they are shown: square, small, made anew from what was uploaded. The id is all that finds one.
create table avatar_image (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create index avatar_image_user on avatar_image (user_id);

-- Secrets by which a person's programs call instead of them; here are their hashes.
create table api_token (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  -- The one company it reaches; null: all its owner reaches.
  only_company_id uuid references company,
  token_hash bytea not null unique,
  -- The end of the secret, so that its owner tells one from the other.
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  last_address text,
  -- Calls within the minute that began at `window_start`.
  window_start timestamptz,
  calls integer not null default 0,
  check (expires_at > created_at)
);
create index api_token_user on api_token (user_id, created_at desc);

-- By which program it was done, where it was one: the name the person gave its token.
alter table audit_event add column token_name text default nullif(current_setting('folio.token_name', true), '');
alter table journal_entry add column token_name text default nullif(current_setting('folio.token_name', true), '');
