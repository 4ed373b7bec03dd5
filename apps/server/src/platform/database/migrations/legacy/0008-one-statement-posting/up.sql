-- A number that changes whenever an account or tax code of the company does: what was read under it may be kept in memory.
-- From a sequence, so that no value ever comes back, also after a transaction that changed the chart was undone.
create sequence chart_version_sequence;
grant usage on sequence chart_version_sequence to folio_app;
alter table journal_head add column chart_version bigint not null default nextval('chart_version_sequence');

create function change_chart_version() returns trigger
language plpgsql
as $$
begin
  update journal_head set chart_version = nextval('chart_version_sequence')
   where company_id in (select distinct company_id from changed);
  return null;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['ledger_account', 'tax_code'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function change_chart_version()', name || '_added_version', name);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function change_chart_version()', name || '_changed_version', name);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function change_chart_version()', name || '_removed_version', name);
  end loop;
end
$$;

drop function lock_journal(uuid, text[]);
create function lock_journal(of_company uuid, codes text[])
returns table (base_currency text, fye text, locked_through date, last_number bigint, last_hash text, last_posted_at timestamptz,
               chart_version bigint, accounts jsonb)
language plpgsql
as $$
begin
  return query
    select company.base_currency, company.fye, company.locked_through, head.last_number, head.last_hash, head.last_posted_at,
           head.chart_version,
           (select coalesce(jsonb_agg(to_jsonb(account) - 'company_id'), '[]') from ledger_account account
             where account.company_id = of_company and account.code = any(codes))
      from journal_head head join company on company.id = head.company_id
     where head.company_id = of_company for update of head;
end
$$;

-- The whole posting in one statement: holds the end of the journal, numbers and chains the entries, writes them and their
-- lines. `known_chart` is the version of the chart the entries were checked against,
-- null when the caller holds the journal's end already and the chart cannot have changed. `tails` are the canonical texts of the
-- entries after their journal number (the application's ledger defines the text); `line_entries` say which entry, from 1, a
-- line belongs to. Answers the first number given, or why nothing was written: 'chart' (it changed meanwhile) or 'locked'.
create function post_entries(of_company uuid, by_user uuid, at timestamptz, known_chart bigint,
  ids uuid[], dates date[], kinds text[], source_types text[], source_ids uuid[], source_numbers text[], bank_line_ids uuid[],
  narrations text[], reverses_ids uuid[], line_counts integer[], tails text[],
  line_entries integer[], line_nos integer[], account_codes text[], debits bigint[], credits bigint[], currencies text[],
  foreigns bigint[], rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
returns table (refused text, locked_through date, first_number bigint)
language plpgsql
as $$
declare
  head journal_head;
  lock_day date;
  recorded timestamptz;
  number bigint;
  hash text;
  numbers bigint[] := '{}';
  previous_hashes text[] := '{}';
  hashes text[] := '{}';
  count_again_at bigint := 64;
begin
  select * into head from journal_head where journal_head.company_id = of_company for update;
  if known_chart is not null and head.chart_version <> known_chart then
    return query select 'chart', null::date, null::bigint;
    return;
  end if;
  select company.locked_through into lock_day from company where company.id = of_company;
  if exists (select from unnest(dates) day where day <= lock_day) then
    return query select 'locked', lock_day, null::bigint;
    return;
  end if;
  recorded := greatest(at, head.last_posted_at);
  number := head.last_number;
  hash := head.last_hash;
  for i in 1 .. array_length(ids, 1) loop
    number := number + 1;
    numbers[i] := number;
    previous_hashes[i] := hash;
    hash := encode(sha256(convert_to(
      hash || E'\n["folio-entry-1","J' || lpad(number::text, greatest(4, length(number::text)), '0') || tails[i], 'UTF8')), 'hex');
    hashes[i] := hash;
  end loop;
  insert into journal_entry (company_id, posted_by, posted_at, id, number, date, kind, source_type, source_id, source_number,
                             bank_line_id, narration, reverses_id, line_count, previous_hash, hash)
  select of_company, by_user, recorded, entry.*
    from unnest(ids, numbers, dates, kinds, source_types, source_ids, source_numbers, bank_line_ids, narrations,
                reverses_ids, line_counts, previous_hashes, hashes) as entry;
  update journal_head set last_number = number, last_hash = hash, last_posted_at = recorded where journal_head.company_id = of_company;
  -- The journal has four times as many entries as the database last planned for: let it count again. Between the two
  -- inserts, for the lines' guards and foreign keys look the entries up.
  while count_again_at <= head.last_number loop
    count_again_at := count_again_at * 4;
  end loop;
  if number >= count_again_at then
    perform refresh_ledger_statistics();
  end if;
  insert into journal_line (company_id, recorded_month, entry_id, line_no, date, entry_number, closing, account_code, debit_minor,
                            credit_minor, currency, foreign_minor, rate, contact_id, document_ref, tax_code, description)
  select of_company, date_trunc('month', recorded at time zone 'UTC')::date, ids[line.entry], line.line_no, dates[line.entry],
         numbers[line.entry], kinds[line.entry] = 'closing', line.account_code, line.debit, line.credit, line.currency,
         line.foreign_amount, line.rate, line.contact_id, line.document_ref, line.tax_code, line.description
    from unnest(line_entries, line_nos, account_codes, debits, credits, currencies, foreigns, rates, contact_ids, document_refs,
                tax_codes, descriptions)
      as line (entry, line_no, account_code, debit, credit, currency, foreign_amount, rate, contact_id, document_ref, tax_code, description);
  return query select null::text, null::date, head.last_number + 1;
end
$$;

drop function insert_entries(uuid, uuid, timestamptz, uuid[], bigint[], date[], text[], text[], uuid[], text[], uuid[], text[],
  uuid[], integer[], text[], text[]);
drop function insert_lines(uuid, date, uuid[], integer[], date[], bigint[], boolean[], text[], bigint[], bigint[], text[], bigint[],
  numeric[], uuid[], uuid[], text[], text[]);
