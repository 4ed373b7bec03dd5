-- What one company may use on this server, where it differs from the settings of the server. Only the owner of the
-- tables writes it (`npm run admin -- set-quota`).
create table company_quota (
  company_id uuid primary key references company (id),
  -- Megabytes of uploaded files; null: no limit.
  storage_mb integer check (storage_mb > 0),
  -- New documents from midnight to midnight in Hong Kong; null: no limit.
  documents_a_day integer check (documents_a_day > 0)
);

alter table company_quota enable row level security;
create policy company_of_transaction on company_quota using (company_id = current_company());
grant select on company_quota to folio_app;

-- Owners of a company see that an administrator of the server removed the second factors of one of its people.
create or replace function is_owners_business(action text) returns boolean
language sql immutable as $$
  select action = any (array[
    'signed_in', 'signed_out', 'sign_in_failed', 'password_changed', 'password_reset',
    'password_failed', 'code_failed', 'device_trusted', 'device_untrusted', 'session_revoked',
    'sessions_revoked', 'authenticator_added', 'authenticator_removed', 'passkey_added', 'passkey_removed',
    'recovery_codes_made', 'mail_codes_on', 'mail_codes_off', 'identity_linked', 'identity_unlinked',
    'token_made', 'token_revoked', 'account_closed', 'factors_reset'
  ])
$$;
