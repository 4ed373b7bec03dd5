-- A number that changes with everything that decides who may do what. Servers keep checked sessions in memory under it.
create table access_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);

insert into access_version (version) values (1);

-- Runs at the end of a transaction, so that the row is locked only while the transaction commits. The notification reaches the
-- connection that changed something together with the answer to its commit.
create function count_access_change() returns trigger language plpgsql security definer set search_path to 'public' as $$
begin
  update access_version set version = version + 1;
  perform pg_notify('access_changed', '');
  return null;
end
$$;

-- New sessions and new people change nothing that was checked before. Neither does the time at which a session was last used.
create constraint trigger access_changed after delete or update of token_hash, user_id, second_factor_pending, confirmed_at, expires_at
  on user_session deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed
  after delete or update of name, email, avatar, account_type, language, date_format, closed_at
  on app_user deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after update of state
  on company deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after update of name
  on practice deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after insert or delete or update
  on company_member deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after insert or delete or update
  on practice_member deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after insert or delete or update
  on practice_client_staff deferrable initially deferred for each row execute function count_access_change();

create constraint trigger access_changed after insert or delete or update
  on access_request deferrable initially deferred for each row execute function count_access_change();
