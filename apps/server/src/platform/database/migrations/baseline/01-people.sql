-- People and how they sign in. Passwords, session tokens, codes and links are kept only as hashes, so a copy of the database
-- opens no account. Requests inside a company read nothing of this chapter except what the last lines grant.

-- The role that requests inside a company run as. It owns nothing, so row-level security applies to it. A role belongs to the whole
-- server, so it may exist already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'folio_app') then
    create role folio_app nologin;
  end if;
exception
  -- Two databases on one server may create the role at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant folio_app to %I', current_user);
end
$$;

-- A person with an account. A closed account keeps its row, because the books name it, but nothing personal remains in it.
create table app_user (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  -- Null: the person signs in by passkey or through a third party. A reset link gives a password.
  password_hash text,
  account_type text not null check (account_type in ('company', 'person', 'practice')),
  language text not null default 'en-US' check (language in ('en-US', 'zh-Hant')),
  avatar text,
  created_at timestamptz not null default now(),
  -- When the account was closed. No one can sign in to it any more.
  closed_at timestamptz,
  -- False: Folio sends this person no code by email, because they have other second factors.
  mails_codes boolean not null default true,
  -- How the person wants dates written. It changes no stored date.
  date_format text not null default 'month_day_year' check (date_format in ('month_day_year', 'day_month_year', 'iso')),
  -- When the person first proved that the email is theirs: by a code sent to it, or by the word of a third party.
  email_proved_at timestamptz
);
create unique index app_user_email on app_user (lower(email));

-- Emails that a person chose to get or not to get. An email of a kind that has no row is sent.
create table mail_choice (
  user_id uuid not null references app_user,
  kind text not null,
  wanted boolean not null,
  primary key (user_id, kind)
);

-- Pictures of people: square, small, encoded again after the upload. Only the id finds one.
create table avatar_image (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create index avatar_image_user on avatar_image (user_id);

-- A signed-in browser. A person's list of sessions uses `id`, which cannot be used to sign in. `confirmed_at` is when the person
-- last gave the password or a passkey.
create table user_session (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  second_factor_pending boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id uuid not null default gen_random_uuid() unique,
  confirmed_at timestamptz,
  last_seen_at timestamptz not null default now(),
  address text,
  user_agent text
);
create index user_session_user on user_session (user_id);

-- A browser from which a person signed in before. It keeps a secret; this is the hash of it. A sign-in from an unknown browser is
-- reported by email.
create table user_device (
  user_id uuid not null references app_user,
  token_hash bytea not null,
  id uuid not null default gen_random_uuid() unique,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Until then this browser needs no second factor; null: it always needs one.
  trusted_until timestamptz,
  primary key (user_id, token_hash)
);

-- Codes sent by email as the second factor.
create table one_time_code (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);
create index one_time_code_user on one_time_code (user_id, created_at desc);

-- Links that set a new password.
create table password_reset (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A change of email that waits for the codes sent to the old and to the new address.
create table email_change (
  user_id uuid primary key references app_user,
  email text not null,
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0
);

-- Counts tries for a key (sign-in, code, reset) in a window of time. In the database, because several server processes share the
-- count.
create table attempt (
  key_hash bytea not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (key_hash, window_start)
);

-- Consecutive wrong passwords, by the hash of the email. An unknown email is counted in the same way, so that a lock does not
-- reveal whether an account exists.
create table sign_in_guard (
  key_hash bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

-- The app that shows a new code every 30 seconds. It counts only after a first code confirmed it.
create table authenticator (
  user_id uuid primary key references app_user,
  -- Encrypted with the key of this installation, which is not in the database: a copy of the database makes no codes.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The newest step whose code was used: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Codes for a person who lost the other second factors. Each works once.
create table recovery_code (
  user_id uuid not null references app_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Public keys of passkeys.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  credential_id text not null unique,
  public_key bytea not null,
  -- Grows with every use if the device counts; 0 if it does not.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  backed_up boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- What a passkey has to sign: for one purpose, once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'second_factor', 'confirm', 'sign_in')),
  -- Null if the person is not known yet, when signing in without a password.
  user_id uuid references app_user,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- A person as a third party knows them. Issuer and subject together belong to one person and never change; the email may change.
create table identity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  -- The name of the provider in the configuration.
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  -- The person chose that a sign-in through this provider needs no code.
  skips_code boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identity_user on identity (user_id, created_at);

-- A person who was sent to a provider and is expected to return, once, in the same browser.
create table identity_request (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  purpose text not null check (purpose in ('sign_in', 'link', 'confirm')),
  -- Who is signed in, for the purposes that need it.
  user_id uuid references app_user,
  return_to text,
  expires_at timestamptz not null,
  check (purpose = 'sign_in' or user_id is not null)
);
create index identity_request_expires on identity_request (expires_at);

-- A person whom a provider identified and who has no account under that identity yet. Kept until an account is created or proved.
create table identity_arrival (
  token_hash bytea primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  -- The provider says that it checked the email.
  email_verified boolean not null,
  -- The person returned a code that was sent to that email.
  email_proved boolean not null default false,
  name text not null default '',
  return_to text,
  code_hash bytea,
  code_expires_at timestamptz,
  code_attempts integer not null default 0,
  expires_at timestamptz not null
);
create index identity_arrival_expires on identity_arrival (expires_at);

-- What requests inside a company may do, as the role folio_app.
grant select on mail_choice to folio_app;
grant select (id, name) on app_user to folio_app;
