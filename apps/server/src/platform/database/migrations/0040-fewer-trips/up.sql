-- Posting with fewer trips between the server and the database.

-- Makes a transaction one of a company: the settings that row-level security, column defaults and triggers read, and the role that it
-- applies to. Lasts until the end of the transaction.
create function enter_company(of_company uuid, for_practice text, papers_of text, token_name text, address text)
returns void language plpgsql as $$
begin
  perform set_config('folio.company_id', of_company::text, true), set_config('role', 'folio_app', true),
          set_config('folio.practice_id', for_practice, true), set_config('folio.papers_of', papers_of, true),
          set_config('folio.token_name', token_name, true), set_config('folio.address', address, true);
end
$$;

-- The head of the journal, locked until the end of the transaction, with the days before which the books are empty: everything that a
-- posting is checked against besides the chart.
drop function lock_journal(uuid, text[]);
create function lock_journal(of_company uuid)
returns table (base_currency text, fye text, locked_through date, taken_over date, incorporated date, chart_version bigint)
language plpgsql as $$
declare
  chart bigint;
begin
  select head.chart_version into chart from journal_head head where head.company_id = of_company for update;
  if not found then
    return;
  end if;
  return query
    select company.base_currency, company.fye, company.locked_through, opening.date, company.incorporated_date, chart
      from company left join opening_balance opening on opening.company_id = company.id
     where company.id = of_company;
end
$$;

-- Posts manual journals in one statement, all or none: enters the company, claims the keys of their calls, locks the head of the
-- journal, takes the numbers, posts, and stores the journals' records and the answers for repeated calls. The caller checked the
-- journals against the facts it read last; if one of them has changed, or a key was used before, nothing is done (FO040). In texts of
-- entries, # represents the number of their journal. Answers the numbers in the order of the journals.
create function post_journals(
  of_company uuid, for_practice text, papers_of text, token_name text, address text,
  known_lock date, known_taken_over date, known_incorporated date, known_chart bigint,
  call_keys text[], call_hashes bytea[], call_answers jsonb[], series text, digits integer,
  journal_ids uuid[], days date[], journal_narrations text[], journal_references text[], totals bigint[], reverse_days date[],
  entry_ids uuid[], reversal_ids uuid[], entry_journals integer[],
  by_user uuid, at timestamptz, ids uuid[], dates date[], kinds text[], source_types text[], source_ids uuid[], source_numbers text[],
  bank_line_ids uuid[], narrations text[], reverses_ids uuid[], line_counts integer[], tails text[],
  line_entries integer[], line_nos integer[], account_codes text[], debits bigint[], credits bigint[], currencies text[], foreigns bigint[],
  rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
returns table (journal_number text, entry_number bigint) language plpgsql as $$
declare
  how_many constant integer := array_length(journal_ids, 1);
  claimed integer;
  known record;
  last_taken bigint;
  posted record;
  taken text[] := '{}';
  entry_numbers bigint[] := '{}';
begin
  perform enter_company(of_company, for_practice, papers_of, token_name, address);
  insert into idempotency_key (company_id, key, request_hash)
  select of_company, call.key, call.hash from unnest(call_keys, call_hashes) as call (key, hash) where call.key is not null order by 2
  on conflict do nothing;
  get diagnostics claimed = row_count;
  select * into known from lock_journal(of_company);
  if claimed <> how_many - coalesce(array_length(array_positions(call_keys, null), 1), 0)
     or (known.locked_through, known.taken_over, known.incorporated, known.chart_version)
        is distinct from (known_lock, known_taken_over, known_incorporated, known_chart) then
    raise exception 'the books have changed since they were read' using errcode = 'FO040';
  end if;
  insert into number_series as kept (company_id, prefix, last_number) values (of_company, series, how_many)
  on conflict (company_id, prefix) do update set last_number = kept.last_number + how_many
  returning last_number into last_taken;
  for i in 1 .. how_many loop
    taken[i] := series || '-' || lpad((last_taken - how_many + i)::text, greatest(digits, length((last_taken - how_many + i)::text)), '0');
  end loop;
  for i in 1 .. array_length(ids, 1) loop
    source_numbers[i] := replace(source_numbers[i], '#', taken[entry_journals[i]]);
    -- The first one: before it a tail holds only a day, a kind and an id.
    tails[i] := overlay(tails[i] placing taken[entry_journals[i]] from strpos(tails[i], '#') for 1);
  end loop;
  select * into posted
    from post_entries(of_company, by_user, at, known_chart, ids, dates, kinds, source_types, source_ids, source_numbers, bank_line_ids,
                      narrations, reverses_ids, line_counts, tails, line_entries, line_nos, account_codes, debits, credits, currencies,
                      foreigns, rates, contact_ids, document_refs, tax_codes, descriptions);
  if posted.refused is not null then
    raise exception 'the books have changed since they were read' using errcode = 'FO040';
  end if;
  for i in reverse array_length(ids, 1) .. 1 loop
    -- In the end the number of the first entry of each journal.
    entry_numbers[entry_journals[i]] := posted.first_number + i - 1;
  end loop;
  insert into manual_journal (company_id, state, created_by, created_at, updated_at, id, number, date, narration, reference, total_minor,
                              reverse_on, entry_id, reversal_entry_id)
  select of_company, 'posted', by_user, at, at, journal.*
    from unnest(journal_ids, taken, days, journal_narrations, journal_references, totals, reverse_days, entry_ids, reversal_ids) as journal;
  update idempotency_key kept
     set answer = jsonb_set(call.answer, '{data}', call.answer -> 'data' || jsonb_build_object('journal_number', call.number, 'number',
                    'J' || lpad(call.entry_number::text, greatest(4, length(call.entry_number::text)), '0')))
    from unnest(call_keys, call_answers, taken, entry_numbers) as call (key, answer, number, entry_number)
   where kept.company_id = of_company and kept.key = call.key;
  return query select * from unnest(taken, entry_numbers);
end
$$;

-- `post_journals` stores the answers in the transaction of the company.
grant update (answer) on idempotency_key to folio_app;
