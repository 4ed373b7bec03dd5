-- Who signs in through a third party or by passkey may have no password; the reset link gives one.
alter table app_user
  alter column password_hash drop not null,
  -- False: no one-time code is mailed to this person, who has other second factors.
  add column mails_codes boolean not null default true;

-- The app that shows a new code every 30 seconds. It counts only once a first code has confirmed it.
create table authenticator (
  user_id uuid primary key references app_user,
  -- Sealed with the key of this installation: a copy of the database makes no codes.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The newest step whose code was used: a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  user_id uuid not null references app_user,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  credential_id text not null unique,
  public_key bytea not null,
  -- Grows with every use where the device counts; nought where it does not.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  backed_up boolean not null default false,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

-- What a passkey is asked to sign: for one purpose, once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'second_factor', 'confirm', 'sign_in')),
  -- Null where nobody is known yet: signing in without a password.
  user_id uuid references app_user,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);

-- A person as a third party knows them. Issuer and subject together are theirs alone and never change; the e-mail may.
create table identity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  -- The provider's name in the configuration.
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  -- The person's own choice: whom this provider signs in is not asked for a code.
  skips_code boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index identity_user on identity (user_id, created_at);

-- Somebody who was sent to a provider and is expected back, once, in the same browser.
create table identity_request (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  purpose text not null check (purpose in ('sign_in', 'link', 'confirm')),
  -- Who is signed in, where the purpose needs somebody.
  user_id uuid references app_user,
  return_to text,
  expires_at timestamptz not null,
  check (purpose = 'sign_in' or user_id is not null)
);
create index identity_request_expires on identity_request (expires_at);

-- Somebody a provider vouched for who has no account by that identity yet: kept until an account is made or proved.
create table identity_arrival (
  token_hash bytea primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  -- The provider says that it checked the e-mail.
  email_verified boolean not null,
  -- A code mailed to that e-mail was given back.
  email_proved boolean not null default false,
  name text not null default '',
  return_to text,
  code_hash bytea,
  code_expires_at timestamptz,
  code_attempts integer not null default 0,
  expires_at timestamptz not null
);
create index identity_arrival_expires on identity_arrival (expires_at);
