-- A closed account keeps its row, because the books name it; nothing personal stays in it and nobody signs in to it.
alter table app_user add column closed_at timestamptz;

-- A browser somebody has come in from. It keeps a secret of its own, here is its hash.
create table user_device (
  user_id uuid not null references app_user,
  token_hash bytea not null,
  id uuid not null default gen_random_uuid() unique,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Until then it need not give a second factor; null: it always must.
  trusted_until timestamptz,
  primary key (user_id, token_hash)
);

-- Wrong passwords in a row, by the hash of whose they were (or would have been: an unknown e-mail is counted alike).
create table sign_in_guard (
  key_hash bytea primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);

-- A change of e-mail that waits for the codes sent to the old and to the new address.
create table email_change (
  user_id uuid primary key references app_user,
  email text not null,
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0
);
