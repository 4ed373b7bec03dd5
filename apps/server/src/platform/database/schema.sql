-- Made from the migrations by `npm run schema`; do not edit.
set check_function_bodies = off;

-- Sequences

create sequence chart_version_sequence as bigint start 1 increment 1;

-- Functions

CREATE OR REPLACE FUNCTION public.address_of_uploader()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select lower(email) from app_user where id = nullif(current_setting('folio.papers_of', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.change_chart_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update journal_head set chart_version = nextval('chart_version_sequence')
   where company_id in (select distinct company_id from changed);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_account_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  -- Posting needs an account for these roles.
  movable constant text[] := array['bank_fee', 'customer_deposits', 'fx_realised', 'fx_unrealised', 'rounding'];
  optional constant text[] := array['gateway_fee', 'bad_debt', 'doubtful_debt_allowance', 'deposits_paid', 'prepayments',
    'sales_returns', 'purchase_returns', 'default_sales', 'default_purchases'];
  -- Reports and the revaluation find the postings of these roles by the account.
  found_by_account constant text[] := array['customer_deposits', 'fx_realised', 'fx_unrealised'];
  posted boolean;
begin
  if (new.code, new.company_id) is distinct from (old.code, old.company_id) then
    raise exception 'an account keeps its code' using errcode = 'FO010', detail = old.code;
  end if;
  if old.system_role is not null
     and (new.type <> old.type
          or new.system_role is distinct from old.system_role and not old.system_role = any (movable || optional)
          or not new.active and not old.system_role = any (optional)) then
    raise exception 'account % has a role in the system', old.code using errcode = 'FO010', detail = old.code;
  end if;
  if (new.type, new.currency, new.system_role) is distinct from (old.type, old.currency, old.system_role) then
    posted := exists (select from journal_line where company_id = old.company_id and account_code = old.code);
    if posted and ((new.type, new.currency) is distinct from (old.type, old.currency)
                   or new.system_role is distinct from old.system_role
                      and (old.system_role = any (found_by_account)
                           or new.system_role is not null and not new.system_role = any (movable || optional))) then
      raise exception 'account % has postings', old.code using errcode = 'FO010', detail = old.code;
    end if;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_asset_journal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'reversed' and old.state <> 'reversed' and exists (
    select from asset_posting where company_id = new.company_id and journal_id = new.id and reversed_on is null
  ) then
    raise exception 'a journal of the register is reversed in the register' using errcode = 'FO049', detail = coalesce(new.number, '');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  difference numeric;
  lines integer;
begin
  select coalesce(sum(debit_minor - credit_minor), 0), count(*) into difference, lines
    from journal_line where company_id = new.company_id and entry_id = new.id;
  if difference <> 0 or lines <> new.line_count then
    raise exception 'journal entry does not balance: difference %, % of % lines', difference, lines, new.line_count
      using errcode = 'FO006';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_chain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  broken bigint;
begin
  select added.number into broken
    from added
    left join lateral (select hash, posted_at from journal_entry before
                        where before.company_id = added.company_id and before.number = added.number - 1 offset 0) before on true
   where added.previous_hash <> coalesce(before.hash, '')
      or (before.hash is null and added.number <> 1)
      or before.posted_at > added.posted_at
   limit 1;
  if found then
    raise exception 'journal entry % does not follow the one before it', broken using errcode = 'FO007', detail = broken::text;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_company_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.base_currency <> old.base_currency
     and exists (select from journal_entry where company_id = old.id) then
    raise exception 'the base currency is fixed by the first posting' using errcode = 'FO011';
  end if;
  if new.locked_through is distinct from old.locked_through then
    insert into audit_event (company_id, at, user_id, action, subject_type, subject_id, change)
    values (old.id, coalesce(nullif(current_setting('folio.at', true), '')::timestamptz, now()),
            nullif(current_setting('folio.user_id', true), '')::uuid, 'period_lock', 'company', old.id::text,
            jsonb_build_object('from', old.locked_through, 'to', new.locked_through,
                               'reason', coalesce(current_setting('folio.reason', true), '')));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_disposal_source()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  asset text;
begin
  select fixed_asset.number into asset
    from asset_posting posting
    join asset_line line on line.company_id = posting.company_id and line.posting_id = posting.id
    join fixed_asset on fixed_asset.company_id = line.company_id and fixed_asset.id = line.asset_id
   where posting.company_id = new.company_id and posting.reversed_on is null
     and (posting.invoice_id = new.id or posting.bank_line_id = new.id)
   limit 1;
  if found then
    raise exception 'the proceeds of a disposal in effect stay in the books' using errcode = 'FO068', detail = asset;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_hash_of_filing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.hash <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex') then
    raise exception 'the hash of a frozen filing is not that of its content';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_hash_of_frozen_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.hash <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex') then
    raise exception 'the hash of frozen accounts is not that of their content';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  line record;
begin
  select added.account_code, account.system_role, account.active, entry.kind,
         entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing
           or date_trunc('month', entry.posted_at at time zone 'UTC')::date <> added.recorded_month as differs,
         added.line_no > entry.line_count as beyond
    into line
    from added
   cross join lateral (select system_role, active from ledger_account
                        where company_id = added.company_id and code = added.account_code offset 0) account
   cross join lateral (select date, number, kind, line_count, posted_at from journal_entry
                        where company_id = added.company_id and id = added.entry_id offset 0) entry
   where account.system_role in ('current_year_earnings', 'bank_overdraft_presentation')
      or (account.system_role in ('accounts_receivable', 'accounts_payable')
          and (added.contact_id is null or added.document_ref is null
               or entry.kind in ('manual_journal', 'auto_reversal', 'bank_line', 'opening_balance', 'closing')))
      or (not account.active and entry.kind not in ('auto_reversal', 'fx_revaluation_reversal', 'payment_reversal', 'void'))
      or entry.date <> added.date or entry.number <> added.entry_number or (entry.kind = 'closing') <> added.closing
      or date_trunc('month', entry.posted_at at time zone 'UTC')::date <> added.recorded_month
      or added.line_no > entry.line_count
   limit 1;
  if not found then
    return null;
  elsif line.differs then
    raise exception 'a line repeats its entry''s date, number, kind and month of recording' using errcode = 'FO005';
  elsif line.beyond then
    -- A posted entry has all its lines, numbered from 1: one more would change it.
    raise exception 'a posted journal entry takes no further line' using errcode = 'FO001';
  elsif line.system_role in ('current_year_earnings', 'bank_overdraft_presentation') then
    raise exception 'account % is presentation only', line.account_code using errcode = 'FO003', detail = line.account_code;
  elsif line.system_role in ('accounts_receivable', 'accounts_payable') then
    if line.kind in ('manual_journal', 'auto_reversal', 'bank_line', 'opening_balance', 'closing') then
      raise exception 'account % is posted through documents only', line.account_code using errcode = 'FO008', detail = line.account_code;
    end if;
    raise exception 'a line on account % names its contact and document', line.account_code
      using errcode = 'FO004', detail = line.account_code;
  end if;
  raise exception 'account % is not in use', line.account_code using errcode = 'FO009', detail = line.account_code;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_period_lock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  locked date;
begin
  select company.locked_through into locked
    from added
   cross join lateral (select locked_through from company where id = added.company_id offset 0) company
   where added.date <= company.locked_through limit 1;
  if found then
    raise exception 'the period through % is locked', locked using errcode = 'FO002', detail = locked::text;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_sign_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.hash <> encode(sha256(convert_to(new.content, 'UTF8')), 'hex') then
    raise exception 'the hash of a sign-off is that of its text' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.check_tax_code_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.company_id, new.code) is distinct from (old.company_id, old.code)
     or ((new.rate_percent, new.recoverable, new.kind) is distinct from (old.rate_percent, old.recoverable, old.kind)
         and exists (select from journal_line where company_id = old.company_id and tax_code = old.code)) then
    raise exception 'tax code % is used in posted entries', old.code using errcode = 'FO012', detail = old.code;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_access_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update access_version set version = version + 1;
  perform pg_notify('access_changed', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_line_evidence(company uuid, line uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select count(*)::integer from (
    select attached.document_id::text from bank_line_document attached
     where attached.company_id = company and attached.bank_line_id = line
    union
    select invoice.document_id::text from bank_line_link link
      join journal_line posted on posted.company_id = link.company_id and posted.entry_id = link.entry_id
      join invoice on invoice.company_id = link.company_id and invoice.id = posted.document_ref
     where link.company_id = company and link.bank_line_id = line and invoice.document_id is not null
    union
    select invoice.document_id::text from bank_line_link link
      join journal_entry entry on entry.company_id = link.company_id and entry.id = link.entry_id
      join invoice on invoice.company_id = link.company_id and invoice.id = entry.source_id
     where link.company_id = company and link.bank_line_id = line and invoice.document_id is not null
    union
    select attachment.sha256 from bank_line_link link
      join journal_entry entry on entry.company_id = link.company_id and entry.id = link.entry_id
      join manual_journal_attachment attachment
        on attachment.company_id = link.company_id and attachment.manual_journal_id = entry.source_id
     where link.company_id = company and link.bank_line_id = line) as paper
$function$;

CREATE OR REPLACE FUNCTION public.current_company()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('folio.company_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.day_of_text(written text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when written ~ '^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
               and substr(written, 9, 2)::integer
                   <= extract(day from make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
                                       + interval '1 month' - interval '1 day')
         then make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, substr(written, 9, 2)::integer) end
$function$;

CREATE OR REPLACE FUNCTION public.document_balance_stands()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform stand_invoice(new.company_id, new.document_ref);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.document_entries(company uuid, document uuid)
 RETURNS TABLE(id uuid, number bigint, date date)
 LANGUAGE sql
 STABLE
AS $function$
  with record as materialized (select * from document_records(company, document)),
  line as materialized (
    select line.id from record join bank_line line on line.company_id = company and line.statement_id = record.id
     where record.type = 'bank_statement'
    union select record.id from record where record.type = 'bank_line'
  ),
  tied as (
    select entry.id from record join journal_entry entry on entry.company_id = company and entry.source_id = record.id
     where record.type <> 'contact'
    union
    select posted.entry_id from record join journal_line posted on posted.company_id = company and posted.document_ref = record.id
     where record.type = 'invoice'
    union
    select link.entry_id from line join bank_line_link link on link.company_id = company and link.bank_line_id = line.id
    union
    select entry.id from line join journal_entry entry on entry.company_id = company and entry.source_id = line.id
  )
  select entry.id, entry.number, entry.date from tied
    join journal_entry entry on entry.company_id = company and entry.id = tied.id
$function$;

CREATE OR REPLACE FUNCTION public.document_records(company uuid, document uuid)
 RETURNS TABLE(type text, id uuid, attached boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select 'invoice', invoice.id, false from invoice where invoice.company_id = company and invoice.document_id = document
  union all
  select 'bank_statement', statement.id, false from bank_statement statement
   where statement.company_id = company and statement.document_id = document
  union all
  select link.type, link.record_id, true from document_link link where link.company_id = company and link.document_id = document
  union all
  select 'bank_line', attached.bank_line_id, true from bank_line_document attached
   where attached.company_id = company and attached.document_id = document
  union all
  select 'manual_journal', attached.manual_journal_id, true from manual_journal_attachment attached
   where attached.company_id = company
     and attached.sha256 = (select file.sha256 from document file where file.company_id = company and file.id = document)
$function$;

CREATE OR REPLACE FUNCTION public.documents_with_words(wanted tsquery)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$ select document_id from document_text where company_id = current_company() and words @@ wanted $function$;

CREATE OR REPLACE FUNCTION public.enter_company(of_company uuid, for_practice text, papers_of text, token_name text, address text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('folio.company_id', of_company::text, true), set_config('role', 'folio_app', true),
          set_config('folio.practice_id', for_practice, true), set_config('folio.papers_of', papers_of, true),
          set_config('folio.token_name', token_name, true), set_config('folio.address', address, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.invoice_stands()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform stand_invoice(coalesce(new.company_id, old.company_id), coalesce(new.id, old.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.is_owners_business(action text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select action = any (array[
    'signed_in', 'signed_out', 'sign_in_failed', 'password_changed', 'password_reset',
    'password_failed', 'code_failed', 'device_trusted', 'device_untrusted', 'session_revoked',
    'sessions_revoked', 'authenticator_added', 'authenticator_removed', 'passkey_added', 'passkey_removed',
    'recovery_codes_made', 'mail_codes_on', 'mail_codes_off', 'identity_linked', 'identity_unlinked',
    'token_made', 'token_revoked', 'account_closed', 'factors_reset'
  ])
$function$;

CREATE OR REPLACE FUNCTION public.keep_approved_tax()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state = 'approved' and (tg_op = 'DELETE' or (new.state = 'approved' and
     (old.approved, old.hash, old.inputs, old.basis_from, old.basis_to, old.is_cessation, old.year_of_assessment)
     is distinct from
     (new.approved, new.hash, new.inputs, new.basis_from, new.basis_to, new.is_cessation, new.year_of_assessment))) then
    raise exception 'an approved computation cannot be changed' using errcode = 'FO520';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_approved_tax_adjustment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  adjustment record;
begin
  if tg_op = 'DELETE' then adjustment := old; else adjustment := new; end if;
  if exists (select from tax_computation where company_id = adjustment.company_id and id = adjustment.computation_id
              and state = 'approved') then
    raise exception 'an approved computation cannot be changed' using errcode = 'FO520';
  end if;
  return adjustment;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_asset_sums()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into asset_sum as kept (company_id, class_id, kind, date, cost_minor, depreciation_minor, line_count)
  select line.company_id, coalesce(transfer.from_class_id, posting.class_id),
         case when line.kind = 'transfer_out' then 'transfer' else line.kind end, effect.date,
         sum(effect.sign * line.cost_minor), sum(effect.sign * line.depreciation_minor), sum(line.lines)
    from (select company_id, posting_id, kind, sum(cost_minor) as cost_minor, sum(depreciation_minor) as depreciation_minor,
                 count(*) as lines
            from added group by 1, 2, 3) line
    join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
    left join asset_transfer transfer on line.kind = 'transfer_out' and transfer.company_id = line.company_id
     and transfer.posting_id = line.posting_id
   cross join lateral (values (posting.date, 1), (posting.reversed_on, -1)) as effect (date, sign)
   where effect.date is not null and (posting.reversed_on is null or posting.journal_id is not null)
     and (line.kind <> 'transfer_out' or transfer.posting_id is not null)
   group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, class_id, kind, date) do update
    set cost_minor = kept.cost_minor + excluded.cost_minor,
        depreciation_minor = kept.depreciation_minor + excluded.depreciation_minor,
        line_count = kept.line_count + excluded.line_count;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_asset_sums_of_reversals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from before join changed using (company_id, id)
              where before.reversed_on is not null and changed.reversed_on is distinct from before.reversed_on) then
    raise exception 'a reversal of a posting of the register is never changed';
  end if;
  insert into asset_sum as kept (company_id, class_id, kind, date, cost_minor, depreciation_minor, line_count)
  select line.company_id, coalesce(transfer.from_class_id, posting.class_id),
         case when line.kind = 'transfer_out' then 'transfer' else line.kind end,
         case when posting.journal_id is null then posting.date else posting.reversed_on end,
         -sum(line.cost_minor), -sum(line.depreciation_minor),
         sum(case when posting.journal_id is null then -1 else 1 end)
    from changed posting
    join before on before.company_id = posting.company_id and before.id = posting.id and before.reversed_on is null
    join asset_line line on line.company_id = posting.company_id and line.posting_id = posting.id
    left join asset_transfer transfer on line.kind = 'transfer_out' and transfer.company_id = line.company_id
     and transfer.posting_id = line.posting_id
   where posting.reversed_on is not null
   group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, class_id, kind, date) do update
    set cost_minor = kept.cost_minor + excluded.cost_minor,
        depreciation_minor = kept.depreciation_minor + excluded.depreciation_minor,
        line_count = kept.line_count + excluded.line_count;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_asset_sums_of_transfers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into asset_sum as kept (company_id, class_id, kind, date, cost_minor, depreciation_minor, line_count)
  select line.company_id, transfer.from_class_id, 'transfer', effect.date,
         sum(effect.sign * line.cost_minor), sum(effect.sign * line.depreciation_minor), count(*)
    from added transfer
    join asset_posting posting on posting.company_id = transfer.company_id and posting.id = transfer.posting_id
    join asset_line line on line.company_id = transfer.company_id and line.posting_id = transfer.posting_id
     and line.kind = 'transfer_out'
   cross join lateral (values (posting.date, 1), (posting.reversed_on, -1)) as effect (date, sign)
   where effect.date is not null and (posting.reversed_on is null or posting.journal_id is not null)
   group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, class_id, kind, date) do update
    set cost_minor = kept.cost_minor + excluded.cost_minor,
        depreciation_minor = kept.depreciation_minor + excluded.depreciation_minor,
        line_count = kept.line_count + excluded.line_count;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_balances()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into account_month as kept (company_id, account_code, month, closing, recorded_month, debit_minor, credit_minor, foreign_minor, line_count)
  select company_id, account_code, date_trunc('month', date)::date, closing, recorded_month,
         sum(debit_minor), sum(credit_minor), sum(coalesce(foreign_minor, 0)), count(*)
    from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (company_id, account_code, month, closing, recorded_month) do update
    set debit_minor = kept.debit_minor + excluded.debit_minor,
        credit_minor = kept.credit_minor + excluded.credit_minor,
        foreign_minor = kept.foreign_minor + excluded.foreign_minor,
        line_count = kept.line_count + excluded.line_count;

  if not exists (select from added where document_ref is not null) then
    return null;
  end if;
  insert into document_balance as kept (company_id, document_ref, account_code, open_minor, open_base_minor)
  select added.company_id, added.document_ref, added.account_code,
         sum(coalesce(added.foreign_minor, added.debit_minor - added.credit_minor)), sum(added.debit_minor - added.credit_minor)
    from added
   cross join lateral (select system_role from ledger_account
                        where company_id = added.company_id and code = added.account_code offset 0) account
   where added.document_ref is not null and account.system_role in ('accounts_receivable', 'accounts_payable')
   group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, document_ref) do update
    set open_minor = kept.open_minor + excluded.open_minor,
        open_base_minor = kept.open_base_minor + excluded.open_base_minor;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_journal_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched record;
begin
  if tg_op = 'DELETE' then touched := old; else touched := new; end if;
  update bank_line line set evidence = count_line_evidence(line.company_id, line.id)
    from journal_entry entry
    join bank_line_link link on link.company_id = entry.company_id and link.entry_id = entry.id
   where entry.company_id = touched.company_id and entry.source_id = touched.manual_journal_id
     and line.company_id = link.company_id and line.id = link.bank_line_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_line_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  touched record;
begin
  if tg_op = 'DELETE' then touched := old; else touched := new; end if;
  update bank_line set evidence = count_line_evidence(touched.company_id, touched.bank_line_id)
   where company_id = touched.company_id and id = touched.bank_line_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_reach_periods(of_company uuid, of_user uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update company_reach_period period set until = clock_timestamp()
   where period.until is null
     and (of_company is null or period.company_id = of_company) and (of_user is null or period.user_id = of_user)
     and not exists (select from company_reach reach
                      where reach.company_id = period.company_id and reach.user_id = period.user_id);
  insert into company_reach_period (company_id, user_id, since)
  select distinct reach.company_id, reach.user_id, clock_timestamp()
    from company_reach reach
   where (of_company is null or reach.company_id = of_company) and (of_user is null or reach.user_id = of_user)
     and not exists (select from company_reach_period period
                      where period.company_id = reach.company_id and period.user_id = reach.user_id and period.until is null)
  on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.kept_until(day date, fye text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when day <= year_end then year_end else next_end end + interval '7 years'
    from (select make_date(year, month, least(of_month, extract(day from make_date(year, month, 1) + interval '1 month' - interval '1 day')::integer)) as year_end,
                 make_date(year + 1, month, least(of_month, extract(day from make_date(year + 1, month, 1) + interval '1 month' - interval '1 day')::integer)) as next_end
            from (select extract(year from day)::integer as year, substr(fye, 1, 2)::integer as month, substr(fye, 4, 2)::integer as of_month) told) ends
$function$;

CREATE OR REPLACE FUNCTION public.lock_journal(of_company uuid)
 RETURNS TABLE(base_currency text, fye text, locked_through date, taken_over date, incorporated date, chart_version bigint)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.look_at_books(of_company uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  head journal_head;
  known book_light;
  trial numeric;
  control numeric;
  breaks bigint;
begin
  -- The journal stands still for this: an entry's sums are seen together with its number.
  select * into head from journal_head where company_id = of_company for share;
  select * into known from book_light where company_id = of_company;
  select coalesce(sum(debit_minor - credit_minor), 0) into trial from account_month where company_id = of_company;
  select coalesce(sum(abs(coalesce(books.net, 0) - coalesce(documents.base, 0))), 0) into control
    from ledger_account account
    left join lateral (select sum(debit_minor - credit_minor) as net from account_month
                        where company_id = of_company and account_code = account.code) books on true
    left join lateral (select sum(open_base_minor) as base from document_balance
                        where company_id = of_company and account_code = account.code) documents on true
   where account.company_id = of_company and account.system_role in ('accounts_receivable', 'accounts_payable');
  select count(*) into breaks
    from (select number, previous_hash, lag(number) over by_number as number_before, lag(hash) over by_number as hash_before
            from journal_entry
           where company_id = of_company and number >= coalesce(known.journal_number, 0)
          window by_number as (order by number)) entry
   where case when number_before is null
              then number > greatest(coalesce(known.journal_number, 0), 1)
              else number <> number_before + 1 or previous_hash <> hash_before end;
  insert into book_light values (of_company, at, coalesce(head.last_number, 0), coalesce(head.last_hash, ''), trial, control,
    breaks = 0
    and coalesce(head.last_number, 0) >= coalesce(known.journal_number, 0)
    and (coalesce(head.last_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = head.last_number and hash = head.last_hash))
    and (coalesce(known.journal_number, 0) = 0 or exists (select from journal_entry
          where company_id = of_company and number = known.journal_number and hash = known.journal_hash)))
  on conflict (company_id) do update
    set checked_at = excluded.checked_at, journal_number = excluded.journal_number, journal_hash = excluded.journal_hash,
        trial_difference_minor = excluded.trial_difference_minor,
        control_difference_minor = excluded.control_difference_minor,
        -- A chain that broke stays broken until the whole of it is verified.
        chain_holds = excluded.chain_holds and book_light.chain_holds;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_queued()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state <> 'queued' then return new; end if;
  if tg_op = 'INSERT' then
    new.queued_at := coalesce(new.queued_at, clock_timestamp());
  elsif old.state <> 'queued' and new.queued_at is not distinct from old.queued_at then
    new.queued_at := clock_timestamp();
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_reach()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_table_name = 'access_request' then
    if tg_op <> 'INSERT' and old.company_id is not null then perform keep_reach_periods(old.company_id, null); end if;
    if tg_op <> 'DELETE' and new.company_id is not null then perform keep_reach_periods(new.company_id, null); end if;
  elsif tg_table_name = 'practice_member' then
    if tg_op <> 'INSERT' and old.user_id is not null then perform keep_reach_periods(null, old.user_id); end if;
    if tg_op <> 'DELETE' and new.user_id is not null then perform keep_reach_periods(null, new.user_id); end if;
  else
    if tg_op <> 'INSERT' then perform keep_reach_periods(old.company_id, old.user_id); end if;
    if tg_op <> 'DELETE' then perform keep_reach_periods(new.company_id, new.user_id); end if;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.number_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.number = 0 then
    update company set last_file_number = last_file_number + 1 where id = new.company_id returning last_file_number into new.number;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.number_key(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when plain ~ '^\d{8}-' then left(plain, 8) else plain end
    from (select upper(regexp_replace(typed, '\s', '', 'g')) as plain) written
$function$;

CREATE OR REPLACE FUNCTION public.number_practice_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update practice set last_staff_number = greatest(last_staff_number + 1, new.number) where id = new.practice_id
  returning last_staff_number into new.number;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.number_question()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.number is null then
    perform from company where id = new.company_id for no key update;
    select coalesce(max(number), 0) + 1 into new.number from client_question where company_id = new.company_id;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.number_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.number is null then
    update company set last_staff_number = last_staff_number + 1 where id = new.company_id returning last_staff_number into new.number;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.papers_of()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('folio.papers_of', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.post_entries(of_company uuid, by_user uuid, at timestamp with time zone, known_chart bigint, ids uuid[], dates date[], kinds text[], source_types text[], source_ids uuid[], source_numbers text[], bank_line_ids uuid[], narrations text[], reverses_ids uuid[], line_counts integer[], tails text[], line_entries integer[], line_nos integer[], account_codes text[], debits bigint[], credits bigint[], currencies text[], foreigns bigint[], rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
 RETURNS TABLE(refused text, locked_through date, first_number bigint)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.post_journals(of_company uuid, for_practice text, papers_of text, token_name text, address text, known_lock date, known_taken_over date, known_incorporated date, known_chart bigint, call_keys text[], call_hashes bytea[], call_answers jsonb[], series text, digits integer, journal_ids uuid[], days date[], journal_narrations text[], journal_references text[], totals bigint[], reverse_days date[], entry_ids uuid[], reversal_ids uuid[], entry_journals integer[], by_user uuid, at timestamp with time zone, ids uuid[], dates date[], kinds text[], source_types text[], source_ids uuid[], source_numbers text[], bank_line_ids uuid[], narrations text[], reverses_ids uuid[], line_counts integer[], tails text[], line_entries integer[], line_nos integer[], account_codes text[], debits bigint[], credits bigint[], currencies text[], foreigns bigint[], rates numeric[], contact_ids uuid[], document_refs uuid[], tax_codes text[], descriptions text[])
 RETURNS TABLE(journal_number text, entry_number bigint)
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.refresh_ledger_statistics()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  analyze journal_entry, journal_line, manual_journal, account_month, document_balance, contact, invoice, money_record, invoice_standing,
    invoice_sum;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_answer_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'answers to an auditor are never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit trail is never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_audit_sample_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'audit samples are never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'posted journal entries are never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was done stays written' using errcode = 'FO005';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_filing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a frozen filing is never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_frozen_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'frozen accounts are never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_destroying_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  tied record;
begin
  select entry.number, kept_until(entry.date, company.fye) as until into tied
    from document_entries(old.company_id, old.id) entry join company on company.id = old.company_id
   where kept_until(entry.date, company.fye) >= (now() at time zone 'Asia/Hong_Kong')::date
   order by entry.date desc, entry.number desc limit 1;
  if found then
    raise exception 'document % is evidence of entry % and kept until %', old.number, tied.number, tied.until
      using errcode = 'FO020', detail = tied.number::text;
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_detaching_from_posted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from manual_journal where company_id = old.company_id and id = old.manual_journal_id and state <> 'draft') then
    raise exception 'a posted journal keeps its files' using errcode = 'FO001';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_posted_import_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was imported stays told' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_posted_journal_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a posted journal is reversed, not deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_sign_off_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'sign-offs are never changed or deleted' using errcode = 'FO001';
end
$function$;

CREATE OR REPLACE FUNCTION public.search_by_text(wanted tsquery, dated tsquery, among integer, best integer)
 RETURNS TABLE(record_id text, open boolean, day date, seen bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  select record_id, open, day, seen
    from (select *, row_number() over (partition by open order by day desc) as place, count(*) over () as seen
            from (select entry.record_id, entry.open, entry.day
                    from (select company_id, document_id from document_text where document_text.words @@ wanted offset 0) found
                   cross join lateral (
                     select * from search_entry
                      where search_entry.company_id = found.company_id and search_entry.record_id = found.document_id::text
                     offset 0) entry
                   where found.company_id = current_company() and entry.kind = 'document'
                     and (papers_of() is null or entry.owner_id = papers_of()) and (dated is null or entry.words @@ dated)
                   limit among) dated_ones) placed
   where place <= best;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_by_words(wanted tsquery, whole tsquery, typed_number text, typed_name text, among integer, best integer)
 RETURNS TABLE(record_id text, rank integer, open boolean, day date, seen bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_indexscan TO 'off'
 SET enable_indexonlyscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  select record_id, rank, open, day, seen
    from (select *, row_number() over (partition by open order by rank, day desc) as place, count(*) over () as seen
            from (select found.record_id, found.open, found.day,
                         search_rank(found.number_key, found.names, found.words, whole, typed_number, typed_name) as rank
                    from (select * from search_entry where search_entry.words @@ wanted offset 0) found
                   where found.company_id = current_company() and (papers_of() is null or found.owner_id = papers_of())
                   limit among) ranked) placed
   where place <= best;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_newest(of_kind text, wanted tsquery, whole tsquery, typed_number text, typed_name text, among integer, best integer)
 RETURNS TABLE(record_id text, rank integer, open boolean, day date, seen bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  select record_id, rank, open, day, seen
    from (select *, row_number() over (partition by open order by rank, day desc) as place, count(*) over () as seen
            from (select newest.record_id, newest.open, newest.day,
                         search_rank(newest.number_key, newest.names, newest.words, whole, typed_number, typed_name) as rank
                    from (select * from search_entry
                           where search_entry.company_id = current_company() and search_entry.kind = of_kind
                           order by search_entry.day desc limit among) newest
                   where newest.words @@ wanted and (papers_of() is null or newest.owner_id = papers_of())
                   limit 50) ranked) placed
   where place <= best;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_newest_text(wanted tsquery, dated tsquery, among integer, best integer)
 RETURNS TABLE(record_id text, open boolean, day date, seen bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  select record_id, open, day, seen
    from (select *, row_number() over (partition by open order by day desc) as place, count(*) over () as seen
            from (select newest.record_id, newest.open, newest.day
                    from (select * from search_entry
                           where search_entry.company_id = current_company() and search_entry.kind = 'document'
                           order by search_entry.day desc limit among) newest
                   cross join lateral (
                     select words from document_text
                      where document_text.company_id = newest.company_id
                        and document_text.document_id = newest.record_id::uuid offset 0) text
                   where text.words @@ wanted and (papers_of() is null or newest.owner_id = papers_of())
                     and (dated is null or newest.words @@ dated)
                   limit 50) dated_ones) placed
   where place <= best;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_rank(number_key text, names text, words tsvector, whole tsquery, typed_number text, typed_name text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when typed_number <> '' and number_key = typed_number then 0
              when typed_name <> '' and strpos(names || '|', '|' || typed_name || '|') > 0 then 0
              when length(typed_number) > 1 and starts_with(number_key, typed_number) then 1
              when typed_name <> '' and strpos(names, '|' || typed_name) > 0 then 1
              when words @@ whole then 2 else 3 end
$function$;

CREATE OR REPLACE FUNCTION public.search_waits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, tg_argv[0], id::text from changed;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_waits_for_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, 'account', code from changed;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_waits_for_contact()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into search_waiting (company_id, kind, record_id)
  select new.company_id, 'contact', root::text from unnest(array[old.merged_into, new.merged_into]) root where root is not null;
  insert into search_waiting (company_id, kind, record_id)
  select company_id, 'invoice', id::text from invoice
   where company_id = new.company_id
     and contact_id in (select id from contact where company_id = new.company_id and (id = new.id or merged_into = new.id));
  insert into search_waiting (company_id, kind, record_id)
  select company_id, 'payment', id::text from money_record
   where company_id = new.company_id
     and contact_id in (select id from contact where company_id = new.company_id and (id = new.id or merged_into = new.id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_waits_for_invoices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into search_waiting (company_id, kind, record_id) select company_id, 'invoice', invoice_id::text from changed;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_waits_for_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into search_waiting (company_id, kind, record_id) values (new.company_id, tg_argv[0], new.id::text);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_words_near(head text, tail text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select word from search_word
   where company_id = current_company() and word >= head collate "C" and word < (head || '{') collate "C"
  union
  select word from search_word
   where company_id = current_company()
     and reverse(word) collate "C" >= tail collate "C" and reverse(word) collate "C" < (tail || '{') collate "C"
$function$;

CREATE OR REPLACE FUNCTION public.serves_current_company(practice uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select exists (
    select from access_request
     where practice_id = practice and company_id = current_company() and state = 'accepted'
  )
$function$;

CREATE OR REPLACE FUNCTION public.stand_invoice(of_company uuid, of_invoice uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  before invoice_standing;
  now invoice_standing;
begin
  perform pg_advisory_xact_lock(hashtextextended('invoice_standing ' || of_company, 0));
  select * into before from invoice_standing where company_id = of_company and invoice_id = of_invoice;
  select * into now from invoice_standing_now where company_id = of_company and invoice_id = of_invoice;
  if before is not distinct from now then
    return;
  end if;
  if now.invoice_id is null then
    delete from invoice_standing where company_id = of_company and invoice_id = of_invoice;
  else
    -- Updated in place: an autosave that changes no column of an index leaves no trace in it.
    insert into invoice_standing select (now).*
    on conflict (company_id, invoice_id) do update
      set list = excluded.list, type = excluded.type, currency = excluded.currency, confirm_status = excluded.confirm_status,
          stage = excluded.stage, voided_on = excluded.voided_on, late_after = excluded.late_after, issue_date = excluded.issue_date,
          due_date = excluded.due_date, created_at = excluded.created_at, number = excluded.number, reference = excluded.reference,
          contact_id = excluded.contact_id, contact_name = excluded.contact_name, total_minor = excluded.total_minor,
          base_minor = excluded.base_minor, open_minor = excluded.open_minor, open_base_minor = excluded.open_base_minor;
    perform add_invoice_sum(now, 1);
  end if;
  if before.invoice_id is not null then
    perform add_invoice_sum(before, -1);
    delete from invoice_sum where company_id = before.company_id and list = before.list and type = before.type
      and currency = before.currency and confirm_status = before.confirm_status and stage = before.stage
      and voided_on = before.voided_on and late_after = before.late_after and documents = 0;
  end if;
end
$function$;

-- Tables

create table access_request (
  id uuid default gen_random_uuid() not null,
  number bigint generated always as identity not null,
  practice_id uuid not null,
  company_id uuid,
  asked_number text not null,
  asked_by text not null,
  state text default 'pending'::text not null,
  role text,
  level integer generated always as (
CASE role
    WHEN 'adviser'::text THEN 2
    ELSE 3
END) stored,
  message text default ''::text not null,
  created_by uuid not null,
  created_at timestamp with time zone default now() not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  asked_key text generated always as (number_key(asked_number)) stored,
  told_at timestamp with time zone,
  constraint access_request_pkey PRIMARY KEY (id),
  constraint access_request_number_key UNIQUE (number),
  constraint access_request_asked_by_check CHECK ((asked_by = ANY (ARRAY['practice'::text, 'company'::text]))),
  constraint access_request_check CHECK (((state <> 'accepted'::text) OR ((role IS NOT NULL) AND (company_id IS NOT NULL)))),
  constraint access_request_role_check CHECK ((role = ANY (ARRAY['adviser'::text, 'approver'::text, 'bookkeeper'::text, 'uploader'::text, 'reader'::text]))),
  constraint access_request_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'cancelled'::text, 'revoked'::text])))
);

create table access_version (
  only_row boolean default true not null,
  version bigint not null,
  constraint access_version_pkey PRIMARY KEY (only_row),
  constraint access_version_only_row_check CHECK (only_row)
);

create table account_event (
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  user_id uuid,
  action text not null,
  practice_id uuid,
  address text,
  user_agent text,
  change jsonb default '{}'::jsonb not null,
  constraint account_event_pkey PRIMARY KEY (id)
);

create table account_memory (
  company_id uuid not null,
  side text not null,
  partner_key text not null,
  partner_name text not null,
  word_key text default ''::text not null,
  account_code text not null,
  times integer default 1 not null,
  learned_at timestamp with time zone default now() not null,
  constraint account_memory_pkey PRIMARY KEY (company_id, side, partner_key, word_key, account_code),
  constraint account_memory_side_check CHECK ((side = ANY (ARRAY['sales'::text, 'purchase'::text])))
);

create table account_month (
  company_id uuid not null,
  account_code text not null,
  month date not null,
  closing boolean not null,
  recorded_month date not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  foreign_minor bigint default 0 not null,
  line_count integer not null,
  constraint account_month_pkey PRIMARY KEY (company_id, account_code, month, closing, recorded_month)
);

create table api_token (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  name text not null,
  scope text not null,
  only_company_id uuid,
  token_hash bytea not null,
  ending text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_address text,
  window_start timestamp with time zone,
  calls integer default 0 not null,
  constraint api_token_pkey PRIMARY KEY (id),
  constraint api_token_token_hash_key UNIQUE (token_hash),
  constraint api_token_check CHECK ((expires_at > created_at)),
  constraint api_token_scope_check CHECK ((scope = ANY (ARRAY['read'::text, 'write'::text])))
);

create table app_user (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  password_hash text,
  account_type text not null,
  language text default 'en-US'::text not null,
  avatar text,
  created_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  mails_codes boolean default true not null,
  date_format text default 'month_day_year'::text not null,
  email_proved_at timestamp with time zone,
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_account_type_check CHECK ((account_type = ANY (ARRAY['company'::text, 'person'::text, 'practice'::text]))),
  constraint app_user_date_format_check CHECK ((date_format = ANY (ARRAY['month_day_year'::text, 'day_month_year'::text, 'iso'::text]))),
  constraint app_user_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text])))
);

create table asset_class (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text default ''::text not null,
  cost_account text not null,
  depreciation_account text not null,
  expense_account text not null,
  disposal_account text not null,
  method text not null,
  convention text not null,
  life_months integer not null,
  rate_basis_points integer,
  tax_class text not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint asset_class_pkey PRIMARY KEY (company_id, id),
  constraint asset_class_check CHECK (((method <> 'reducing_balance'::text) OR (rate_basis_points IS NOT NULL))),
  constraint asset_class_convention_check CHECK ((convention = ANY (ARRAY['full_month'::text, 'following_month'::text, 'by_days'::text]))),
  constraint asset_class_life_months_check CHECK (((life_months >= 1) AND (life_months <= 600))),
  constraint asset_class_method_check CHECK ((method = ANY (ARRAY['straight_line'::text, 'reducing_balance'::text]))),
  constraint asset_class_rate_basis_points_check CHECK (((rate_basis_points >= 1) AND (rate_basis_points <= 10000))),
  constraint asset_class_tax_class_check CHECK ((tax_class = ANY (ARRAY['pool_10'::text, 'pool_20'::text, 'pool_30'::text, 'prescribed'::text, 'industrial_building'::text, 'commercial_building'::text, 'hire_purchase'::text, 'excluded'::text])))
);

create table asset_estimate (
  company_id uuid not null,
  asset_id uuid not null,
  from_day date not null,
  method text not null,
  convention text not null,
  life_months integer not null,
  residual_minor bigint not null,
  rate_basis_points integer,
  reason text default ''::text not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint asset_estimate_pkey PRIMARY KEY (company_id, asset_id, from_day),
  constraint asset_estimate_convention_check CHECK ((convention = ANY (ARRAY['full_month'::text, 'following_month'::text, 'by_days'::text]))),
  constraint asset_estimate_life_months_check CHECK (((life_months >= 1) AND (life_months <= 600))),
  constraint asset_estimate_method_check CHECK ((method = ANY (ARRAY['straight_line'::text, 'reducing_balance'::text]))),
  constraint asset_estimate_rate_basis_points_check CHECK (((rate_basis_points >= 1) AND (rate_basis_points <= 10000))),
  constraint asset_estimate_residual_minor_check CHECK ((residual_minor >= 0))
);

create table asset_line (
  company_id uuid not null,
  posting_id uuid not null,
  asset_id uuid not null,
  kind text not null,
  cost_minor bigint not null,
  depreciation_minor bigint not null,
  proceeds_minor bigint default 0 not null,
  constraint asset_line_pkey PRIMARY KEY (company_id, posting_id, asset_id, kind),
  constraint asset_line_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'addition'::text, 'depreciation'::text, 'impairment'::text, 'disposal'::text, 'transfer'::text, 'transfer_out'::text])))
);

create table asset_posting (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number bigint generated always as identity not null,
  kind text not null,
  date date not null,
  class_id uuid not null,
  month date,
  journal_id uuid,
  note text default ''::text not null,
  reversed_on date,
  reversed_by uuid,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  source_entry_id uuid,
  source_line_no integer,
  invoice_id uuid,
  bank_line_id uuid,
  constraint asset_posting_pkey PRIMARY KEY (company_id, id),
  constraint asset_posting_check CHECK (((kind = 'depreciation'::text) = (month IS NOT NULL))),
  constraint asset_posting_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'addition'::text, 'depreciation'::text, 'impairment'::text, 'disposal'::text, 'transfer'::text]))),
  constraint asset_posting_one_source CHECK (((num_nonnulls(invoice_id, bank_line_id) <= 1) AND (num_nonnulls(source_entry_id, source_line_no) = (2 * num_nonnulls(invoice_id, bank_line_id))) AND ((source_entry_id IS NULL) OR (kind = 'disposal'::text))))
);

create table asset_setting (
  company_id uuid not null,
  bill_minor bigint not null,
  version integer default 1 not null,
  constraint asset_setting_pkey PRIMARY KEY (company_id),
  constraint asset_setting_bill_minor_check CHECK ((bill_minor >= 0))
);

create table asset_sum (
  company_id uuid not null,
  class_id uuid not null,
  kind text not null,
  date date not null,
  cost_minor bigint not null,
  depreciation_minor bigint not null,
  line_count integer not null,
  constraint asset_sum_pkey PRIMARY KEY (company_id, class_id, kind, date)
);

create table asset_transfer (
  company_id uuid not null,
  posting_id uuid not null,
  asset_id uuid not null,
  from_class_id uuid not null,
  class_id uuid not null,
  from_tax_class text not null,
  tax_class text not null,
  estimate_from date,
  method text,
  convention text,
  life_months integer,
  residual_minor bigint,
  rate_basis_points integer,
  constraint asset_transfer_pkey PRIMARY KEY (company_id, posting_id),
  constraint asset_transfer_check CHECK ((class_id <> from_class_id)),
  constraint asset_transfer_check1 CHECK ((num_nulls(estimate_from, method, convention, life_months, residual_minor) = ANY (ARRAY[0, 5]))),
  constraint asset_transfer_convention_check CHECK ((convention = ANY (ARRAY['full_month'::text, 'following_month'::text, 'by_days'::text]))),
  constraint asset_transfer_from_tax_class_check CHECK ((from_tax_class = ANY (ARRAY['pool_10'::text, 'pool_20'::text, 'pool_30'::text, 'prescribed'::text, 'industrial_building'::text, 'commercial_building'::text, 'hire_purchase'::text, 'excluded'::text]))),
  constraint asset_transfer_life_months_check CHECK (((life_months >= 1) AND (life_months <= 600))),
  constraint asset_transfer_method_check CHECK ((method = ANY (ARRAY['straight_line'::text, 'reducing_balance'::text]))),
  constraint asset_transfer_rate_basis_points_check CHECK (((rate_basis_points >= 1) AND (rate_basis_points <= 10000))),
  constraint asset_transfer_residual_minor_check CHECK ((residual_minor >= 0)),
  constraint asset_transfer_tax_class_check CHECK ((tax_class = ANY (ARRAY['pool_10'::text, 'pool_20'::text, 'pool_30'::text, 'prescribed'::text, 'industrial_building'::text, 'commercial_building'::text, 'hire_purchase'::text, 'excluded'::text])))
);

create table attempt (
  key_hash bytea not null,
  window_start timestamp with time zone not null,
  count integer default 1 not null,
  constraint attempt_pkey PRIMARY KEY (key_hash, window_start)
);

create table audit_event (
  company_id uuid not null,
  id bigint generated always as identity not null,
  at timestamp with time zone default now() not null,
  user_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  change jsonb default '{}'::jsonb not null,
  practice_id uuid default (NULLIF(current_setting('folio.practice_id'::text, true), ''::text))::uuid,
  address text default NULLIF(current_setting('folio.address'::text, true), ''::text),
  token_name text default NULLIF(current_setting('folio.token_name'::text, true), ''::text),
  constraint audit_event_pkey PRIMARY KEY (company_id, id)
);

create table audit_request (
  company_id uuid not null,
  room_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number integer not null,
  text text not null,
  due_on date,
  owner_id uuid,
  state text default 'open'::text not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint audit_request_pkey PRIMARY KEY (company_id, id),
  constraint audit_request_company_id_room_id_number_key UNIQUE (company_id, room_id, number),
  constraint audit_request_number_check CHECK ((number > 0)),
  constraint audit_request_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'accepted'::text]))),
  constraint audit_request_text_check CHECK ((text <> ''::text))
);

create table audit_request_answer (
  company_id uuid not null,
  request_id uuid not null,
  id uuid default gen_random_uuid() not null,
  place integer not null,
  kind text not null,
  text text default ''::text not null,
  said_by uuid,
  said_at timestamp with time zone not null,
  constraint audit_request_answer_pkey PRIMARY KEY (company_id, id),
  constraint audit_request_answer_company_id_request_id_place_key UNIQUE (company_id, request_id, place),
  constraint audit_request_answer_kind_check CHECK ((kind = ANY (ARRAY['answer'::text, 'accepted'::text, 'returned'::text]))),
  constraint audit_request_answer_place_check CHECK ((place > 0))
);

create table audit_request_file (
  company_id uuid not null,
  answer_id uuid not null,
  sha256 text not null,
  name text not null,
  constraint audit_request_file_pkey PRIMARY KEY (company_id, answer_id, sha256)
);

create table audit_room (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  title text not null,
  guest_name text default ''::text not null,
  guest_email text not null,
  from_day date not null,
  to_day date not null,
  until_day date not null,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  mail_sent boolean,
  guest_id uuid,
  joined_at timestamp with time zone,
  opened_by uuid,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by uuid,
  constraint audit_room_pkey PRIMARY KEY (company_id, id),
  constraint audit_room_token_hash_key UNIQUE (token_hash),
  constraint audit_room_check CHECK ((to_day >= from_day)),
  constraint audit_room_check1 CHECK (((guest_id IS NULL) = (joined_at IS NULL))),
  constraint audit_room_check2 CHECK (((token_hash IS NULL) = (token_expires_at IS NULL))),
  constraint audit_room_guest_email_check CHECK ((guest_email = lower(guest_email))),
  constraint audit_room_title_check CHECK ((title <> ''::text))
);

create table audit_sample (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  title text not null,
  from_day date not null,
  to_day date not null,
  source text not null,
  side text not null,
  accounts jsonb not null,
  method text not null,
  size integer,
  interval_minor bigint,
  seed text,
  generator text not null,
  population_count integer not null,
  population_minor bigint not null,
  population_hash text not null,
  last_entry bigint not null,
  drawn_by uuid,
  drawn_at timestamp with time zone not null,
  constraint audit_sample_pkey PRIMARY KEY (company_id, id),
  constraint audit_sample_accounts_check CHECK ((jsonb_typeof(accounts) = 'array'::text)),
  constraint audit_sample_check CHECK ((to_day >= from_day)),
  constraint audit_sample_check1 CHECK (((method = 'monetary_unit'::text) = (interval_minor IS NOT NULL))),
  constraint audit_sample_check2 CHECK (((method = 'monetary_unit'::text) = (size IS NULL))),
  constraint audit_sample_check3 CHECK (((method = 'largest'::text) = (seed IS NULL))),
  constraint audit_sample_interval_minor_check CHECK ((interval_minor > 0)),
  constraint audit_sample_method_check CHECK ((method = ANY (ARRAY['random'::text, 'monetary_unit'::text, 'largest'::text]))),
  constraint audit_sample_population_count_check CHECK ((population_count > 0)),
  constraint audit_sample_population_minor_check CHECK ((population_minor >= 0)),
  constraint audit_sample_seed_check CHECK ((seed <> ''::text)),
  constraint audit_sample_side_check CHECK ((side = ANY (ARRAY['debit'::text, 'credit'::text, 'both'::text]))),
  constraint audit_sample_size_check CHECK ((size > 0)),
  constraint audit_sample_source_check CHECK ((source = ANY (ARRAY['entries'::text, 'purchases'::text, 'sales'::text]))),
  constraint audit_sample_title_check CHECK ((title <> ''::text))
);

create table audit_sample_item (
  company_id uuid not null,
  sample_id uuid not null,
  place integer not null,
  entry_id uuid not null,
  line_no integer not null,
  hits integer not null,
  constraint audit_sample_item_pkey PRIMARY KEY (company_id, sample_id, place),
  constraint audit_sample_item_company_id_sample_id_entry_id_line_no_key UNIQUE (company_id, sample_id, entry_id, line_no),
  constraint audit_sample_item_hits_check CHECK ((hits > 0)),
  constraint audit_sample_item_place_check CHECK ((place > 0))
);

create table authenticator (
  user_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint authenticator_pkey PRIMARY KEY (user_id)
);

create table avatar_image (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  type text not null,
  content bytea not null,
  created_at timestamp with time zone not null,
  constraint avatar_image_pkey PRIMARY KEY (id)
);

create table bank_account (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  account_code text not null,
  bank text,
  number text,
  currency text not null,
  created_at timestamp with time zone default now() not null,
  suggested_at_number bigint,
  kind text default 'bank'::text not null,
  active boolean default true not null,
  is_default boolean default false not null,
  constraint bank_account_pkey PRIMARY KEY (company_id, id),
  constraint bank_account_company_id_account_code_key UNIQUE (company_id, account_code),
  constraint bank_account_kind_check CHECK ((kind = ANY (ARRAY['bank'::text, 'card'::text, 'cash'::text])))
);

create table bank_line (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  statement_id uuid not null,
  bank_account_id uuid not null,
  line_no integer not null,
  date date not null,
  hint text,
  payee text,
  description text not null,
  amount_minor bigint not null,
  balance_minor bigint,
  state text default 'unreviewed'::text not null,
  coded jsonb,
  entry_id uuid,
  page integer,
  box jsonb,
  version integer default 1 not null,
  value_date date,
  reference text,
  file_row integer,
  period_end date,
  flags jsonb default '[]'::jsonb not null,
  candidates jsonb default '[]'::jsonb not null,
  stale boolean default true not null,
  names uuid[] default '{}'::uuid[] not null,
  refused jsonb default '[]'::jsonb not null,
  payee_key text,
  evidence integer default 0 not null,
  lacks_evidence boolean generated always as (((amount_minor < 0) AND (evidence = 0) AND (state <> 'excluded'::text) AND (COALESCE(hint, ''::text) <> ALL (ARRAY['transfer'::text, 'fee'::text, 'interest'::text])) AND (COALESCE((coded ->> 'kind'::text), ''::text) <> 'transfer'::text))) stored not null,
  constraint bank_line_pkey PRIMARY KEY (company_id, id),
  constraint bank_line_company_id_statement_id_line_no_key UNIQUE (company_id, statement_id, line_no),
  constraint bank_line_amount_minor_check CHECK ((amount_minor <> 0)),
  constraint bank_line_state_check CHECK ((state = ANY (ARRAY['unreviewed'::text, 'suggested'::text, 'matched'::text, 'classified'::text, 'excluded'::text])))
);

create table bank_line_comment (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  bank_line_id uuid not null,
  kind text not null,
  text text not null,
  author_id uuid,
  at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  answered_by uuid,
  constraint bank_line_comment_pkey PRIMARY KEY (company_id, id),
  constraint bank_line_comment_kind_check CHECK ((kind = ANY (ARRAY['comment'::text, 'question_accountant'::text])))
);

create table bank_line_document (
  company_id uuid not null,
  bank_line_id uuid not null,
  document_id uuid not null,
  attached_by uuid,
  attached_at timestamp with time zone default now() not null,
  constraint bank_line_document_pkey PRIMARY KEY (company_id, bank_line_id, document_id)
);

create table bank_line_link (
  company_id uuid not null,
  bank_line_id uuid not null,
  bank_account_id uuid not null,
  entry_id uuid not null,
  constraint bank_line_link_pkey PRIMARY KEY (company_id, bank_line_id, entry_id),
  constraint bank_line_link_company_id_bank_account_id_entry_id_key UNIQUE (company_id, bank_account_id, entry_id)
);

create table bank_mapping (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  fingerprint text not null,
  mapping jsonb not null,
  bank_account_id uuid,
  times integer default 1 not null,
  used_at timestamp with time zone default now() not null,
  constraint bank_mapping_pkey PRIMARY KEY (company_id, id),
  constraint bank_mapping_company_id_fingerprint_key UNIQUE (company_id, fingerprint)
);

create table bank_payee (
  company_id uuid not null,
  entry_id uuid not null,
  payee text not null,
  constraint bank_payee_pkey PRIMARY KEY (company_id, entry_id)
);

create table bank_rule (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  "position" integer not null,
  name text not null,
  active boolean default true not null,
  conditions jsonb not null,
  action jsonb not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint bank_rule_pkey PRIMARY KEY (company_id, id)
);

create table bank_statement (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  bank_account_id uuid not null,
  document_id uuid,
  currency text not null,
  period_start date,
  period_end date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  state text not null,
  created_at timestamp with time zone default now() not null,
  spots jsonb default '{}'::jsonb not null,
  since date,
  line_count integer default 0 not null,
  to_do integer default 0 not null,
  moved_minor bigint default 0 not null,
  constraint bank_statement_pkey PRIMARY KEY (company_id, id),
  constraint bank_statement_state_check CHECK ((state = ANY (ARRAY['processing'::text, 'to_review'::text, 'reconciled'::text, 'failed'::text])))
);

create table book_light (
  company_id uuid not null,
  checked_at timestamp with time zone not null,
  journal_number bigint not null,
  journal_hash text not null,
  trial_difference_minor numeric not null,
  control_difference_minor numeric not null,
  chain_holds boolean not null,
  constraint book_light_pkey PRIMARY KEY (company_id)
);

create table books_verification (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  holds boolean not null,
  companies integer not null,
  failed_companies integer not null,
  constraint books_verification_pkey PRIMARY KEY (id),
  constraint books_verification_check CHECK (((failed_companies >= 0) AND (failed_companies <= companies))),
  constraint books_verification_companies_check CHECK ((companies >= 0))
);

create table client_question (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number integer not null,
  subject_type text not null,
  bank_line_id uuid,
  document_id uuid,
  invoice_id uuid,
  about text default ''::text not null,
  text text not null,
  asked_by uuid,
  asked_through text,
  asked_at timestamp with time zone default now() not null,
  email text,
  language text not null,
  mail_id uuid,
  state text default 'open'::text not null,
  answer text,
  answer_none boolean default false not null,
  answered_by uuid,
  answered_name text,
  answered_at timestamp with time zone,
  told_at timestamp with time zone,
  closed_by uuid,
  closed_at timestamp with time zone,
  practice_id uuid,
  to_practice text,
  constraint client_question_pkey PRIMARY KEY (company_id, id),
  constraint client_question_company_id_number_key UNIQUE (company_id, number),
  constraint client_question_check CHECK (((bank_line_id IS NULL) OR (subject_type = 'bank_line'::text))),
  constraint client_question_check1 CHECK (((document_id IS NULL) OR (subject_type = 'document'::text))),
  constraint client_question_check2 CHECK (((invoice_id IS NULL) OR (subject_type = 'invoice'::text))),
  constraint client_question_check3 CHECK (((practice_id IS NULL) OR (to_practice IS NOT NULL))),
  constraint client_question_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text]))),
  constraint client_question_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'settled'::text, 'withdrawn'::text]))),
  constraint client_question_subject_type_check CHECK ((subject_type = ANY (ARRAY['bank_line'::text, 'document'::text, 'invoice'::text, 'none'::text])))
);

create table client_question_document (
  company_id uuid not null,
  question_id uuid not null,
  document_id uuid not null,
  name text not null,
  sent_by uuid,
  sent_name text,
  sent_at timestamp with time zone default now() not null,
  constraint client_question_document_pkey PRIMARY KEY (company_id, question_id, document_id)
);

create table close_movement_note (
  company_id uuid not null,
  kind text not null,
  period_end date not null,
  account_code text not null,
  explanation text not null,
  version integer default 1 not null,
  constraint close_movement_note_pkey PRIMARY KEY (company_id, kind, period_end, account_code),
  constraint close_movement_note_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'year'::text])))
);

create table close_schedule (
  company_id uuid not null,
  kind text not null,
  period_end date not null,
  account_code text not null,
  source_kind text,
  source_minor bigint,
  explanation text default ''::text not null,
  version integer default 1 not null,
  constraint close_schedule_pkey PRIMARY KEY (company_id, kind, period_end, account_code),
  constraint close_schedule_check CHECK (((source_kind IS NULL) = (source_minor IS NULL))),
  constraint close_schedule_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint close_schedule_source_kind_check CHECK ((source_kind = ANY (ARRAY['calculation'::text, 'count'::text, 'confirmation'::text])))
);

create table close_schedule_file (
  company_id uuid not null,
  kind text not null,
  period_end date not null,
  account_code text not null,
  sha256 text not null,
  name text not null,
  attached_by uuid,
  attached_at timestamp with time zone default now() not null,
  constraint close_schedule_file_pkey PRIMARY KEY (company_id, kind, period_end, account_code, sha256),
  constraint close_schedule_file_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'year'::text])))
);

create table close_setting (
  company_id uuid not null,
  movement_tenths integer not null,
  movement_minor bigint not null,
  document_minor bigint not null,
  version integer default 1 not null,
  constraint close_setting_pkey PRIMARY KEY (company_id),
  constraint close_setting_document_minor_check CHECK ((document_minor >= 0)),
  constraint close_setting_movement_minor_check CHECK ((movement_minor >= 0)),
  constraint close_setting_movement_tenths_check CHECK (((movement_tenths >= 0) AND (movement_tenths <= 1000000)))
);

create table close_sign_off (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  period_end date not null,
  account_code text not null,
  role text not null,
  user_id uuid,
  signed_at timestamp with time zone not null,
  content text not null,
  hash text not null,
  constraint close_sign_off_pkey PRIMARY KEY (company_id, id),
  constraint close_sign_off_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'year'::text]))),
  constraint close_sign_off_role_check CHECK ((role = ANY (ARRAY['preparer'::text, 'reviewer'::text])))
);

create table close_task (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  period_end date not null,
  title text not null,
  required boolean not null,
  owner_id uuid,
  due_on date,
  note text default ''::text not null,
  done_at timestamp with time zone,
  done_by uuid,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint close_task_pkey PRIMARY KEY (company_id, id),
  constraint close_task_check CHECK (((done_at IS NOT NULL) OR (done_by IS NULL))),
  constraint close_task_kind_check CHECK ((kind = ANY (ARRAY['month'::text, 'year'::text])))
);

create table company (
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text,
  registration_number text not null,
  incorporated_date date,
  industry text not null,
  br text not null,
  ci text not null,
  address text not null,
  fye text not null,
  directors jsonb not null,
  shareholders jsonb not null,
  secretaries jsonb not null,
  base_currency text not null,
  contact_person text,
  contact_phone text,
  email text,
  state text default 'active'::text not null,
  locked_through date,
  created_at timestamp with time zone default now() not null,
  language_model boolean default false not null,
  auto_confirm boolean default false not null,
  auto_confirm_stopped_at timestamp with time zone,
  last_staff_number integer default 0 not null,
  br_branch text default '000'::text not null,
  br_certificate text,
  br_expires_on date,
  first_accounts_to date,
  last_file_number integer default 0 not null,
  set_up_closed_at timestamp with time zone,
  share_capital jsonb default '[]'::jsonb not null,
  constraint company_pkey PRIMARY KEY (id),
  constraint company_base_currency_check CHECK ((base_currency ~ '^[A-Z]{3}$'::text)),
  constraint company_br_branch_check CHECK ((br_branch ~ '^\d{3}$'::text)),
  constraint company_fye_check CHECK ((fye ~ '^\d{2}-\d{2}$'::text)),
  constraint company_share_capital_check CHECK ((jsonb_typeof(share_capital) = 'array'::text)),
  constraint company_state_check CHECK ((state = ANY (ARRAY['active'::text, 'archived'::text])))
);

create table company_invitation (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number integer not null,
  name text not null,
  email text not null,
  role text not null,
  state text default 'invited'::text not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  invited_by uuid not null,
  invited_at timestamp with time zone default now() not null,
  mail_sent boolean,
  accepted_by uuid,
  accepted_at timestamp with time zone,
  constraint company_invitation_pkey PRIMARY KEY (company_id, id),
  constraint company_invitation_company_id_number_key UNIQUE (company_id, number),
  constraint company_invitation_token_hash_key UNIQUE (token_hash),
  constraint company_invitation_email_check CHECK ((email = lower(email))),
  constraint company_invitation_role_check CHECK ((role = ANY (ARRAY['approver'::text, 'bookkeeper'::text, 'uploader'::text, 'reader'::text]))),
  constraint company_invitation_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'accepted'::text, 'cancelled'::text])))
);

create table company_member (
  company_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone default now() not null,
  role text not null,
  level integer generated always as (
CASE role
    WHEN 'owner'::text THEN 2
    ELSE 3
END) stored,
  number integer,
  constraint company_member_pkey PRIMARY KEY (company_id, user_id),
  constraint company_member_role CHECK ((role = ANY (ARRAY['owner'::text, 'approver'::text, 'bookkeeper'::text, 'uploader'::text, 'reader'::text])))
);

create table company_quota (
  company_id uuid not null,
  storage_mb integer,
  documents_a_day integer,
  constraint company_quota_pkey PRIMARY KEY (company_id),
  constraint company_quota_documents_a_day_check CHECK ((documents_a_day > 0)),
  constraint company_quota_storage_mb_check CHECK ((storage_mb > 0))
);

create table company_reach_period (
  company_id uuid not null,
  user_id uuid not null,
  since timestamp with time zone not null,
  until timestamp with time zone,
  constraint company_reach_period_pkey PRIMARY KEY (company_id, user_id, since)
);

create table contact (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text,
  name_key text not null,
  address text,
  tax_id text,
  created_at timestamp with time zone default now() not null,
  is_customer boolean default false not null,
  is_supplier boolean default false not null,
  address_zh text,
  ship_to text,
  br text,
  email text,
  phone text,
  contact_person text,
  payment_term_id uuid,
  currency text,
  sales_account text,
  purchase_account text,
  tax_code text,
  language text,
  reminders boolean default true not null,
  notes text,
  archived_at timestamp with time zone,
  merged_into uuid,
  merged_under uuid,
  renamed_at timestamp with time zone,
  version integer default 1 not null,
  constraint contact_pkey PRIMARY KEY (company_id, id),
  constraint contact_company_id_name_key_key UNIQUE (company_id, name_key),
  constraint contact_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text, 'bilingual'::text])))
);

create table deadline_fact (
  company_id uuid not null,
  form text default 'private'::text not null,
  has_employees boolean,
  is_represented boolean default false not null,
  expects_loss boolean default false not null,
  controllers_changed_on date,
  version integer default 1 not null,
  constraint deadline_fact_pkey PRIMARY KEY (company_id),
  constraint deadline_fact_form_check CHECK ((form = ANY (ARRAY['private'::text, 'public'::text, 'guarantee'::text, 'unincorporated'::text])))
);

create table deadline_feed (
  id uuid default gen_random_uuid() not null,
  token_hash text not null,
  user_id uuid not null,
  company_id uuid,
  practice_id uuid,
  language text not null,
  created_at timestamp with time zone not null,
  constraint deadline_feed_pkey PRIMARY KEY (id),
  constraint deadline_feed_token_hash_key UNIQUE (token_hash),
  constraint deadline_feed_user_id_company_id_key UNIQUE (user_id, company_id),
  constraint deadline_feed_user_id_practice_id_key UNIQUE (user_id, practice_id),
  constraint deadline_feed_check CHECK ((num_nonnulls(company_id, practice_id) = 1)),
  constraint deadline_feed_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text])))
);

create table deadline_mark (
  company_id uuid not null,
  kind text not null,
  period text not null,
  due_on date,
  done_on date,
  note text default ''::text not null,
  marked_by uuid,
  marked_at timestamp with time zone not null,
  constraint deadline_mark_pkey PRIMARY KEY (company_id, kind, period)
);

create table document (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  sha256 text not null,
  state text not null,
  step text,
  progress jsonb,
  kind text,
  pages integer,
  reading jsonb,
  draft jsonb,
  evidence jsonb default '{}'::jsonb not null,
  checks jsonb default '[]'::jsonb not null,
  page_sizes jsonb default '[]'::jsonb not null,
  summary jsonb,
  outcomes jsonb default '[]'::jsonb not null,
  problem jsonb,
  duplicate_of uuid,
  attempts integer default 0 not null,
  claimed_until timestamp with time zone,
  version integer default 1 not null,
  uploaded_by uuid,
  uploaded_at timestamp with time zone default now() not null,
  part_of uuid,
  part integer default 1 not null,
  segments jsonb,
  cut_by text default 'reader'::text not null,
  page_turns jsonb default '{}'::jsonb not null,
  file_pages jsonb default '[]'::jsonb not null,
  reader_version integer,
  reread jsonb,
  hashes jsonb default '[]'::jsonb not null,
  fact_total text,
  fact_number text,
  fact_date date,
  fact_supplier text,
  alike jsonb default '[]'::jsonb not null,
  different_from jsonb default '[]'::jsonb not null,
  same_as uuid,
  unlocked_sha256 text,
  merged_into uuid,
  for_bank_line_id uuid,
  sent_by text,
  number integer default 0 not null,
  trashed_from text,
  trashed_at timestamp with time zone,
  trashed_by uuid,
  folder text generated always as (
CASE
    WHEN (kind = ANY (ARRAY['bank_statement'::text, 'card_statement'::text])) THEN 'statement'::text
    WHEN (kind = 'sales_invoice'::text) THEN 'invoice'::text
    WHEN (kind = 'purchase_bill'::text) THEN 'bill'::text
    WHEN (kind = 'receipt'::text) THEN 'receipt'::text
    WHEN (kind = ANY (ARRAY['sales_credit_note'::text, 'purchase_credit_note'::text])) THEN 'credit_note'::text
    ELSE 'other'::text
END) stored not null,
  date date generated always as (COALESCE(day_of_text((draft #>> '{invoice,issue_date}'::text[])), day_of_text((draft #>> '{statements,0,period_end}'::text[])), fact_date, ((uploaded_at AT TIME ZONE 'Asia/Hong_Kong'::text))::date)) stored not null,
  layout_id uuid,
  queued_at timestamp with time zone,
  constraint document_pkey PRIMARY KEY (company_id, id),
  constraint document_cut_by_check CHECK ((cut_by = ANY (ARRAY['reader'::text, 'person'::text]))),
  constraint document_part_check CHECK ((part >= 1)),
  constraint document_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'processing'::text, 'needs_review'::text, 'processed'::text, 'duplicate'::text, 'unsupported'::text, 'failed'::text, 'merged'::text, 'trashed'::text]))),
  constraint document_step_check CHECK ((step = ANY (ARRAY['reading'::text, 'understanding'::text, 'checking'::text]))),
  constraint document_trash CHECK ((((state = 'trashed'::text) = (trashed_from IS NOT NULL)) AND ((state = 'trashed'::text) = (trashed_at IS NOT NULL))))
);

create table document_balance (
  company_id uuid not null,
  document_ref uuid not null,
  account_code text not null,
  open_minor bigint not null,
  open_base_minor bigint not null,
  constraint document_balance_pkey PRIMARY KEY (company_id, document_ref)
);

create table document_link (
  company_id uuid not null,
  document_id uuid not null,
  type text not null,
  record_id uuid not null,
  attached_by uuid,
  attached_at timestamp with time zone default now() not null,
  constraint document_link_pkey PRIMARY KEY (company_id, document_id, type, record_id),
  constraint document_link_type_check CHECK ((type = ANY (ARRAY['invoice'::text, 'contact'::text])))
);

create table document_text (
  company_id uuid not null,
  document_id uuid not null,
  text text not null,
  words tsvector,
  constraint document_text_pkey PRIMARY KEY (company_id, document_id)
);

create table email_change (
  user_id uuid not null,
  email text not null,
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  expires_at timestamp with time zone not null,
  attempts integer default 0 not null,
  constraint email_change_pkey PRIMARY KEY (user_id)
);

create table exchange_rate (
  company_id uuid not null,
  currency text not null,
  date date not null,
  rate numeric(18,8) not null,
  constraint exchange_rate_pkey PRIMARY KEY (company_id, currency, date),
  constraint exchange_rate_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint exchange_rate_rate_check CHECK ((rate > (0)::numeric))
);

create table filing_answer (
  company_id uuid not null,
  year_of_assessment text not null,
  answers jsonb default '{}'::jsonb not null,
  version integer default 1 not null,
  constraint filing_answer_pkey PRIMARY KEY (company_id, year_of_assessment),
  constraint filing_answer_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text))
);

create table filing_pack (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  year_of_assessment text not null,
  number integer not null,
  content text not null,
  hash text not null,
  frozen_by uuid,
  frozen_at timestamp with time zone not null,
  constraint filing_pack_pkey PRIMARY KEY (company_id, id),
  constraint filing_pack_company_id_year_of_assessment_number_key UNIQUE (company_id, year_of_assessment, number)
);

create table filing_partners (
  company_id uuid not null,
  year_of_assessment text not null,
  partners jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  constraint filing_partners_pkey PRIMARY KEY (company_id, year_of_assessment),
  constraint filing_partners_partners_check CHECK ((jsonb_typeof(partners) = 'array'::text))
);

create table filing_profile (
  company_id uuid not null,
  hksic text default ''::text not null,
  language text default 'en'::text not null,
  accounts jsonb default '[]'::jsonb not null,
  rows jsonb default '[]'::jsonb not null,
  version integer default 1 not null,
  constraint filing_profile_pkey PRIMARY KEY (company_id),
  constraint filing_profile_accounts_check CHECK ((jsonb_typeof(accounts) = 'array'::text)),
  constraint filing_profile_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text]))),
  constraint filing_profile_rows_check CHECK ((jsonb_typeof(rows) = 'array'::text))
);

create table filing_taxonomy (
  company_id uuid not null,
  edition text not null,
  elements jsonb not null,
  file_name text not null,
  sha256 text not null,
  imported_by uuid,
  imported_at timestamp with time zone not null,
  partner_dimension jsonb,
  constraint filing_taxonomy_pkey PRIMARY KEY (company_id),
  constraint filing_taxonomy_elements_check CHECK ((jsonb_typeof(elements) = 'array'::text)),
  constraint filing_taxonomy_partner_dimension_check CHECK ((jsonb_typeof(partner_dimension) = 'object'::text))
);

create table fixed_asset (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number text not null,
  name text not null,
  class_id uuid not null,
  tax_class text not null,
  acquired_on date not null,
  in_use_on date not null,
  supplier text default ''::text not null,
  note text default ''::text not null,
  currency text,
  foreign_minor bigint,
  invoice_id uuid,
  entry_id uuid,
  line_no integer,
  item integer,
  document_id uuid,
  spot jsonb,
  opening_through date,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint fixed_asset_pkey PRIMARY KEY (company_id, id),
  constraint fixed_asset_company_id_number_key UNIQUE (company_id, number),
  constraint fixed_asset_check CHECK ((in_use_on >= acquired_on)),
  constraint fixed_asset_tax_class_check CHECK ((tax_class = ANY (ARRAY['pool_10'::text, 'pool_20'::text, 'pool_30'::text, 'prescribed'::text, 'industrial_building'::text, 'commercial_building'::text, 'hire_purchase'::text, 'excluded'::text])))
);

create table idempotency_key (
  company_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (company_id, key)
);

create table identity (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  skips_code boolean default false not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint identity_pkey PRIMARY KEY (id),
  constraint identity_issuer_subject_key UNIQUE (issuer, subject)
);

create table identity_arrival (
  token_hash bytea not null,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  email_proved boolean default false not null,
  name text default ''::text not null,
  return_to text,
  code_hash bytea,
  code_expires_at timestamp with time zone,
  code_attempts integer default 0 not null,
  expires_at timestamp with time zone not null,
  constraint identity_arrival_pkey PRIMARY KEY (token_hash)
);

create table identity_request (
  state_hash bytea not null,
  browser_hash bytea not null,
  provider text not null,
  purpose text not null,
  user_id uuid,
  return_to text,
  expires_at timestamp with time zone not null,
  constraint identity_request_pkey PRIMARY KEY (state_hash),
  constraint identity_request_check CHECK (((purpose = 'sign_in'::text) OR (user_id IS NOT NULL))),
  constraint identity_request_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'link'::text, 'confirm'::text])))
);

create table import_account_choice (
  company_id uuid not null,
  their_key text not null,
  account_code text not null,
  constraint import_account_choice_pkey PRIMARY KEY (company_id, their_key)
);

create table import_run (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  state text default 'draft'::text not null,
  file_name text not null,
  sha256 text,
  choices jsonb default '{}'::jsonb not null,
  theirs jsonb,
  compared jsonb,
  compared_name text,
  compared_sha256 text,
  first_number bigint,
  last_number bigint,
  entry_count integer default 0 not null,
  first_date date,
  last_date date,
  archive jsonb,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  posted_at timestamp with time zone,
  constraint import_run_pkey PRIMARY KEY (company_id, id),
  constraint import_run_check CHECK (((state = 'posted'::text) = (posted_at IS NOT NULL))),
  constraint import_run_check1 CHECK (((kind = 'archive'::text) OR (sha256 IS NOT NULL))),
  constraint import_run_kind_check CHECK ((kind = ANY (ARRAY['trial_balance'::text, 'general_ledger'::text, 'archive'::text]))),
  constraint import_run_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'posted'::text])))
);

create table invoice (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  number text not null,
  reference text,
  contact_id uuid,
  contact_name text default ''::text not null,
  issue_date date,
  due_date date,
  currency text not null,
  rate numeric(18,8),
  total_minor bigint default 0 not null,
  base_minor bigint,
  confirm_status text default 'unconfirmed'::text not null,
  opening boolean default false not null,
  voided_on date,
  document_id uuid,
  draft jsonb not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  payment_reference text,
  submitted_by uuid,
  submitted_at timestamp with time zone,
  rejected_by uuid,
  rejected_reason text,
  answer text,
  answered_at timestamp with time zone,
  converted_to uuid,
  sent_at timestamp with time zone,
  viewed_at timestamp with time zone,
  recurring_id uuid,
  tax_rounding text default 'per_line'::text not null,
  constraint invoice_pkey PRIMARY KEY (company_id, id),
  constraint invoice_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'declined'::text]))),
  constraint invoice_confirm_status_check CHECK ((confirm_status = ANY (ARRAY['unconfirmed'::text, 'pending'::text, 'confirmed'::text, 'rejected'::text]))),
  constraint invoice_tax_rounding_check CHECK ((tax_rounding = ANY (ARRAY['per_line'::text, 'per_document'::text]))),
  constraint invoice_type_check CHECK ((type = ANY (ARRAY['sales_invoice'::text, 'sales_credit_note'::text, 'purchase_bill'::text, 'purchase_credit_note'::text, 'quotation'::text])))
);

create table invoice_link (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  invoice_id uuid not null,
  token_hash text not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  first_viewed_at timestamp with time zone,
  last_viewed_at timestamp with time zone,
  views integer default 0 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint invoice_link_pkey PRIMARY KEY (company_id, id),
  constraint invoice_link_token_hash_key UNIQUE (token_hash)
);

create table invoice_standing (
  company_id uuid not null,
  invoice_id uuid not null,
  list text,
  type text,
  currency text,
  confirm_status text,
  stage text,
  voided_on date,
  late_after date,
  issue_date date,
  due_date date,
  created_at timestamp with time zone,
  number text,
  reference text,
  contact_id uuid,
  contact_name text,
  total_minor bigint,
  base_minor bigint,
  open_minor bigint,
  open_base_minor bigint,
  constraint invoice_standing_pkey PRIMARY KEY (company_id, invoice_id)
);

create table invoice_sum (
  company_id uuid not null,
  list text not null,
  type text not null,
  currency text not null,
  confirm_status text not null,
  stage text not null,
  voided_on date not null,
  late_after date not null,
  documents bigint not null,
  total_minor numeric not null,
  base_minor numeric not null,
  open_minor numeric not null,
  open_base_minor numeric not null,
  constraint invoice_sum_pkey PRIMARY KEY (company_id, list, type, currency, confirm_status, stage, voided_on, late_after)
);

create table invoice_version (
  company_id uuid not null,
  invoice_id uuid not null,
  version integer not null,
  draft jsonb not null,
  saved_by uuid,
  saved_at timestamp with time zone default now() not null,
  begun_at timestamp with time zone default now() not null,
  constraint invoice_version_pkey PRIMARY KEY (company_id, invoice_id, version)
);

create table journal_entry (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number bigint not null,
  date date not null,
  kind text not null,
  source_type text not null,
  source_id uuid not null,
  source_number text not null,
  bank_line_id uuid,
  narration text not null,
  reverses_id uuid,
  line_count integer not null,
  posted_by uuid,
  posted_at timestamp with time zone not null,
  previous_hash text not null,
  hash text not null,
  practice_id uuid default (NULLIF(current_setting('folio.practice_id'::text, true), ''::text))::uuid,
  address text default NULLIF(current_setting('folio.address'::text, true), ''::text),
  token_name text default NULLIF(current_setting('folio.token_name'::text, true), ''::text),
  constraint journal_entry_pkey PRIMARY KEY (company_id, id),
  constraint journal_entry_company_id_number_key UNIQUE (company_id, number),
  constraint journal_entry_line_count_check CHECK ((line_count >= 2))
);

create table journal_head (
  company_id uuid not null,
  last_number bigint default 0 not null,
  last_hash text default ''::text not null,
  last_posted_at timestamp with time zone,
  chart_version bigint default nextval('chart_version_sequence'::regclass) not null,
  constraint journal_head_pkey PRIMARY KEY (company_id)
);

create table journal_line (
  company_id uuid not null,
  entry_id uuid not null,
  line_no integer not null,
  date date not null,
  entry_number bigint not null,
  closing boolean default false not null,
  account_code text not null,
  debit_minor bigint default 0 not null,
  credit_minor bigint default 0 not null,
  currency text not null,
  foreign_minor bigint,
  rate numeric(18,8),
  contact_id uuid,
  document_ref uuid,
  tax_code text,
  description text default ''::text not null,
  recorded_month date not null,
  constraint journal_line_pkey PRIMARY KEY (company_id, entry_id, line_no),
  constraint journal_line_check CHECK (((debit_minor = 0) <> (credit_minor = 0))),
  constraint journal_line_credit_minor_check CHECK ((credit_minor >= 0)),
  constraint journal_line_debit_minor_check CHECK ((debit_minor >= 0)),
  constraint journal_line_line_no_check CHECK ((line_no > 0))
);

create table journal_template (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  draft jsonb not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint journal_template_pkey PRIMARY KEY (company_id, id)
);

create table language_model_use (
  company_id uuid not null,
  day date not null,
  calls integer default 0 not null,
  input_tokens bigint default 0 not null,
  output_tokens bigint default 0 not null,
  constraint language_model_use_pkey PRIMARY KEY (company_id, day)
);

create table ledger_account (
  company_id uuid not null,
  code text not null,
  name text not null,
  name_zh text not null,
  type text not null,
  subtype text not null,
  section text not null,
  normal_side text not null,
  cash_flow text not null,
  system_role text,
  currency text,
  active boolean default true not null,
  constraint ledger_account_pkey PRIMARY KEY (company_id, code),
  constraint ledger_account_cash_flow_check CHECK ((cash_flow = ANY (ARRAY['cash'::text, 'operating'::text, 'investing'::text, 'financing'::text, 'none'::text]))),
  constraint ledger_account_normal_side_check CHECK ((normal_side = ANY (ARRAY['debit'::text, 'credit'::text]))),
  constraint ledger_account_type_check CHECK ((type = ANY (ARRAY['asset'::text, 'liability'::text, 'equity'::text, 'revenue'::text, 'expense'::text])))
);

create table list_columns (
  user_id uuid not null,
  list text not null,
  shown text[] not null,
  hidden text[] not null,
  constraint list_columns_pkey PRIMARY KEY (user_id, list)
);

create table mail_choice (
  user_id uuid not null,
  kind text not null,
  wanted boolean not null,
  constraint mail_choice_pkey PRIMARY KEY (user_id, kind)
);

create table mail_template (
  company_id uuid not null,
  kind text not null,
  language text not null,
  subject text not null,
  body text not null,
  constraint mail_template_pkey PRIMARY KEY (company_id, kind, language),
  constraint mail_template_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text])))
);

create table manual_journal (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number text,
  state text not null,
  date date,
  narration text default ''::text not null,
  reference text default ''::text not null,
  total_minor bigint,
  reverse_on date,
  draft jsonb,
  version integer default 1 not null,
  entry_id uuid,
  reversal_entry_id uuid,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint manual_journal_pkey PRIMARY KEY (company_id, id),
  constraint manual_journal_company_id_number_key UNIQUE (company_id, number),
  constraint manual_journal_check CHECK (((state = 'draft'::text) = (draft IS NOT NULL))),
  constraint manual_journal_check1 CHECK (((state = 'draft'::text) = (entry_id IS NULL))),
  constraint manual_journal_check2 CHECK (((state = 'draft'::text) OR (number IS NOT NULL))),
  constraint manual_journal_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'posted'::text, 'reversed'::text])))
);

create table manual_journal_attachment (
  company_id uuid not null,
  manual_journal_id uuid not null,
  sha256 text not null,
  name text not null,
  attached_by uuid,
  attached_at timestamp with time zone default now() not null,
  constraint manual_journal_attachment_pkey PRIMARY KEY (company_id, manual_journal_id, sha256)
);

create table money_record (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  type text not null,
  number text not null,
  date date not null,
  account_code text not null,
  contact_id uuid not null,
  currency text not null,
  amount_minor bigint not null,
  rate numeric(18,8),
  reference text,
  reversed_on date,
  created_at timestamp with time zone default now() not null,
  constraint money_record_pkey PRIMARY KEY (company_id, id),
  constraint money_record_company_id_type_number_key UNIQUE (company_id, type, number),
  constraint money_record_amount_minor_check CHECK ((amount_minor > 0)),
  constraint money_record_type_check CHECK ((type = ANY (ARRAY['receipt'::text, 'payment'::text, 'customer_refund'::text, 'supplier_refund'::text])))
);

create table number_scheme (
  company_id uuid not null,
  type text not null,
  pattern text not null,
  constraint number_scheme_pkey PRIMARY KEY (company_id, type)
);

create table number_series (
  company_id uuid not null,
  prefix text not null,
  last_number bigint not null,
  constraint number_series_pkey PRIMARY KEY (company_id, prefix)
);

create table one_time_code (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  code_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  attempts integer default 0 not null,
  used_at timestamp with time zone,
  constraint one_time_code_pkey PRIMARY KEY (id)
);

create table opening_balance (
  company_id uuid not null,
  date date not null,
  constraint opening_balance_pkey PRIMARY KEY (company_id)
);

create table outgoing_mail (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  invoice_id uuid,
  contact_id uuid,
  receivers jsonb not null,
  copies jsonb default '[]'::jsonb not null,
  subject text not null,
  body text not null,
  attachments jsonb default '[]'::jsonb not null,
  state text default 'queued'::text not null,
  attempts integer default 0 not null,
  last_error jsonb,
  next_try_at timestamp with time zone,
  claimed_until timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  constraint outgoing_mail_pkey PRIMARY KEY (company_id, id),
  constraint outgoing_mail_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'cancelled'::text])))
);

create table passkey (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  backed_up boolean default false not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id)
);

create table passkey_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'second_factor'::text, 'confirm'::text, 'sign_in'::text])))
);

create table password_reset (
  token_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_reset_pkey PRIMARY KEY (token_hash)
);

create table payee_memory (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  payee_key text not null,
  payee text not null,
  direction text not null,
  account_code text not null,
  times integer default 0 not null,
  refused integer default 0 not null,
  last_used date not null,
  constraint payee_memory_pkey PRIMARY KEY (company_id, id),
  constraint payee_memory_company_id_payee_key_account_code_key UNIQUE (company_id, payee_key, account_code),
  constraint payee_memory_direction_check CHECK ((direction = ANY (ARRAY['spent'::text, 'received'::text])))
);

create table payment_term (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text,
  kind text not null,
  days integer default 0 not null,
  months integer default 0 not null,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint payment_term_pkey PRIMARY KEY (company_id, id),
  constraint payment_term_kind_check CHECK ((kind = ANY (ARRAY['days'::text, 'end_of_month'::text, 'fixed_day'::text])))
);

create table practice (
  id uuid default gen_random_uuid() not null,
  owner_user_id uuid not null,
  name text not null,
  pc_number text not null,
  phone text not null,
  email text not null,
  address text not null,
  created_at timestamp with time zone default now() not null,
  about text default ''::text not null,
  website text,
  listed boolean default true not null,
  last_staff_number integer default 0 not null,
  constraint practice_pkey PRIMARY KEY (id)
);

create table practice_client_assignee (
  practice_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  constraint practice_client_assignee_pkey PRIMARY KEY (practice_id, company_id)
);

create table practice_client_staff (
  practice_id uuid not null,
  company_id uuid not null,
  user_id uuid not null,
  constraint practice_client_staff_pkey PRIMARY KEY (practice_id, company_id, user_id)
);

create table practice_close_template (
  practice_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  tasks jsonb not null,
  version integer default 1 not null,
  constraint practice_close_template_pkey PRIMARY KEY (practice_id, id),
  constraint practice_close_template_tasks_check CHECK ((jsonb_typeof(tasks) = 'array'::text))
);

create table practice_member (
  practice_id uuid not null,
  id uuid default gen_random_uuid() not null,
  number integer,
  user_id uuid,
  name text not null,
  email text not null,
  role text not null,
  level integer generated always as (
CASE role
    WHEN 'manager'::text THEN 2
    ELSE 3
END) stored,
  sees_all boolean default false not null,
  state text not null,
  token_hash bytea,
  token_expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  invited_by uuid,
  mail_sent boolean,
  given uuid[] default '{}'::uuid[] not null,
  constraint practice_member_pkey PRIMARY KEY (practice_id, id),
  constraint practice_member_practice_id_number_key UNIQUE (practice_id, number),
  constraint practice_member_token_hash_key UNIQUE (token_hash),
  constraint practice_member_check CHECK (((state <> 'active'::text) OR (user_id IS NOT NULL))),
  constraint practice_member_number_check CHECK ((number IS NOT NULL)),
  constraint practice_member_role_check CHECK ((role = ANY (ARRAY['manager'::text, 'staff'::text]))),
  constraint practice_member_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'invited'::text, 'active'::text, 'removed'::text])))
);

create table practice_report_layout (
  practice_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text default ''::text not null,
  rows jsonb not null,
  covers jsonb not null,
  columns jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  constraint practice_report_layout_pkey PRIMARY KEY (practice_id, id),
  constraint practice_report_layout_covers_check CHECK ((jsonb_typeof(covers) = 'array'::text)),
  constraint practice_report_layout_rows_check CHECK ((jsonb_typeof(rows) = 'array'::text))
);

create table question_link (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  mail_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  first_opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  constraint question_link_pkey PRIMARY KEY (company_id, id),
  constraint question_link_token_hash_key UNIQUE (token_hash)
);

create table reading_memory (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  supplier_key text not null,
  supplier_name text not null,
  memory jsonb not null,
  times integer default 1 not null,
  learned_from uuid,
  learned_at timestamp with time zone default now() not null,
  constraint reading_memory_pkey PRIMARY KEY (company_id, id),
  constraint reading_memory_company_id_supplier_key_key UNIQUE (company_id, supplier_key)
);

create table reading_turn (
  company_id uuid not null,
  taken_at timestamp with time zone not null,
  constraint reading_turn_pkey PRIMARY KEY (company_id)
);

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash)
);

create table recurring_invoice (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  type text not null,
  draft jsonb not null,
  unit text not null,
  every integer not null,
  starts_on date not null,
  ends_on date,
  most_times integer,
  due_days integer,
  action text not null,
  state text default 'active'::text not null,
  made integer default 0 not null,
  next_on date,
  last_error text,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint recurring_invoice_pkey PRIMARY KEY (company_id, id),
  constraint recurring_invoice_action_check CHECK ((action = ANY (ARRAY['draft'::text, 'confirm'::text, 'send'::text]))),
  constraint recurring_invoice_every_check CHECK (((every >= 1) AND (every <= 60))),
  constraint recurring_invoice_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text]))),
  constraint recurring_invoice_type_check CHECK ((type = ANY (ARRAY['sales_invoice'::text, 'purchase_bill'::text]))),
  constraint recurring_invoice_unit_check CHECK ((unit = ANY (ARRAY['week'::text, 'month'::text, 'year'::text])))
);

create table recurring_run (
  company_id uuid not null,
  recurring_id uuid not null,
  on_day date not null,
  invoice_id uuid,
  error text,
  at timestamp with time zone default now() not null,
  constraint recurring_run_pkey PRIMARY KEY (company_id, recurring_id, on_day)
);

create table reminder_sent (
  company_id uuid not null,
  invoice_id uuid not null,
  days integer not null,
  mail_id uuid,
  at timestamp with time zone default now() not null,
  constraint reminder_sent_pkey PRIMARY KEY (company_id, invoice_id, days)
);

create table report_layout (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  name_zh text default ''::text not null,
  rows jsonb not null,
  covers jsonb not null,
  columns jsonb not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint report_layout_pkey PRIMARY KEY (company_id, id),
  constraint report_layout_covers_check CHECK ((jsonb_typeof(covers) = 'array'::text)),
  constraint report_layout_rows_check CHECK ((jsonb_typeof(rows) = 'array'::text))
);

create table report_link (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  schedule_id uuid not null,
  address text not null,
  token_hash text not null,
  created_at timestamp with time zone default now() not null,
  constraint report_link_pkey PRIMARY KEY (company_id, id),
  constraint report_link_token_hash_key UNIQUE (token_hash)
);

create table report_pack (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  title text not null,
  title_zh text not null,
  prepared_by text not null,
  notes text not null,
  language text not null,
  reports jsonb not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint report_pack_pkey PRIMARY KEY (company_id, id),
  constraint report_pack_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text, 'both'::text])))
);

create table report_receiver (
  company_id uuid not null,
  schedule_id uuid not null,
  address text not null,
  outside boolean not null,
  unsubscribed_at timestamp with time zone,
  constraint report_receiver_pkey PRIMARY KEY (company_id, schedule_id, address)
);

create table report_schedule (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  saved_report_id uuid,
  report_pack_id uuid,
  rhythm text not null,
  on_day integer not null,
  receivers jsonb not null,
  formats jsonb not null,
  language text not null,
  state text default 'active'::text not null,
  next_on date not null,
  stopped_because text,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  at_hour integer default 0 not null,
  constraint report_schedule_pkey PRIMARY KEY (company_id, id),
  constraint report_schedule_at_hour_check CHECK (((at_hour >= 0) AND (at_hour <= 23))),
  constraint report_schedule_check CHECK (((rhythm <> 'week'::text) OR (on_day <= 7))),
  constraint report_schedule_check1 CHECK ((num_nonnulls(saved_report_id, report_pack_id) <= 1)),
  constraint report_schedule_formats_check CHECK ((jsonb_typeof(formats) = 'array'::text)),
  constraint report_schedule_language_check CHECK ((language = ANY (ARRAY['en-US'::text, 'zh-Hant'::text, 'both'::text]))),
  constraint report_schedule_on_day_check CHECK (((on_day >= 1) AND (on_day <= 31))),
  constraint report_schedule_receivers_check CHECK ((jsonb_typeof(receivers) = 'array'::text)),
  constraint report_schedule_rhythm_check CHECK ((rhythm = ANY (ARRAY['week'::text, 'month'::text, 'quarter'::text]))),
  constraint report_schedule_state_check CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text]))),
  constraint report_schedule_stopped_because_check CHECK ((stopped_because = ANY (ARRAY['no_person'::text, 'no_access'::text, 'archived'::text, 'unseen'::text, 'unsubscribed'::text, 'no_sending'::text])))
);

create table report_schedule_run (
  company_id uuid not null,
  schedule_id uuid not null,
  on_day date not null,
  mail_id uuid,
  at timestamp with time zone default now() not null,
  address text not null,
  constraint report_schedule_run_pkey PRIMARY KEY (company_id, schedule_id, on_day, address)
);

create table sales_image (
  company_id uuid not null,
  kind text not null,
  type text not null,
  width integer not null,
  height integer not null,
  content bytea not null,
  constraint sales_image_pkey PRIMARY KEY (company_id, kind),
  constraint sales_image_content_check CHECK ((octet_length(content) <= 2000000)),
  constraint sales_image_kind_check CHECK ((kind = ANY (ARRAY['logo'::text, 'chop'::text, 'signature'::text]))),
  constraint sales_image_type_check CHECK ((type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text])))
);

create table sales_import (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  file_name text not null,
  sha256 text not null,
  rows jsonb not null,
  mapping jsonb not null,
  state text default 'open'::text not null,
  taken jsonb,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint sales_import_pkey PRIMARY KEY (company_id, id),
  constraint sales_import_kind_check CHECK ((kind = ANY (ARRAY['sales'::text, 'purchases'::text, 'contacts'::text]))),
  constraint sales_import_state_check CHECK ((state = ANY (ARRAY['open'::text, 'taken'::text, 'discarded'::text])))
);

create table sales_setting (
  company_id uuid not null,
  setting jsonb not null,
  version integer default 1 not null,
  constraint sales_setting_pkey PRIMARY KEY (company_id)
);

create table saved_report (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  name text not null,
  report text not null,
  period text,
  query jsonb not null,
  shared boolean not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint saved_report_pkey PRIMARY KEY (company_id, id)
);

create table schedule (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  kind text not null,
  name text not null,
  balance_account text,
  result_account text,
  starts_on date not null,
  ends_on date not null,
  method text not null,
  reverse_on date,
  entry_id uuid,
  line_no integer,
  invoice_id uuid,
  item integer,
  document_id uuid,
  spot jsonb,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint schedule_pkey PRIMARY KEY (company_id, id),
  constraint schedule_accounts_check CHECK ((((kind = 'recurring_journal'::text) = (balance_account IS NULL)) AND ((kind = 'recurring_journal'::text) = (result_account IS NULL)))),
  constraint schedule_check1 CHECK (((kind = 'accrual'::text) = (reverse_on IS NOT NULL))),
  constraint schedule_check2 CHECK (((entry_id IS NULL) = (line_no IS NULL))),
  constraint schedule_instalments_check CHECK (((kind = 'loan'::text) = (method = 'instalments'::text))),
  constraint schedule_kind_check CHECK ((kind = ANY (ARRAY['prepayment'::text, 'deferred_income'::text, 'accrual'::text, 'loan'::text, 'recurring_journal'::text]))),
  constraint schedule_method_check CHECK ((method = ANY (ARRAY['equal_months'::text, 'days'::text, 'full_months'::text, 'instalments'::text, 'repeated'::text]))),
  constraint schedule_period_check CHECK (((kind = 'recurring_journal'::text) OR (starts_on <= ends_on))),
  constraint schedule_repeated_check CHECK (((kind = 'recurring_journal'::text) = (method = 'repeated'::text)))
);

create table schedule_amount (
  company_id uuid not null,
  schedule_id uuid not null,
  number integer not null,
  on_day date not null,
  amount_minor bigint not null,
  reason text default ''::text not null,
  journal_id uuid,
  entered_by uuid,
  entered_at timestamp with time zone not null,
  constraint schedule_amount_pkey PRIMARY KEY (company_id, schedule_id, number)
);

create table schedule_day (
  company_id uuid not null,
  schedule_id uuid not null,
  due_on date not null,
  constraint schedule_day_pkey PRIMARY KEY (company_id, schedule_id, due_on)
);

create table schedule_instalment (
  company_id uuid not null,
  schedule_id uuid not null,
  due_on date not null,
  interest_minor bigint not null,
  capital_minor bigint not null,
  constraint schedule_instalment_pkey PRIMARY KEY (company_id, schedule_id, due_on),
  constraint schedule_instalment_capital_minor_check CHECK ((capital_minor >= 0)),
  constraint schedule_instalment_check CHECK (((interest_minor + capital_minor) > 0)),
  constraint schedule_instalment_interest_minor_check CHECK ((interest_minor >= 0))
);

create table schedule_journal (
  company_id uuid not null,
  schedule_id uuid not null,
  every text not null,
  copied_from uuid,
  constraint schedule_journal_pkey PRIMARY KEY (company_id, schedule_id),
  constraint schedule_journal_every_check CHECK ((every = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text])))
);

create table schedule_journal_line (
  company_id uuid not null,
  schedule_id uuid not null,
  line_no integer not null,
  account_code text not null,
  amount_minor bigint not null,
  contact_id uuid,
  description text default ''::text not null,
  constraint schedule_journal_line_pkey PRIMARY KEY (company_id, schedule_id, line_no),
  constraint schedule_journal_line_amount_minor_check CHECK ((amount_minor <> 0))
);

create table schedule_loan (
  company_id uuid not null,
  schedule_id uuid not null,
  type text not null,
  method text not null,
  yearly_rate text,
  payment_account text not null,
  constraint schedule_loan_pkey PRIMARY KEY (company_id, schedule_id),
  constraint schedule_loan_check CHECK (((method = 'imported'::text) = (yearly_rate IS NULL))),
  constraint schedule_loan_method_check CHECK ((method = ANY (ARRAY['fixed_instalment'::text, 'equal_capital'::text, 'flat_rate'::text, 'imported'::text]))),
  constraint schedule_loan_type_check CHECK ((type = ANY (ARRAY['loan'::text, 'hire_purchase'::text])))
);

create table schedule_posting (
  company_id uuid not null,
  schedule_id uuid not null,
  due_on date not null,
  attempt integer not null,
  amount_minor bigint not null,
  journal_id uuid not null,
  entry_id uuid not null,
  interest_minor bigint default 0 not null,
  constraint schedule_posting_pkey PRIMARY KEY (company_id, schedule_id, due_on, attempt),
  constraint schedule_posting_company_id_entry_id_key UNIQUE (company_id, entry_id)
);

create table search_entry (
  company_id uuid not null,
  kind text not null,
  record_id text not null,
  day date not null,
  open boolean not null,
  owner_id uuid,
  number_key text not null,
  names text not null,
  words tsvector not null,
  constraint search_entry_pkey PRIMARY KEY (company_id, record_id, kind),
  constraint search_entry_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'account'::text, 'invoice'::text, 'payment'::text, 'bank_line'::text, 'journal_entry'::text, 'document'::text])))
);

create table search_progress (
  company_id uuid not null,
  entry_number bigint not null,
  constraint search_progress_pkey PRIMARY KEY (company_id)
);

create table search_waiting (
  id bigint generated always as identity not null,
  company_id uuid not null,
  kind text not null,
  record_id text not null,
  constraint search_waiting_pkey PRIMARY KEY (id)
);

create table search_word (
  company_id uuid not null,
  word text not null,
  constraint search_word_pkey PRIMARY KEY (company_id, word)
);

create table sign_in_guard (
  key_hash bytea not null,
  failures integer not null,
  last_at timestamp with time zone not null,
  locked_until timestamp with time zone,
  constraint sign_in_guard_pkey PRIMARY KEY (key_hash)
);

create table statement_layout (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  layout_key text not null,
  name text not null,
  layout jsonb not null,
  times integer default 1 not null,
  learned_from uuid,
  learned_at timestamp with time zone default now() not null,
  constraint statement_layout_pkey PRIMARY KEY (company_id, id),
  constraint statement_layout_company_id_layout_key_key UNIQUE (company_id, layout_key)
);

create table statutory_account_row (
  company_id uuid not null,
  account_code text not null,
  layout_row text not null,
  constraint statutory_account_row_pkey PRIMARY KEY (company_id, account_code)
);

create table statutory_accounts (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  starts_on date not null,
  ends_on date not null,
  state text not null,
  rounding text not null,
  with_cash_flow boolean not null,
  facts jsonb not null,
  texts jsonb not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone default now() not null,
  constraint statutory_accounts_pkey PRIMARY KEY (company_id, id),
  constraint statutory_accounts_company_id_ends_on_key UNIQUE (company_id, ends_on),
  constraint statutory_accounts_check CHECK ((starts_on <= ends_on)),
  constraint statutory_accounts_rounding_check CHECK ((rounding = ANY (ARRAY['exact'::text, 'whole'::text]))),
  constraint statutory_accounts_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'final'::text])))
);

create table statutory_accounts_frozen (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  accounts_id uuid not null,
  number integer not null,
  content text not null,
  hash text not null,
  last_entry bigint not null,
  frozen_by uuid,
  frozen_at timestamp with time zone not null,
  constraint statutory_accounts_frozen_pkey PRIMARY KEY (company_id, id),
  constraint statutory_accounts_frozen_company_id_accounts_id_number_key UNIQUE (company_id, accounts_id, number)
);

create table stored_file (
  company_id uuid not null,
  sha256 text not null,
  size_bytes bigint not null,
  type text not null,
  created_at timestamp with time zone default now() not null,
  constraint stored_file_pkey PRIMARY KEY (company_id, sha256),
  constraint stored_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);

create table suggestion_outcome (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  bank_line_id uuid not null,
  at timestamp with time zone default now() not null,
  source text,
  rule_id uuid,
  payee_key text,
  score integer,
  accepted boolean not null,
  taken integer,
  refused boolean default false not null,
  auto boolean default false not null,
  undone boolean default false not null,
  learnt_account text,
  refused_account text,
  constraint suggestion_outcome_pkey PRIMARY KEY (company_id, id)
);

create table tax_adjustment (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  computation_id uuid not null,
  kind text not null,
  amount_minor bigint not null,
  proposed_minor bigint,
  accounts jsonb default '[]'::jsonb not null,
  state text not null,
  reason text default ''::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint tax_adjustment_pkey PRIMARY KEY (company_id, id),
  constraint tax_adjustment_accounts_check CHECK ((jsonb_typeof(accounts) = 'array'::text)),
  constraint tax_adjustment_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint tax_adjustment_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'accepted'::text, 'dismissed'::text])))
);

create table tax_code (
  company_id uuid not null,
  code text not null,
  name text not null,
  rate_percent numeric(9,4) not null,
  recoverable boolean not null,
  name_zh text default ''::text not null,
  country text,
  kind text default 'standard'::text not null,
  valid_from date,
  valid_to date,
  constraint tax_code_pkey PRIMARY KEY (company_id, code),
  constraint tax_code_check CHECK ((valid_from <= valid_to)),
  constraint tax_code_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tax_code_kind_check CHECK ((kind = ANY (ARRAY['standard'::text, 'zero_rated'::text, 'exempt'::text, 'out_of_scope'::text, 'reverse_charge'::text])))
);

create table tax_computation (
  company_id uuid not null,
  id uuid default gen_random_uuid() not null,
  year_of_assessment text not null,
  basis_from date not null,
  basis_to date not null,
  is_cessation boolean default false not null,
  inputs jsonb not null,
  state text default 'draft'::text not null,
  approved jsonb,
  hash text,
  approved_by uuid,
  approved_at timestamp with time zone,
  journal_id uuid,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint tax_computation_pkey PRIMARY KEY (company_id, id),
  constraint tax_computation_company_id_year_of_assessment_key UNIQUE (company_id, year_of_assessment),
  constraint tax_computation_check CHECK ((basis_to >= basis_from)),
  constraint tax_computation_check1 CHECK (((state = 'approved'::text) = ((approved IS NOT NULL) AND (hash IS NOT NULL)))),
  constraint tax_computation_inputs_check CHECK ((jsonb_typeof(inputs) = 'object'::text)),
  constraint tax_computation_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text])))
);

create table tax_profile (
  company_id uuid not null,
  file_number text,
  entity text default 'corporation'::text not null,
  lower_tier boolean default true not null,
  commenced_on date,
  version integer default 1 not null,
  constraint tax_profile_pkey PRIMARY KEY (company_id),
  constraint tax_profile_entity_check CHECK ((entity = ANY (ARRAY['corporation'::text, 'unincorporated'::text]))),
  constraint tax_profile_file_number_check CHECK ((file_number ~ '^\d{2}/\d{8}$'::text))
);

create table user_device (
  user_id uuid not null,
  token_hash bytea not null,
  id uuid default gen_random_uuid() not null,
  user_agent text,
  address text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  trusted_until timestamp with time zone,
  constraint user_device_pkey PRIMARY KEY (user_id, token_hash),
  constraint user_device_id_key UNIQUE (id)
);

create table user_session (
  token_hash bytea not null,
  user_id uuid not null,
  second_factor_pending boolean not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  id uuid default gen_random_uuid() not null,
  confirmed_at timestamp with time zone,
  last_seen_at timestamp with time zone default now() not null,
  address text,
  user_agent text,
  constraint user_session_pkey PRIMARY KEY (token_hash),
  constraint user_session_id_key UNIQUE (id)
);

-- Functions of rows

CREATE OR REPLACE FUNCTION public.add_invoice_sum(standing invoice_standing, sign integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into invoice_sum as kept
  values (standing.company_id, standing.list, standing.type, standing.currency, standing.confirm_status, standing.stage,
          standing.voided_on, standing.late_after, sign, sign * standing.total_minor, sign * standing.base_minor,
          sign * standing.open_minor, sign * standing.open_base_minor)
  on conflict (company_id, list, type, currency, confirm_status, stage, voided_on, late_after) do update
    set documents = kept.documents + excluded.documents, total_minor = kept.total_minor + excluded.total_minor,
        base_minor = kept.base_minor + excluded.base_minor, open_minor = kept.open_minor + excluded.open_minor,
        open_base_minor = kept.open_base_minor + excluded.open_base_minor;
$function$;

-- Views

create view company_reach as
 SELECT company_member.company_id,
    company_member.user_id,
    company_member.role,
    company_member.level,
    NULL::uuid AS practice_id
   FROM company_member
UNION ALL
 SELECT request.company_id,
    member.user_id,
    request.role,
    request.level,
    request.practice_id
   FROM (practice_member member
     JOIN access_request request ON (((request.practice_id = member.practice_id) AND (request.state = 'accepted'::text))))
  WHERE ((member.state = 'active'::text) AND (member.sees_all OR (EXISTS ( SELECT
           FROM practice_client_staff given
          WHERE ((given.practice_id = member.practice_id) AND (given.company_id = request.company_id) AND (given.user_id = member.user_id))))));

create view contact_root with (security_invoker=true) as
 SELECT contact.company_id,
    contact.id,
    COALESCE(root.id, contact.id) AS root_id,
    COALESCE(root.name, contact.name) AS name,
        CASE
            WHEN (root.id IS NULL) THEN contact.name_zh
            ELSE root.name_zh
        END AS name_zh
   FROM (contact
     LEFT JOIN contact root ON (((root.company_id = contact.company_id) AND (root.id = contact.merged_into))));

create view invoice_standing_now with (security_invoker=true) as
 SELECT invoice.company_id,
    invoice.id AS invoice_id,
        CASE
            WHEN (invoice.type = 'quotation'::text) THEN 'quotations'::text
            WHEN (invoice.type ~~ 'sales%'::text) THEN 'sales'::text
            ELSE 'purchases'::text
        END AS list,
    invoice.type,
    invoice.currency,
    invoice.confirm_status,
    stage.name AS stage,
    COALESCE(invoice.voided_on, 'infinity'::date) AS voided_on,
        CASE
            WHEN (stage.name = ANY (ARRAY['unpaid'::text, 'partly_paid'::text, 'open'::text])) THEN COALESCE(invoice.due_date, 'infinity'::date)
            ELSE 'infinity'::date
        END AS late_after,
    invoice.issue_date,
    invoice.due_date,
    invoice.created_at,
    invoice.number,
    invoice.reference,
    invoice.contact_id,
    invoice.contact_name,
    (sign.of * invoice.total_minor) AS total_minor,
    (sign.of * COALESCE(invoice.base_minor, (0)::bigint)) AS base_minor,
    (sign.of * facts.open_minor) AS open_minor,
    (sign.of * abs(COALESCE(balance.open_base_minor, (0)::bigint))) AS open_base_minor
   FROM ((((invoice
     LEFT JOIN document_balance balance ON (((balance.company_id = invoice.company_id) AND (balance.document_ref = invoice.id))))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (invoice.type ~~ '%credit_note'::text) THEN '-1'::integer
                    ELSE 1
                END AS of) sign)
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN ((invoice.confirm_status = 'confirmed'::text) AND (invoice.type <> 'quotation'::text)) THEN abs(COALESCE(balance.open_minor, (0)::bigint))
                    ELSE invoice.total_minor
                END AS open_minor) facts)
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (invoice.confirm_status <> 'confirmed'::text) THEN 'draft'::text
                    WHEN (invoice.type = 'quotation'::text) THEN
                    CASE
                        WHEN (invoice.converted_to IS NOT NULL) THEN 'invoiced'::text
                        ELSE COALESCE(invoice.answer, 'open'::text)
                    END
                    WHEN (invoice.type ~~ '%credit_note'::text) THEN
                    CASE
                        WHEN (facts.open_minor = 0) THEN 'applied'::text
                        WHEN (facts.open_minor < invoice.total_minor) THEN 'partly_applied'::text
                        ELSE 'unapplied'::text
                    END
                    WHEN (facts.open_minor = 0) THEN 'paid'::text
                    WHEN (facts.open_minor < invoice.total_minor) THEN 'partly_paid'::text
                    ELSE 'unpaid'::text
                END AS name) stage);

-- References between tables

alter table access_request add constraint access_request_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table access_request add constraint access_request_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table access_request add constraint access_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id);

alter table access_request add constraint access_request_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table account_event add constraint account_event_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table account_event add constraint account_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table account_memory add constraint account_memory_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table account_month add constraint account_month_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table api_token add constraint api_token_only_company_id_fkey FOREIGN KEY (only_company_id) REFERENCES company(id);

alter table api_token add constraint api_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table asset_class add constraint asset_class_company_id_cost_account_fkey FOREIGN KEY (company_id, cost_account) REFERENCES ledger_account(company_id, code);

alter table asset_class add constraint asset_class_company_id_depreciation_account_fkey FOREIGN KEY (company_id, depreciation_account) REFERENCES ledger_account(company_id, code);

alter table asset_class add constraint asset_class_company_id_disposal_account_fkey FOREIGN KEY (company_id, disposal_account) REFERENCES ledger_account(company_id, code);

alter table asset_class add constraint asset_class_company_id_expense_account_fkey FOREIGN KEY (company_id, expense_account) REFERENCES ledger_account(company_id, code);

alter table asset_class add constraint asset_class_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_class add constraint asset_class_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table asset_estimate add constraint asset_estimate_company_id_asset_id_fkey FOREIGN KEY (company_id, asset_id) REFERENCES fixed_asset(company_id, id);

alter table asset_estimate add constraint asset_estimate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_estimate add constraint asset_estimate_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table asset_line add constraint asset_line_company_id_asset_id_fkey FOREIGN KEY (company_id, asset_id) REFERENCES fixed_asset(company_id, id);

alter table asset_line add constraint asset_line_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_line add constraint asset_line_company_id_posting_id_fkey FOREIGN KEY (company_id, posting_id) REFERENCES asset_posting(company_id, id);

alter table asset_posting add constraint asset_posting_bank_line FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table asset_posting add constraint asset_posting_company_id_class_id_fkey FOREIGN KEY (company_id, class_id) REFERENCES asset_class(company_id, id);

alter table asset_posting add constraint asset_posting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_posting add constraint asset_posting_company_id_journal_id_fkey FOREIGN KEY (company_id, journal_id) REFERENCES manual_journal(company_id, id);

alter table asset_posting add constraint asset_posting_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table asset_posting add constraint asset_posting_invoice FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id);

alter table asset_posting add constraint asset_posting_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES app_user(id);

alter table asset_posting add constraint asset_posting_source_line FOREIGN KEY (company_id, source_entry_id, source_line_no) REFERENCES journal_line(company_id, entry_id, line_no);

alter table asset_setting add constraint asset_setting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_sum add constraint asset_sum_company_id_class_id_fkey FOREIGN KEY (company_id, class_id) REFERENCES asset_class(company_id, id);

alter table asset_sum add constraint asset_sum_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_transfer add constraint asset_transfer_company_id_asset_id_fkey FOREIGN KEY (company_id, asset_id) REFERENCES fixed_asset(company_id, id);

alter table asset_transfer add constraint asset_transfer_company_id_class_id_fkey FOREIGN KEY (company_id, class_id) REFERENCES asset_class(company_id, id);

alter table asset_transfer add constraint asset_transfer_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table asset_transfer add constraint asset_transfer_company_id_from_class_id_fkey FOREIGN KEY (company_id, from_class_id) REFERENCES asset_class(company_id, id);

alter table asset_transfer add constraint asset_transfer_company_id_posting_id_fkey FOREIGN KEY (company_id, posting_id) REFERENCES asset_posting(company_id, id);

alter table audit_event add constraint audit_event_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_event add constraint audit_event_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table audit_event add constraint audit_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table audit_request add constraint audit_request_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_request add constraint audit_request_company_id_room_id_fkey FOREIGN KEY (company_id, room_id) REFERENCES audit_room(company_id, id);

alter table audit_request add constraint audit_request_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table audit_request add constraint audit_request_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id);

alter table audit_request_answer add constraint audit_request_answer_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_request_answer add constraint audit_request_answer_company_id_request_id_fkey FOREIGN KEY (company_id, request_id) REFERENCES audit_request(company_id, id);

alter table audit_request_answer add constraint audit_request_answer_said_by_fkey FOREIGN KEY (said_by) REFERENCES app_user(id);

alter table audit_request_file add constraint audit_request_file_company_id_answer_id_fkey FOREIGN KEY (company_id, answer_id) REFERENCES audit_request_answer(company_id, id);

alter table audit_request_file add constraint audit_request_file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_request_file add constraint audit_request_file_company_id_sha256_fkey FOREIGN KEY (company_id, sha256) REFERENCES stored_file(company_id, sha256);

alter table audit_room add constraint audit_room_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES app_user(id);

alter table audit_room add constraint audit_room_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_room add constraint audit_room_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES app_user(id);

alter table audit_room add constraint audit_room_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES app_user(id);

alter table audit_sample add constraint audit_sample_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_sample add constraint audit_sample_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES app_user(id);

alter table audit_sample_item add constraint audit_sample_item_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table audit_sample_item add constraint audit_sample_item_company_id_sample_id_fkey FOREIGN KEY (company_id, sample_id) REFERENCES audit_sample(company_id, id);

alter table authenticator add constraint authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table avatar_image add constraint avatar_image_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table bank_account add constraint bank_account_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table bank_account add constraint bank_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_line add constraint bank_line_company_id_bank_account_id_fkey FOREIGN KEY (company_id, bank_account_id) REFERENCES bank_account(company_id, id);

alter table bank_line add constraint bank_line_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table bank_line add constraint bank_line_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_line add constraint bank_line_company_id_statement_id_fkey FOREIGN KEY (company_id, statement_id) REFERENCES bank_statement(company_id, id);

alter table bank_line_comment add constraint bank_line_comment_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES app_user(id);

alter table bank_line_comment add constraint bank_line_comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id);

alter table bank_line_comment add constraint bank_line_comment_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table bank_line_comment add constraint bank_line_comment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_line_document add constraint bank_line_document_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES app_user(id);

alter table bank_line_document add constraint bank_line_document_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table bank_line_document add constraint bank_line_document_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table bank_line_document add constraint bank_line_document_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_line_link add constraint bank_line_link_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table bank_line_link add constraint bank_line_link_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table bank_line_link add constraint bank_line_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_mapping add constraint bank_mapping_company_id_bank_account_id_fkey FOREIGN KEY (company_id, bank_account_id) REFERENCES bank_account(company_id, id);

alter table bank_mapping add constraint bank_mapping_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_payee add constraint bank_payee_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table bank_payee add constraint bank_payee_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_rule add constraint bank_rule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table bank_rule add constraint bank_rule_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table bank_statement add constraint bank_statement_company_id_bank_account_id_fkey FOREIGN KEY (company_id, bank_account_id) REFERENCES bank_account(company_id, id);

alter table bank_statement add constraint bank_statement_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE SET NULL (document_id);

alter table bank_statement add constraint bank_statement_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table book_light add constraint book_light_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table client_question add constraint client_question_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES app_user(id);

alter table client_question add constraint client_question_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id);

alter table client_question add constraint client_question_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES app_user(id);

alter table client_question add constraint client_question_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table client_question add constraint client_question_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table client_question add constraint client_question_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table client_question add constraint client_question_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id) ON DELETE SET NULL (invoice_id);

alter table client_question add constraint client_question_company_id_mail_id_fkey FOREIGN KEY (company_id, mail_id) REFERENCES outgoing_mail(company_id, id);

alter table client_question add constraint client_question_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table client_question_document add constraint client_question_document_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table client_question_document add constraint client_question_document_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table client_question_document add constraint client_question_document_company_id_question_id_fkey FOREIGN KEY (company_id, question_id) REFERENCES client_question(company_id, id);

alter table client_question_document add constraint client_question_document_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES app_user(id);

alter table close_movement_note add constraint close_movement_note_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table close_movement_note add constraint close_movement_note_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_schedule add constraint close_schedule_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table close_schedule add constraint close_schedule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_schedule_file add constraint close_schedule_file_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES app_user(id);

alter table close_schedule_file add constraint close_schedule_file_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table close_schedule_file add constraint close_schedule_file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_schedule_file add constraint close_schedule_file_company_id_sha256_fkey FOREIGN KEY (company_id, sha256) REFERENCES stored_file(company_id, sha256);

alter table close_setting add constraint close_setting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_sign_off add constraint close_sign_off_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table close_sign_off add constraint close_sign_off_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_sign_off add constraint close_sign_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table close_task add constraint close_task_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table close_task add constraint close_task_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table close_task add constraint close_task_done_by_fkey FOREIGN KEY (done_by) REFERENCES app_user(id);

alter table close_task add constraint close_task_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id);

alter table company_invitation add constraint company_invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES app_user(id);

alter table company_invitation add constraint company_invitation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_invitation add constraint company_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id);

alter table company_member add constraint company_member_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_member add constraint company_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table company_quota add constraint company_quota_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_reach_period add constraint company_reach_period_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table company_reach_period add constraint company_reach_period_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table contact add constraint contact_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table contact add constraint contact_company_id_merged_into_fkey FOREIGN KEY (company_id, merged_into) REFERENCES contact(company_id, id);

alter table contact add constraint contact_company_id_merged_under_fkey FOREIGN KEY (company_id, merged_under) REFERENCES contact(company_id, id);

alter table contact add constraint contact_company_id_payment_term_id_fkey FOREIGN KEY (company_id, payment_term_id) REFERENCES payment_term(company_id, id);

alter table deadline_fact add constraint deadline_fact_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table deadline_feed add constraint deadline_feed_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table deadline_feed add constraint deadline_feed_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table deadline_feed add constraint deadline_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table deadline_mark add constraint deadline_mark_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table deadline_mark add constraint deadline_mark_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES app_user(id);

alter table document add constraint document_company_id_duplicate_of_fkey FOREIGN KEY (company_id, duplicate_of) REFERENCES document(company_id, id);

alter table document add constraint document_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document add constraint document_company_id_for_bank_line_id_fkey FOREIGN KEY (company_id, for_bank_line_id) REFERENCES bank_line(company_id, id);

alter table document add constraint document_company_id_layout_id_fkey FOREIGN KEY (company_id, layout_id) REFERENCES statement_layout(company_id, id) ON DELETE SET NULL (layout_id);

alter table document add constraint document_company_id_merged_into_fkey FOREIGN KEY (company_id, merged_into) REFERENCES document(company_id, id);

alter table document add constraint document_company_id_part_of_fkey FOREIGN KEY (company_id, part_of) REFERENCES document(company_id, id);

alter table document add constraint document_company_id_same_as_fkey FOREIGN KEY (company_id, same_as) REFERENCES document(company_id, id);

alter table document add constraint document_company_id_sha256_fkey FOREIGN KEY (company_id, sha256) REFERENCES stored_file(company_id, sha256);

alter table document add constraint document_company_id_unlocked_sha256_fkey FOREIGN KEY (company_id, unlocked_sha256) REFERENCES stored_file(company_id, sha256);

alter table document add constraint document_trashed_by_fkey FOREIGN KEY (trashed_by) REFERENCES app_user(id);

alter table document add constraint document_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES app_user(id);

alter table document_balance add constraint document_balance_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_link add constraint document_link_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES app_user(id);

alter table document_link add constraint document_link_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table document_link add constraint document_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table document_text add constraint document_text_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE CASCADE;

alter table document_text add constraint document_text_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table email_change add constraint email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table exchange_rate add constraint exchange_rate_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_answer add constraint filing_answer_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_pack add constraint filing_pack_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_pack add constraint filing_pack_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES app_user(id);

alter table filing_partners add constraint filing_partners_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_profile add constraint filing_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_taxonomy add constraint filing_taxonomy_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table filing_taxonomy add constraint filing_taxonomy_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES app_user(id);

alter table fixed_asset add constraint fixed_asset_company_id_class_id_fkey FOREIGN KEY (company_id, class_id) REFERENCES asset_class(company_id, id);

alter table fixed_asset add constraint fixed_asset_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table fixed_asset add constraint fixed_asset_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table fixed_asset add constraint fixed_asset_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id);

alter table fixed_asset add constraint fixed_asset_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table idempotency_key add constraint idempotency_key_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table identity add constraint identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table identity_request add constraint identity_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table import_account_choice add constraint import_account_choice_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table import_account_choice add constraint import_account_choice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table import_run add constraint import_run_company_id_compared_sha256_fkey FOREIGN KEY (company_id, compared_sha256) REFERENCES stored_file(company_id, sha256);

alter table import_run add constraint import_run_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table import_run add constraint import_run_company_id_sha256_fkey FOREIGN KEY (company_id, sha256) REFERENCES stored_file(company_id, sha256);

alter table import_run add constraint import_run_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table invoice add constraint invoice_company_id_contact_id_fkey FOREIGN KEY (company_id, contact_id) REFERENCES contact(company_id, id);

alter table invoice add constraint invoice_company_id_converted_to_fkey FOREIGN KEY (company_id, converted_to) REFERENCES invoice(company_id, id) ON DELETE SET NULL (converted_to);

alter table invoice add constraint invoice_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id) ON DELETE SET NULL (document_id);

alter table invoice add constraint invoice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table invoice add constraint invoice_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table invoice add constraint invoice_rejected_by_fkey FOREIGN KEY (rejected_by) REFERENCES app_user(id);

alter table invoice add constraint invoice_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES app_user(id);

alter table invoice_link add constraint invoice_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table invoice_link add constraint invoice_link_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id);

alter table invoice_link add constraint invoice_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table invoice_standing add constraint invoice_standing_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table invoice_sum add constraint invoice_sum_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table invoice_version add constraint invoice_version_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table invoice_version add constraint invoice_version_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id) ON DELETE CASCADE;

alter table invoice_version add constraint invoice_version_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES app_user(id);

alter table journal_entry add constraint journal_entry_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table journal_entry add constraint journal_entry_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table journal_entry add constraint journal_entry_company_id_reverses_id_fkey FOREIGN KEY (company_id, reverses_id) REFERENCES journal_entry(company_id, id);

alter table journal_entry add constraint journal_entry_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES app_user(id);

alter table journal_entry add constraint journal_entry_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table journal_head add constraint journal_head_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table journal_line add constraint journal_line_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table journal_line add constraint journal_line_company_id_contact_id_fkey FOREIGN KEY (company_id, contact_id) REFERENCES contact(company_id, id);

alter table journal_line add constraint journal_line_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table journal_template add constraint journal_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table journal_template add constraint journal_template_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table language_model_use add constraint language_model_use_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table ledger_account add constraint ledger_account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table list_columns add constraint list_columns_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table mail_choice add constraint mail_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table mail_template add constraint mail_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table manual_journal add constraint manual_journal_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table manual_journal add constraint manual_journal_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table manual_journal add constraint manual_journal_company_id_reversal_entry_id_fkey FOREIGN KEY (company_id, reversal_entry_id) REFERENCES journal_entry(company_id, id);

alter table manual_journal add constraint manual_journal_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table manual_journal_attachment add constraint manual_journal_attachment_attached_by_fkey FOREIGN KEY (attached_by) REFERENCES app_user(id);

alter table manual_journal_attachment add constraint manual_journal_attachment_company_id_manual_journal_id_fkey FOREIGN KEY (company_id, manual_journal_id) REFERENCES manual_journal(company_id, id);

alter table manual_journal_attachment add constraint manual_journal_attachment_company_id_sha256_fkey FOREIGN KEY (company_id, sha256) REFERENCES stored_file(company_id, sha256);

alter table money_record add constraint money_record_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table money_record add constraint money_record_company_id_contact_id_fkey FOREIGN KEY (company_id, contact_id) REFERENCES contact(company_id, id);

alter table money_record add constraint money_record_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table number_scheme add constraint number_scheme_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table number_series add constraint number_series_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table one_time_code add constraint one_time_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table opening_balance add constraint opening_balance_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table outgoing_mail add constraint outgoing_mail_company_id_contact_id_fkey FOREIGN KEY (company_id, contact_id) REFERENCES contact(company_id, id);

alter table outgoing_mail add constraint outgoing_mail_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table outgoing_mail add constraint outgoing_mail_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id);

alter table outgoing_mail add constraint outgoing_mail_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table passkey add constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table passkey_challenge add constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table password_reset add constraint password_reset_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table payee_memory add constraint payee_memory_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table payment_term add constraint payment_term_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table practice add constraint practice_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES app_user(id);

alter table practice_client_assignee add constraint practice_client_assignee_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table practice_client_assignee add constraint practice_client_assignee_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table practice_client_assignee add constraint practice_client_assignee_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table practice_client_staff add constraint practice_client_staff_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table practice_client_staff add constraint practice_client_staff_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table practice_client_staff add constraint practice_client_staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table practice_close_template add constraint practice_close_template_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table practice_member add constraint practice_member_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id);

alter table practice_member add constraint practice_member_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table practice_member add constraint practice_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table practice_report_layout add constraint practice_report_layout_practice_id_fkey FOREIGN KEY (practice_id) REFERENCES practice(id);

alter table question_link add constraint question_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table question_link add constraint question_link_company_id_mail_id_fkey FOREIGN KEY (company_id, mail_id) REFERENCES outgoing_mail(company_id, id);

alter table reading_memory add constraint reading_memory_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table reading_memory add constraint reading_memory_company_id_learned_from_fkey FOREIGN KEY (company_id, learned_from) REFERENCES document(company_id, id) ON DELETE SET NULL (learned_from);

alter table reading_turn add constraint reading_turn_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table recovery_code add constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table recurring_invoice add constraint recurring_invoice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table recurring_invoice add constraint recurring_invoice_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table recurring_run add constraint recurring_run_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table recurring_run add constraint recurring_run_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id) ON DELETE SET NULL (invoice_id);

alter table recurring_run add constraint recurring_run_company_id_recurring_id_fkey FOREIGN KEY (company_id, recurring_id) REFERENCES recurring_invoice(company_id, id) ON DELETE CASCADE;

alter table reminder_sent add constraint reminder_sent_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table reminder_sent add constraint reminder_sent_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id) ON DELETE CASCADE;

alter table report_layout add constraint report_layout_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_layout add constraint report_layout_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table report_link add constraint report_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_link add constraint report_link_company_id_schedule_id_address_fkey FOREIGN KEY (company_id, schedule_id, address) REFERENCES report_receiver(company_id, schedule_id, address) ON DELETE CASCADE;

alter table report_pack add constraint report_pack_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_pack add constraint report_pack_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table report_receiver add constraint report_receiver_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_receiver add constraint report_receiver_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES report_schedule(company_id, id) ON DELETE CASCADE;

alter table report_schedule add constraint report_schedule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_schedule add constraint report_schedule_company_id_report_pack_id_fkey FOREIGN KEY (company_id, report_pack_id) REFERENCES report_pack(company_id, id) ON DELETE CASCADE;

alter table report_schedule add constraint report_schedule_company_id_saved_report_id_fkey FOREIGN KEY (company_id, saved_report_id) REFERENCES saved_report(company_id, id) ON DELETE CASCADE;

alter table report_schedule add constraint report_schedule_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table report_schedule_run add constraint report_schedule_run_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table report_schedule_run add constraint report_schedule_run_company_id_mail_id_fkey FOREIGN KEY (company_id, mail_id) REFERENCES outgoing_mail(company_id, id);

alter table report_schedule_run add constraint report_schedule_run_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES report_schedule(company_id, id) ON DELETE CASCADE;

alter table sales_image add constraint sales_image_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sales_import add constraint sales_import_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table sales_import add constraint sales_import_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table sales_setting add constraint sales_setting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table saved_report add constraint saved_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table saved_report add constraint saved_report_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table schedule add constraint schedule_company_id_balance_account_fkey FOREIGN KEY (company_id, balance_account) REFERENCES ledger_account(company_id, code);

alter table schedule add constraint schedule_company_id_document_id_fkey FOREIGN KEY (company_id, document_id) REFERENCES document(company_id, id);

alter table schedule add constraint schedule_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table schedule add constraint schedule_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule add constraint schedule_company_id_invoice_id_fkey FOREIGN KEY (company_id, invoice_id) REFERENCES invoice(company_id, id);

alter table schedule add constraint schedule_company_id_result_account_fkey FOREIGN KEY (company_id, result_account) REFERENCES ledger_account(company_id, code);

alter table schedule add constraint schedule_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table schedule_amount add constraint schedule_amount_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_amount add constraint schedule_amount_company_id_journal_id_fkey FOREIGN KEY (company_id, journal_id) REFERENCES manual_journal(company_id, id);

alter table schedule_amount add constraint schedule_amount_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule(company_id, id);

alter table schedule_amount add constraint schedule_amount_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app_user(id);

alter table schedule_day add constraint schedule_day_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_day add constraint schedule_day_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule_journal(company_id, schedule_id);

alter table schedule_instalment add constraint schedule_instalment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_instalment add constraint schedule_instalment_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule_loan(company_id, schedule_id);

alter table schedule_journal add constraint schedule_journal_company_id_copied_from_fkey FOREIGN KEY (company_id, copied_from) REFERENCES journal_entry(company_id, id);

alter table schedule_journal add constraint schedule_journal_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_journal add constraint schedule_journal_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule(company_id, id);

alter table schedule_journal_line add constraint schedule_journal_line_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table schedule_journal_line add constraint schedule_journal_line_company_id_contact_id_fkey FOREIGN KEY (company_id, contact_id) REFERENCES contact(company_id, id);

alter table schedule_journal_line add constraint schedule_journal_line_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_journal_line add constraint schedule_journal_line_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule_journal(company_id, schedule_id);

alter table schedule_loan add constraint schedule_loan_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_loan add constraint schedule_loan_company_id_payment_account_fkey FOREIGN KEY (company_id, payment_account) REFERENCES ledger_account(company_id, code);

alter table schedule_loan add constraint schedule_loan_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule(company_id, id);

alter table schedule_posting add constraint schedule_posting_company_id_entry_id_fkey FOREIGN KEY (company_id, entry_id) REFERENCES journal_entry(company_id, id);

alter table schedule_posting add constraint schedule_posting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table schedule_posting add constraint schedule_posting_company_id_journal_id_fkey FOREIGN KEY (company_id, journal_id) REFERENCES manual_journal(company_id, id);

alter table schedule_posting add constraint schedule_posting_company_id_schedule_id_fkey FOREIGN KEY (company_id, schedule_id) REFERENCES schedule(company_id, id);

alter table search_entry add constraint search_entry_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table search_progress add constraint search_progress_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table search_word add constraint search_word_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table statement_layout add constraint statement_layout_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table statement_layout add constraint statement_layout_company_id_learned_from_fkey FOREIGN KEY (company_id, learned_from) REFERENCES document(company_id, id) ON DELETE SET NULL (learned_from);

alter table statutory_account_row add constraint statutory_account_row_company_id_account_code_fkey FOREIGN KEY (company_id, account_code) REFERENCES ledger_account(company_id, code);

alter table statutory_account_row add constraint statutory_account_row_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table statutory_accounts add constraint statutory_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table statutory_accounts add constraint statutory_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table statutory_accounts_frozen add constraint statutory_accounts_frozen_company_id_accounts_id_fkey FOREIGN KEY (company_id, accounts_id) REFERENCES statutory_accounts(company_id, id);

alter table statutory_accounts_frozen add constraint statutory_accounts_frozen_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table statutory_accounts_frozen add constraint statutory_accounts_frozen_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES app_user(id);

alter table stored_file add constraint stored_file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table suggestion_outcome add constraint suggestion_outcome_company_id_bank_line_id_fkey FOREIGN KEY (company_id, bank_line_id) REFERENCES bank_line(company_id, id);

alter table suggestion_outcome add constraint suggestion_outcome_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table tax_adjustment add constraint tax_adjustment_company_id_computation_id_fkey FOREIGN KEY (company_id, computation_id) REFERENCES tax_computation(company_id, id) ON DELETE CASCADE;

alter table tax_adjustment add constraint tax_adjustment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table tax_adjustment add constraint tax_adjustment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id);

alter table tax_code add constraint tax_code_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table tax_computation add constraint tax_computation_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES app_user(id);

alter table tax_computation add constraint tax_computation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table tax_computation add constraint tax_computation_company_id_journal_id_fkey FOREIGN KEY (company_id, journal_id) REFERENCES manual_journal(company_id, id);

alter table tax_computation add constraint tax_computation_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id);

alter table tax_profile add constraint tax_profile_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id);

alter table user_device add constraint user_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

alter table user_session add constraint user_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);

-- Indexes

CREATE INDEX access_request_asked ON public.access_request USING btree (asked_key) WHERE ((asked_by = 'practice'::text) AND (state = 'pending'::text));

CREATE INDEX access_request_company ON public.access_request USING btree (company_id, number DESC);

CREATE INDEX access_request_practice ON public.access_request USING btree (practice_id, number DESC);

CREATE INDEX access_request_untold ON public.access_request USING btree (number) WHERE ((asked_by = 'practice'::text) AND (state = 'pending'::text) AND (told_at IS NULL));

CREATE UNIQUE INDEX access_request_open ON public.access_request USING btree (practice_id, company_id) WHERE (state = ANY (ARRAY['pending'::text, 'accepted'::text]));

CREATE UNIQUE INDEX access_request_open_number ON public.access_request USING btree (practice_id, asked_key) WHERE ((asked_by = 'practice'::text) AND (state = 'pending'::text));

CREATE INDEX account_event_practice ON public.account_event USING btree (practice_id, id DESC) WHERE (practice_id IS NOT NULL);

CREATE INDEX account_event_user ON public.account_event USING btree (user_id, id DESC);

CREATE INDEX account_event_user_at ON public.account_event USING btree (user_id, at DESC, id DESC);

CREATE INDEX api_token_user ON public.api_token USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX app_user_email ON public.app_user USING btree (lower(email));

CREATE INDEX asset_line_asset ON public.asset_line USING btree (company_id, asset_id);

CREATE INDEX asset_posting_of_bank_line ON public.asset_posting USING btree (company_id, bank_line_id) WHERE (bank_line_id IS NOT NULL);

CREATE INDEX asset_posting_of_invoice ON public.asset_posting USING btree (company_id, invoice_id) WHERE (invoice_id IS NOT NULL);

CREATE UNIQUE INDEX asset_posting_journal ON public.asset_posting USING btree (company_id, journal_id) WHERE (journal_id IS NOT NULL);

CREATE UNIQUE INDEX asset_posting_month ON public.asset_posting USING btree (company_id, class_id, month) WHERE ((reversed_on IS NULL) AND (kind = 'depreciation'::text));

CREATE UNIQUE INDEX asset_posting_source ON public.asset_posting USING btree (company_id, source_entry_id, source_line_no) WHERE ((source_entry_id IS NOT NULL) AND (reversed_on IS NULL));

CREATE INDEX asset_transfer_asset ON public.asset_transfer USING btree (company_id, asset_id);

CREATE INDEX audit_event_practice ON public.audit_event USING btree (company_id, practice_id, at DESC) WHERE (practice_id IS NOT NULL);

CREATE INDEX audit_event_record ON public.audit_event USING btree (company_id, subject_id, at DESC, id DESC);

CREATE INDEX audit_event_subject ON public.audit_event USING btree (company_id, subject_type, subject_id, id DESC);

CREATE INDEX audit_event_time ON public.audit_event USING btree (company_id, at DESC, id DESC);

CREATE INDEX audit_event_user ON public.audit_event USING btree (company_id, user_id, at DESC, id DESC);

CREATE INDEX audit_request_file_content ON public.audit_request_file USING btree (company_id, sha256);

CREATE INDEX audit_room_guest ON public.audit_room USING btree (guest_id) WHERE (guest_id IS NOT NULL);

CREATE UNIQUE INDEX audit_room_id ON public.audit_room USING btree (id);

CREATE INDEX audit_sample_drawn ON public.audit_sample USING btree (company_id, drawn_at DESC, id);

CREATE INDEX avatar_image_user ON public.avatar_image USING btree (user_id);

CREATE UNIQUE INDEX bank_account_default ON public.bank_account USING btree (company_id, currency) WHERE is_default;

CREATE INDEX bank_line_account ON public.bank_line USING btree (company_id, bank_account_id, date, period_end, line_no, id) INCLUDE (state);

CREATE INDEX bank_line_coded ON public.bank_line USING btree (company_id, date DESC) WHERE (state = 'classified'::text);

CREATE INDEX bank_line_entry ON public.bank_line USING btree (company_id, entry_id) WHERE (entry_id IS NOT NULL);

CREATE INDEX bank_line_lacks_evidence ON public.bank_line USING btree (company_id, bank_account_id, date DESC, id) WHERE lacks_evidence;

CREATE INDEX bank_line_open ON public.bank_line USING btree (company_id, bank_account_id) WHERE (state = ANY (ARRAY['unreviewed'::text, 'suggested'::text]));

CREATE INDEX bank_line_payee ON public.bank_line USING btree (company_id, payee_key, date DESC);

CREATE INDEX bank_line_stale ON public.bank_line USING btree (company_id, bank_account_id) WHERE (stale AND (state = ANY (ARRAY['unreviewed'::text, 'suggested'::text])));

CREATE INDEX bank_line_comment_line ON public.bank_line_comment USING btree (company_id, bank_line_id);

CREATE INDEX bank_line_comment_open ON public.bank_line_comment USING btree (company_id, bank_line_id) WHERE ((kind <> 'comment'::text) AND (answered_at IS NULL));

CREATE INDEX bank_line_document_document ON public.bank_line_document USING btree (company_id, document_id);

CREATE INDEX bank_statement_account ON public.bank_statement USING btree (company_id, bank_account_id, period_end DESC);

CREATE INDEX bank_statement_document ON public.bank_statement USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX client_question_invoice ON public.client_question USING btree (company_id, invoice_id) WHERE (invoice_id IS NOT NULL);

CREATE INDEX client_question_line ON public.client_question USING btree (company_id, bank_line_id) WHERE (bank_line_id IS NOT NULL);

CREATE INDEX client_question_mail ON public.client_question USING btree (company_id, mail_id) WHERE (mail_id IS NOT NULL);

CREATE INDEX client_question_paper ON public.client_question USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX client_question_practice ON public.client_question USING btree (practice_id, company_id) WHERE ((practice_id IS NOT NULL) AND (state = 'open'::text));

CREATE INDEX client_question_state ON public.client_question USING btree (company_id, state, number DESC);

CREATE INDEX client_question_untold ON public.client_question USING btree (answered_at) WHERE ((state = 'answered'::text) AND (told_at IS NULL));

CREATE INDEX client_question_document_document ON public.client_question_document USING btree (company_id, document_id);

CREATE INDEX close_schedule_file_content ON public.close_schedule_file USING btree (company_id, sha256);

CREATE INDEX close_sign_off_period ON public.close_sign_off USING btree (company_id, kind, period_end, account_code, signed_at);

CREATE INDEX close_task_period ON public.close_task USING btree (company_id, kind, period_end);

CREATE INDEX company_br_key ON public.company USING btree (number_key(br));

CREATE INDEX company_name ON public.company USING btree (lower(name));

CREATE INDEX company_registration_key ON public.company USING btree (number_key(registration_number));

CREATE UNIQUE INDEX company_invitation_open ON public.company_invitation USING btree (company_id, email) WHERE (state = 'invited'::text);

CREATE INDEX company_member_user ON public.company_member USING btree (user_id);

CREATE UNIQUE INDEX company_reach_period_open ON public.company_reach_period USING btree (company_id, user_id) WHERE (until IS NULL);

CREATE INDEX contact_by_name ON public.contact USING btree (company_id, lower(name), id) WHERE (merged_into IS NULL);

CREATE INDEX contact_by_name_zh ON public.contact USING btree (company_id, name_zh) WHERE (name_zh IS NOT NULL);

CREATE INDEX contact_merged ON public.contact USING btree (company_id, merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX contact_renamed ON public.contact USING btree (company_id, renamed_at) WHERE (renamed_at IS NOT NULL);

CREATE INDEX deadline_feed_company ON public.deadline_feed USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX document_content ON public.document USING btree (company_id, sha256);

CREATE INDEX document_fact_number ON public.document USING btree (company_id, fact_number) WHERE (fact_number IS NOT NULL);

CREATE INDEX document_fact_total ON public.document USING btree (company_id, fact_total) WHERE (fact_total IS NOT NULL);

CREATE INDEX document_layout ON public.document USING btree (company_id, layout_id) WHERE (layout_id IS NOT NULL);

CREATE INDEX document_list ON public.document USING btree (company_id, uploaded_at DESC, id);

CREATE INDEX document_parts ON public.document USING btree (company_id, part_of) WHERE (part_of IS NOT NULL);

CREATE INDEX document_reread ON public.document USING btree (company_id) WHERE (reread IS NOT NULL);

CREATE INDEX document_shelf ON public.document USING btree (company_id, date DESC, number DESC) INCLUDE (id, name, folder, state, uploaded_by) WHERE (state <> ALL (ARRAY['merged'::text, 'trashed'::text]));

CREATE INDEX document_state ON public.document USING btree (company_id, state);

CREATE INDEX document_trash ON public.document USING btree (company_id, trashed_at DESC, number DESC) WHERE (state = 'trashed'::text);

CREATE INDEX document_unlocked ON public.document USING btree (company_id, unlocked_sha256) WHERE (unlocked_sha256 IS NOT NULL);

CREATE INDEX document_waiting ON public.document USING btree (company_id, queued_at, number) WHERE (state = ANY (ARRAY['queued'::text, 'processing'::text]));

CREATE UNIQUE INDEX document_number ON public.document USING btree (company_id, number);

CREATE UNIQUE INDEX document_original ON public.document USING btree (company_id, sha256) WHERE ((duplicate_of IS NULL) AND (part_of IS NULL));

CREATE INDEX document_balance_open ON public.document_balance USING btree (company_id, account_code) INCLUDE (open_base_minor) WHERE ((open_minor <> 0) OR (open_base_minor <> 0));

CREATE INDEX document_link_record ON public.document_link USING btree (company_id, type, record_id);

CREATE INDEX document_text_unworked ON public.document_text USING btree (company_id, document_id) WHERE (words IS NULL);

CREATE INDEX document_text_words ON public.document_text USING gin (words);

CREATE INDEX exchange_rate_list ON public.exchange_rate USING btree (company_id, date DESC, currency);

CREATE INDEX fixed_asset_class ON public.fixed_asset USING btree (company_id, class_id);

CREATE INDEX fixed_asset_in_order ON public.fixed_asset USING btree (company_id, length(number), number);

CREATE INDEX fixed_asset_line ON public.fixed_asset USING btree (company_id, entry_id, line_no) WHERE (entry_id IS NOT NULL);

CREATE INDEX identity_user ON public.identity USING btree (user_id, created_at);

CREATE INDEX identity_arrival_expires ON public.identity_arrival USING btree (expires_at);

CREATE INDEX identity_request_expires ON public.identity_request USING btree (expires_at);

CREATE INDEX import_run_list ON public.import_run USING btree (company_id, created_at DESC, id);

CREATE INDEX invoice_contact ON public.invoice USING btree (company_id, contact_id, issue_date DESC);

CREATE INDEX invoice_converted_to ON public.invoice USING btree (company_id, converted_to) WHERE (converted_to IS NOT NULL);

CREATE INDEX invoice_credit_of ON public.invoice USING btree (company_id, ((draft ->> 'credit_of'::text))) WHERE ((draft ->> 'credit_of'::text) IS NOT NULL);

CREATE INDEX invoice_document ON public.invoice USING btree (company_id, document_id) WHERE (document_id IS NOT NULL);

CREATE INDEX invoice_list ON public.invoice USING btree (company_id, type, issue_date DESC, id);

CREATE INDEX invoice_number ON public.invoice USING btree (company_id, number);

CREATE INDEX invoice_total ON public.invoice USING btree (company_id, total_minor);

CREATE UNIQUE INDEX invoice_number_ours ON public.invoice USING btree (company_id, type, number) WHERE ((confirm_status = 'confirmed'::text) AND (type = ANY (ARRAY['sales_invoice'::text, 'sales_credit_note'::text, 'quotation'::text])) AND (NOT (opening AND (voided_on IS NOT NULL))));

CREATE UNIQUE INDEX invoice_number_theirs ON public.invoice USING btree (company_id, type, contact_id, number) WHERE ((confirm_status = 'confirmed'::text) AND (type = ANY (ARRAY['purchase_bill'::text, 'purchase_credit_note'::text])) AND (NOT (opening AND (voided_on IS NOT NULL))));

CREATE UNIQUE INDEX invoice_payment_reference ON public.invoice USING btree (company_id, payment_reference) WHERE (payment_reference IS NOT NULL);

CREATE INDEX invoice_link_invoice ON public.invoice_link USING btree (company_id, invoice_id);

CREATE INDEX invoice_standing_by_contact ON public.invoice_standing USING btree (company_id, contact_id);

CREATE INDEX invoice_standing_by_day ON public.invoice_standing USING btree (company_id, list, issue_date DESC, created_at DESC, invoice_id);

CREATE INDEX invoice_standing_by_stage ON public.invoice_standing USING btree (company_id, list, stage, late_after);

CREATE INDEX journal_entry_date ON public.journal_entry USING btree (company_id, date, number);

CREATE INDEX journal_entry_recorded ON public.journal_entry USING btree (company_id, posted_at, number);

CREATE INDEX journal_entry_reverses ON public.journal_entry USING btree (company_id, reverses_id) WHERE (reverses_id IS NOT NULL);

CREATE INDEX journal_entry_source ON public.journal_entry USING btree (company_id, source_id);

CREATE INDEX journal_line_account ON public.journal_line USING btree (company_id, account_code, date, entry_number, line_no);

CREATE INDEX journal_line_cheque ON public.journal_line USING btree (company_id, account_code, date) WHERE (description ~* 'CHE?Q|支票'::text);

CREATE INDEX journal_line_document ON public.journal_line USING btree (company_id, document_ref) WHERE (document_ref IS NOT NULL);

CREATE INDEX journal_line_number ON public.journal_line USING btree (company_id, entry_number, line_no);

CREATE INDEX journal_line_tax_code ON public.journal_line USING btree (company_id, tax_code) WHERE (tax_code IS NOT NULL);

CREATE UNIQUE INDEX journal_template_name ON public.journal_template USING btree (company_id, lower(name));

CREATE UNIQUE INDEX ledger_account_role ON public.ledger_account USING btree (company_id, system_role) WHERE (system_role <> ALL (ARRAY['bank'::text, 'petty_cash'::text, 'credit_card'::text]));

CREATE INDEX manual_journal_drafts ON public.manual_journal USING btree (company_id, created_at DESC) WHERE (state = 'draft'::text);

CREATE INDEX manual_journal_list ON public.manual_journal USING btree (company_id, created_at DESC, id);

CREATE INDEX manual_journal_attachment_content ON public.manual_journal_attachment USING btree (company_id, sha256);

CREATE INDEX money_record_contact ON public.money_record USING btree (company_id, contact_id, date DESC);

CREATE INDEX one_time_code_user ON public.one_time_code USING btree (user_id, created_at DESC);

CREATE INDEX outgoing_mail_invoice ON public.outgoing_mail USING btree (company_id, invoice_id, created_at DESC);

CREATE INDEX outgoing_mail_waiting ON public.outgoing_mail USING btree (next_try_at) WHERE (state = 'queued'::text);

CREATE INDEX passkey_user ON public.passkey USING btree (user_id, created_at);

CREATE INDEX passkey_challenge_expires ON public.passkey_challenge USING btree (expires_at);

CREATE UNIQUE INDEX payment_term_name ON public.payment_term USING btree (company_id, lower(name));

CREATE INDEX practice_name ON public.practice USING btree (lower(name));

CREATE INDEX practice_client_staff_user ON public.practice_client_staff USING btree (user_id, company_id);

CREATE INDEX practice_member_of_user ON public.practice_member USING btree (user_id) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX practice_member_invited ON public.practice_member USING btree (practice_id, lower(email)) WHERE (state = 'invited'::text);

CREATE UNIQUE INDEX practice_member_user ON public.practice_member USING btree (practice_id, user_id) WHERE (state <> 'removed'::text);

CREATE INDEX question_link_mail ON public.question_link USING btree (company_id, mail_id);

CREATE INDEX recurring_invoice_due ON public.recurring_invoice USING btree (next_on) WHERE (state = 'active'::text);

CREATE INDEX report_link_receiver ON public.report_link USING btree (company_id, schedule_id, address);

CREATE INDEX report_schedule_due ON public.report_schedule USING btree (next_on) WHERE (state = 'active'::text);

CREATE INDEX report_schedule_pack ON public.report_schedule USING btree (company_id, report_pack_id) WHERE (report_pack_id IS NOT NULL);

CREATE INDEX report_schedule_report ON public.report_schedule USING btree (company_id, saved_report_id) WHERE (saved_report_id IS NOT NULL);

CREATE INDEX report_schedule_run_mail ON public.report_schedule_run USING btree (company_id, mail_id);

CREATE INDEX schedule_balance_account ON public.schedule USING btree (company_id, balance_account);

CREATE INDEX schedule_source ON public.schedule USING btree (company_id, entry_id, line_no) WHERE (entry_id IS NOT NULL);

CREATE INDEX schedule_amount_journal ON public.schedule_amount USING btree (company_id, journal_id) WHERE (journal_id IS NOT NULL);

CREATE INDEX search_entry_by_day ON public.search_entry USING btree (company_id, kind, day DESC);

CREATE INDEX search_entry_number ON public.search_entry USING btree (company_id, number_key) WHERE (number_key <> ''::text);

CREATE INDEX search_entry_words ON public.search_entry USING gin (words) WITH (fastupdate=off);

CREATE INDEX search_waiting_company ON public.search_waiting USING btree (company_id, id);

CREATE INDEX search_word_reversed ON public.search_word USING btree (company_id, reverse(word));

CREATE INDEX statement_layout_learned_from ON public.statement_layout USING btree (company_id, learned_from);

CREATE INDEX suggestion_outcome_line ON public.suggestion_outcome USING btree (company_id, bank_line_id);

CREATE INDEX suggestion_outcome_newest ON public.suggestion_outcome USING btree (company_id, at DESC);

CREATE INDEX tax_adjustment_computation ON public.tax_adjustment USING btree (company_id, computation_id);

CREATE INDEX user_session_user ON public.user_session USING btree (user_id);

-- Triggers

CREATE CONSTRAINT TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON public.access_request DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER note_reach AFTER INSERT OR DELETE OR UPDATE ON public.access_request FOR EACH ROW EXECUTE FUNCTION note_reach();

CREATE TRIGGER account_event_is_append_only BEFORE DELETE OR UPDATE ON public.account_event FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();

CREATE TRIGGER account_event_no_truncate BEFORE TRUNCATE ON public.account_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit();

CREATE CONSTRAINT TRIGGER access_changed AFTER DELETE OR UPDATE OF name, email, avatar, account_type, language, date_format, closed_at ON public.app_user DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER asset_line_keep_sums AFTER INSERT ON public.asset_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_asset_sums();

CREATE TRIGGER asset_posting_keep_sums AFTER UPDATE ON public.asset_posting REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_asset_sums_of_reversals();

CREATE TRIGGER asset_transfer_keep_sums AFTER INSERT ON public.asset_transfer REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_asset_sums_of_transfers();

CREATE TRIGGER audit_event_append_only BEFORE DELETE OR UPDATE ON public.audit_event FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_event_no_truncate BEFORE TRUNCATE ON public.audit_event FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE ON public.audit_event FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();

CREATE TRIGGER audit_request_answer_append_only BEFORE DELETE OR UPDATE ON public.audit_request_answer FOR EACH ROW EXECUTE FUNCTION refuse_audit_answer_change();

CREATE TRIGGER audit_request_answer_no_truncate BEFORE TRUNCATE ON public.audit_request_answer FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_answer_change();

CREATE TRIGGER audit_request_file_append_only BEFORE DELETE OR UPDATE ON public.audit_request_file FOR EACH ROW EXECUTE FUNCTION refuse_audit_answer_change();

CREATE TRIGGER audit_request_file_no_truncate BEFORE TRUNCATE ON public.audit_request_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_answer_change();

CREATE TRIGGER audit_sample_append_only BEFORE DELETE OR UPDATE ON public.audit_sample FOR EACH ROW EXECUTE FUNCTION refuse_audit_sample_change();

CREATE TRIGGER audit_sample_no_truncate BEFORE TRUNCATE ON public.audit_sample FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_sample_change();

CREATE TRIGGER audit_sample_item_append_only BEFORE DELETE OR UPDATE ON public.audit_sample_item FOR EACH ROW EXECUTE FUNCTION refuse_audit_sample_change();

CREATE TRIGGER audit_sample_item_no_truncate BEFORE TRUNCATE ON public.audit_sample_item FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_sample_change();

CREATE TRIGGER bank_line_added_search AFTER INSERT ON public.bank_line REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('bank_line');

CREATE TRIGGER bank_line_changed_search AFTER UPDATE ON public.bank_line FOR EACH ROW WHEN (((old.payee IS DISTINCT FROM new.payee) OR (old.description IS DISTINCT FROM new.description) OR (old.reference IS DISTINCT FROM new.reference) OR (old.date IS DISTINCT FROM new.date) OR (old.amount_minor IS DISTINCT FROM new.amount_minor) OR ((old.state = ANY (ARRAY['unreviewed'::text, 'suggested'::text])) IS DISTINCT FROM (new.state = ANY (ARRAY['unreviewed'::text, 'suggested'::text]))))) EXECUTE FUNCTION search_waits_for_row('bank_line');

CREATE TRIGGER bank_line_of_disposal BEFORE UPDATE OF entry_id ON public.bank_line FOR EACH ROW WHEN (((old.entry_id IS NOT NULL) AND (new.entry_id IS DISTINCT FROM old.entry_id))) EXECUTE FUNCTION check_disposal_source();

CREATE TRIGGER bank_line_removed_search AFTER DELETE ON public.bank_line REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('bank_line');

CREATE TRIGGER bank_line_document_counted AFTER INSERT OR DELETE ON public.bank_line_document FOR EACH ROW EXECUTE FUNCTION keep_line_evidence();

CREATE TRIGGER bank_line_link_counted AFTER INSERT OR DELETE ON public.bank_line_link FOR EACH ROW EXECUTE FUNCTION keep_line_evidence();

CREATE TRIGGER number_question BEFORE INSERT ON public.client_question FOR EACH ROW EXECUTE FUNCTION number_question();

CREATE TRIGGER close_sign_off_append_only BEFORE DELETE OR UPDATE ON public.close_sign_off FOR EACH ROW EXECUTE FUNCTION refuse_sign_off_change();

CREATE TRIGGER close_sign_off_hash BEFORE INSERT ON public.close_sign_off FOR EACH ROW EXECUTE FUNCTION check_sign_off();

CREATE TRIGGER close_sign_off_no_truncate BEFORE TRUNCATE ON public.close_sign_off FOR EACH STATEMENT EXECUTE FUNCTION refuse_sign_off_change();

CREATE CONSTRAINT TRIGGER access_changed AFTER UPDATE OF state ON public.company DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER company_change BEFORE UPDATE ON public.company FOR EACH ROW EXECUTE FUNCTION check_company_change();

CREATE CONSTRAINT TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON public.company_member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER note_reach AFTER INSERT OR DELETE OR UPDATE ON public.company_member FOR EACH ROW EXECUTE FUNCTION note_reach();

CREATE TRIGGER number_staff BEFORE INSERT ON public.company_member FOR EACH ROW EXECUTE FUNCTION number_staff();

CREATE TRIGGER contact_added_search AFTER INSERT ON public.contact REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('contact');

CREATE TRIGGER contact_changed_search AFTER UPDATE ON public.contact FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_zh IS DISTINCT FROM new.name_zh) OR (old.br IS DISTINCT FROM new.br) OR (old.email IS DISTINCT FROM new.email) OR (old.phone IS DISTINCT FROM new.phone) OR (old.contact_person IS DISTINCT FROM new.contact_person) OR (old.archived_at IS DISTINCT FROM new.archived_at) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION search_waits_for_row('contact');

CREATE TRIGGER contact_renamed_search AFTER UPDATE ON public.contact FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.name_zh IS DISTINCT FROM new.name_zh) OR (old.merged_into IS DISTINCT FROM new.merged_into))) EXECUTE FUNCTION search_waits_for_contact();

CREATE TRIGGER document_added_search AFTER INSERT ON public.document REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('document');

CREATE TRIGGER document_changed_search AFTER UPDATE ON public.document FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.state IS DISTINCT FROM new.state) OR (old.kind IS DISTINCT FROM new.kind) OR (old.fact_total IS DISTINCT FROM new.fact_total) OR (old.fact_number IS DISTINCT FROM new.fact_number) OR (old.fact_date IS DISTINCT FROM new.fact_date) OR (old.fact_supplier IS DISTINCT FROM new.fact_supplier) OR (old.draft IS DISTINCT FROM new.draft))) EXECUTE FUNCTION search_waits_for_row('document');

CREATE TRIGGER document_evidence_stays BEFORE DELETE ON public.document FOR EACH ROW EXECUTE FUNCTION refuse_destroying_evidence();

CREATE TRIGGER document_removed_search AFTER DELETE ON public.document REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('document');

CREATE TRIGGER note_queued BEFORE INSERT OR UPDATE OF state ON public.document FOR EACH ROW EXECUTE FUNCTION note_queued();

CREATE TRIGGER number_file BEFORE INSERT ON public.document FOR EACH ROW EXECUTE FUNCTION number_file();

CREATE CONSTRAINT TRIGGER document_balance_keep_standing AFTER INSERT OR UPDATE ON public.document_balance DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION document_balance_stands();

CREATE TRIGGER filing_pack_append_only BEFORE DELETE OR UPDATE ON public.filing_pack FOR EACH ROW EXECUTE FUNCTION refuse_change_of_filing();

CREATE TRIGGER filing_pack_hash BEFORE INSERT ON public.filing_pack FOR EACH ROW EXECUTE FUNCTION check_hash_of_filing();

CREATE TRIGGER import_run_posted_stays BEFORE DELETE ON public.import_run FOR EACH ROW WHEN ((old.state = 'posted'::text)) EXECUTE FUNCTION refuse_posted_import_removal();

CREATE TRIGGER invoice_changed_search AFTER UPDATE ON public.invoice FOR EACH ROW WHEN ((((old.draft -> 'items'::text) IS DISTINCT FROM (new.draft -> 'items'::text)) OR (old.payment_reference IS DISTINCT FROM new.payment_reference))) EXECUTE FUNCTION search_waits_for_row('invoice');

CREATE CONSTRAINT TRIGGER invoice_keep_standing AFTER INSERT OR DELETE OR UPDATE OF type, number, reference, contact_id, contact_name, issue_date, due_date, currency, total_minor, base_minor, confirm_status, voided_on, answer, converted_to ON public.invoice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_stands();

CREATE TRIGGER invoice_of_disposal BEFORE UPDATE OF voided_on ON public.invoice FOR EACH ROW WHEN (((old.voided_on IS NULL) AND (new.voided_on IS NOT NULL))) EXECUTE FUNCTION check_disposal_source();

CREATE TRIGGER invoice_standing_added_search AFTER INSERT ON public.invoice_standing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_invoices();

CREATE TRIGGER invoice_standing_changed_search AFTER UPDATE ON public.invoice_standing REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_invoices();

CREATE TRIGGER invoice_standing_removed_search AFTER DELETE ON public.invoice_standing REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_invoices();

CREATE TRIGGER journal_entry_append_only BEFORE DELETE OR UPDATE ON public.journal_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER journal_entry_balanced AFTER INSERT ON public.journal_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balanced();

CREATE TRIGGER journal_entry_chain AFTER INSERT ON public.journal_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_chain();

CREATE TRIGGER journal_entry_no_truncate BEFORE TRUNCATE ON public.journal_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER journal_entry_period_lock AFTER INSERT ON public.journal_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_period_lock();

CREATE TRIGGER journal_line_append_only BEFORE DELETE OR UPDATE ON public.journal_line FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER journal_line_check AFTER INSERT ON public.journal_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_lines();

CREATE TRIGGER journal_line_keep_balances AFTER INSERT ON public.journal_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_balances();

CREATE TRIGGER journal_line_no_truncate BEFORE TRUNCATE ON public.journal_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER ledger_account_added_search AFTER INSERT ON public.ledger_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_accounts();

CREATE TRIGGER ledger_account_added_version AFTER INSERT ON public.ledger_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER ledger_account_change BEFORE UPDATE ON public.ledger_account FOR EACH ROW EXECUTE FUNCTION check_account_change();

CREATE TRIGGER ledger_account_changed_search AFTER UPDATE ON public.ledger_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_accounts();

CREATE TRIGGER ledger_account_changed_version AFTER UPDATE ON public.ledger_account REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER ledger_account_removed_search AFTER DELETE ON public.ledger_account REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits_for_accounts();

CREATE TRIGGER ledger_account_removed_version AFTER DELETE ON public.ledger_account REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER asset_journal BEFORE UPDATE ON public.manual_journal FOR EACH ROW EXECUTE FUNCTION check_asset_journal();

CREATE TRIGGER manual_journal_posted_stays BEFORE DELETE ON public.manual_journal FOR EACH ROW WHEN ((old.state <> 'draft'::text)) EXECUTE FUNCTION refuse_posted_journal_removal();

CREATE TRIGGER manual_journal_attachment_counted AFTER INSERT OR DELETE ON public.manual_journal_attachment FOR EACH ROW EXECUTE FUNCTION keep_journal_evidence();

CREATE TRIGGER manual_journal_attachment_stays BEFORE DELETE ON public.manual_journal_attachment FOR EACH ROW EXECUTE FUNCTION refuse_detaching_from_posted();

CREATE TRIGGER money_record_added_search AFTER INSERT ON public.money_record REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('payment');

CREATE TRIGGER money_record_changed_search AFTER UPDATE ON public.money_record REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_waits('payment');

CREATE CONSTRAINT TRIGGER access_changed AFTER UPDATE OF name ON public.practice DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE CONSTRAINT TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON public.practice_client_staff DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER note_reach AFTER INSERT OR DELETE OR UPDATE ON public.practice_client_staff FOR EACH ROW EXECUTE FUNCTION note_reach();

CREATE CONSTRAINT TRIGGER access_changed AFTER INSERT OR DELETE OR UPDATE ON public.practice_member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

CREATE TRIGGER note_reach AFTER INSERT OR DELETE OR UPDATE ON public.practice_member FOR EACH ROW EXECUTE FUNCTION note_reach();

CREATE TRIGGER number_practice_staff BEFORE INSERT ON public.practice_member FOR EACH ROW EXECUTE FUNCTION number_practice_staff();

CREATE TRIGGER statutory_accounts_frozen_append_only BEFORE DELETE OR UPDATE ON public.statutory_accounts_frozen FOR EACH ROW EXECUTE FUNCTION refuse_change_of_frozen_accounts();

CREATE TRIGGER statutory_accounts_frozen_hash BEFORE INSERT ON public.statutory_accounts_frozen FOR EACH ROW EXECUTE FUNCTION check_hash_of_frozen_accounts();

CREATE TRIGGER keep_approved_tax_adjustment BEFORE DELETE OR UPDATE ON public.tax_adjustment FOR EACH ROW EXECUTE FUNCTION keep_approved_tax_adjustment();

CREATE TRIGGER tax_code_added_version AFTER INSERT ON public.tax_code REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER tax_code_change BEFORE UPDATE ON public.tax_code FOR EACH ROW EXECUTE FUNCTION check_tax_code_change();

CREATE TRIGGER tax_code_changed_version AFTER UPDATE ON public.tax_code REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER tax_code_removed_version AFTER DELETE ON public.tax_code REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_chart_version();

CREATE TRIGGER keep_approved_tax BEFORE DELETE OR UPDATE ON public.tax_computation FOR EACH ROW EXECUTE FUNCTION keep_approved_tax();

CREATE CONSTRAINT TRIGGER access_changed AFTER DELETE OR UPDATE OF token_hash, user_id, second_factor_pending, confirmed_at, expires_at ON public.user_session DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_access_change();

-- Row-level security

alter table account_event enable row level security;

alter table account_memory enable row level security;

alter table account_month enable row level security;

alter table asset_class enable row level security;

alter table asset_estimate enable row level security;

alter table asset_line enable row level security;

alter table asset_posting enable row level security;

alter table asset_setting enable row level security;

alter table asset_sum enable row level security;

alter table asset_transfer enable row level security;

alter table audit_event enable row level security;

alter table audit_request enable row level security;

alter table audit_request_answer enable row level security;

alter table audit_request_file enable row level security;

alter table audit_room enable row level security;

alter table audit_sample enable row level security;

alter table audit_sample_item enable row level security;

alter table bank_account enable row level security;

alter table bank_line enable row level security;

alter table bank_line_comment enable row level security;

alter table bank_line_document enable row level security;

alter table bank_line_link enable row level security;

alter table bank_mapping enable row level security;

alter table bank_payee enable row level security;

alter table bank_rule enable row level security;

alter table bank_statement enable row level security;

alter table book_light enable row level security;

alter table client_question enable row level security;

alter table client_question_document enable row level security;

alter table close_movement_note enable row level security;

alter table close_schedule enable row level security;

alter table close_schedule_file enable row level security;

alter table close_setting enable row level security;

alter table close_sign_off enable row level security;

alter table close_task enable row level security;

alter table company enable row level security;

alter table company_invitation enable row level security;

alter table company_member enable row level security;

alter table company_quota enable row level security;

alter table company_reach_period enable row level security;

alter table contact enable row level security;

alter table deadline_fact enable row level security;

alter table deadline_feed enable row level security;

alter table deadline_mark enable row level security;

alter table document enable row level security;

alter table document_balance enable row level security;

alter table document_link enable row level security;

alter table document_text enable row level security;

alter table exchange_rate enable row level security;

alter table filing_answer enable row level security;

alter table filing_pack enable row level security;

alter table filing_partners enable row level security;

alter table filing_profile enable row level security;

alter table filing_taxonomy enable row level security;

alter table fixed_asset enable row level security;

alter table idempotency_key enable row level security;

alter table import_account_choice enable row level security;

alter table import_run enable row level security;

alter table invoice enable row level security;

alter table invoice_link enable row level security;

alter table invoice_standing enable row level security;

alter table invoice_sum enable row level security;

alter table invoice_version enable row level security;

alter table journal_entry enable row level security;

alter table journal_head enable row level security;

alter table journal_line enable row level security;

alter table journal_template enable row level security;

alter table language_model_use enable row level security;

alter table ledger_account enable row level security;

alter table mail_template enable row level security;

alter table manual_journal enable row level security;

alter table manual_journal_attachment enable row level security;

alter table money_record enable row level security;

alter table number_scheme enable row level security;

alter table number_series enable row level security;

alter table opening_balance enable row level security;

alter table outgoing_mail enable row level security;

alter table payee_memory enable row level security;

alter table payment_term enable row level security;

alter table practice_report_layout enable row level security;

alter table question_link enable row level security;

alter table reading_memory enable row level security;

alter table reading_turn enable row level security;

alter table recurring_invoice enable row level security;

alter table recurring_run enable row level security;

alter table reminder_sent enable row level security;

alter table report_layout enable row level security;

alter table report_link enable row level security;

alter table report_pack enable row level security;

alter table report_receiver enable row level security;

alter table report_schedule enable row level security;

alter table report_schedule_run enable row level security;

alter table sales_image enable row level security;

alter table sales_import enable row level security;

alter table sales_setting enable row level security;

alter table saved_report enable row level security;

alter table schedule enable row level security;

alter table schedule_amount enable row level security;

alter table schedule_day enable row level security;

alter table schedule_instalment enable row level security;

alter table schedule_journal enable row level security;

alter table schedule_journal_line enable row level security;

alter table schedule_loan enable row level security;

alter table schedule_posting enable row level security;

alter table search_entry enable row level security;

alter table search_progress enable row level security;

alter table search_waiting enable row level security;

alter table search_word enable row level security;

alter table statement_layout enable row level security;

alter table statutory_account_row enable row level security;

alter table statutory_accounts enable row level security;

alter table statutory_accounts_frozen enable row level security;

alter table stored_file enable row level security;

alter table suggestion_outcome enable row level security;

alter table tax_adjustment enable row level security;

alter table tax_code enable row level security;

alter table tax_computation enable row level security;

alter table tax_profile enable row level security;

create policy of_people_of_company on account_event as permissive for select to folio_app using ((is_owners_business(action) AND (EXISTS ( SELECT
   FROM company_reach_period period
  WHERE ((period.company_id = current_company()) AND (period.user_id = account_event.user_id) AND (account_event.at >= period.since) AND ((period.until IS NULL) OR (account_event.at < period.until)))))));

create policy company_of_transaction on account_memory as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on account_month as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_class as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_estimate as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_line as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_posting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_setting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_sum as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on asset_transfer as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_event as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_request as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_request_answer as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_request_file as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_room as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_sample as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on audit_sample_item as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_account as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_line as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_line_comment as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_line_document as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_line_link as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_mapping as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_payee as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_rule as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on bank_statement as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on book_light as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on client_question as permissive for all to public using ((company_id = current_company()));

create policy questions_of_uploader on client_question as restrictive for all to public using (((papers_of() IS NULL) OR (lower(email) = address_of_uploader()) OR (EXISTS ( SELECT
   FROM document paper
  WHERE ((paper.company_id = client_question.company_id) AND (paper.id = client_question.document_id))))));

create policy questions_to_practice on client_question as restrictive for all to public using (((papers_of() IS NULL) OR (to_practice IS NULL)));

create policy company_of_transaction on client_question_document as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_movement_note as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_schedule as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_schedule_file as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_setting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_sign_off as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on close_task as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on company as permissive for all to public using ((id = current_company()));

create policy company_of_transaction on company_invitation as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on company_member as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on company_quota as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on company_reach_period as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on contact as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on deadline_fact as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on deadline_feed as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on deadline_mark as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on document as permissive for all to public using ((company_id = current_company()));

create policy papers_of_uploader on document as restrictive for all to public using (((papers_of() IS NULL) OR (uploaded_by = papers_of())));

create policy company_of_transaction on document_balance as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on document_link as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on document_text as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on exchange_rate as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on filing_answer as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on filing_pack as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on filing_partners as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on filing_profile as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on filing_taxonomy as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on fixed_asset as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on idempotency_key as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on import_account_choice as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on import_run as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on invoice as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on invoice_link as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on invoice_standing as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on invoice_sum as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on invoice_version as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on journal_entry as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on journal_head as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on journal_line as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on journal_template as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on language_model_use as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on ledger_account as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on mail_template as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on manual_journal as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on manual_journal_attachment as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on money_record as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on number_scheme as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on number_series as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on opening_balance as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on outgoing_mail as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on payee_memory as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on payment_term as permissive for all to public using ((company_id = current_company()));

create policy practices_of_company on practice_report_layout as permissive for select to public using (serves_current_company(practice_id));

create policy company_of_transaction on question_link as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on reading_memory as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on reading_turn as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on recurring_invoice as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on recurring_run as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on reminder_sent as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_layout as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_link as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_pack as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_receiver as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_schedule as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on report_schedule_run as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on sales_image as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on sales_import as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on sales_setting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on saved_report as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_amount as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_day as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_instalment as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_journal as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_journal_line as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_loan as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on schedule_posting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on search_entry as permissive for all to public using ((company_id = current_company()));

create policy papers_of_uploader on search_entry as restrictive for all to public using (((papers_of() IS NULL) OR (owner_id = papers_of())));

create policy company_of_transaction on search_progress as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on search_waiting as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on search_word as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on statement_layout as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on statutory_account_row as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on statutory_accounts as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on statutory_accounts_frozen as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on stored_file as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on suggestion_outcome as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on tax_adjustment as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on tax_code as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on tax_computation as permissive for all to public using ((company_id = current_company()));

create policy company_of_transaction on tax_profile as permissive for all to public using ((company_id = current_company()));

-- Rights

revoke execute on function add_invoice_sum(invoice_standing,integer) from public;

revoke execute on function look_at_books(uuid,timestamp with time zone) from public;

revoke execute on function refresh_ledger_statistics() from public;

revoke execute on function stand_invoice(uuid,uuid) from public;

grant select (id, at, user_id, action, address, user_agent) on account_event to folio_app;

grant delete, insert, select, update on account_memory to folio_app;

grant select on account_month to folio_app;

grant select (id, name) on app_user to folio_app;

grant insert, select, update on asset_class to folio_app;

grant insert, select on asset_estimate to folio_app;

grant insert, select on asset_line to folio_app;

grant insert, select, update (reversed_on, reversed_by) on asset_posting to folio_app;

grant insert, select, update on asset_setting to folio_app;

grant select on asset_sum to folio_app;

grant insert, select on asset_transfer to folio_app;

grant insert, select on audit_event to folio_app;

grant insert, select, update (due_on, owner_id, state, version) on audit_request to folio_app;

grant insert, select on audit_request_answer to folio_app;

grant insert, select on audit_request_file to folio_app;

grant insert, select, update (until_day, token_hash, token_expires_at, mail_sent, guest_id, joined_at, closed_at, closed_by) on audit_room to folio_app;

grant insert, select on audit_sample to folio_app;

grant insert, select on audit_sample_item to folio_app;

grant insert, select, update on bank_account to folio_app;

grant insert, select, update on bank_line to folio_app;

grant insert, select, update on bank_line_comment to folio_app;

grant delete, insert, select on bank_line_document to folio_app;

grant delete, insert, select on bank_line_link to folio_app;

grant insert, select, update on bank_mapping to folio_app;

grant insert, select on bank_payee to folio_app;

grant delete, insert, select, update on bank_rule to folio_app;

grant insert, select, update on bank_statement to folio_app;

grant select on book_light to folio_app;

grant insert, select, update on client_question to folio_app;

grant insert, select on client_question_document to folio_app;

grant delete, insert, select, update on close_movement_note to folio_app;

grant insert, select, update on close_schedule to folio_app;

grant delete, insert, select on close_schedule_file to folio_app;

grant insert, select, update on close_setting to folio_app;

grant insert, select on close_sign_off to folio_app;

grant delete, insert, select, update on close_task to folio_app;

grant select, update on company to folio_app;

grant insert, select, update on company_invitation to folio_app;

grant delete, insert, select, update (role) on company_member to folio_app;

grant select on company_quota to folio_app;

grant select on company_reach_period to folio_app;

grant insert, select, update on contact to folio_app;

grant select on contact_root to folio_app;

grant insert, select, update on deadline_fact to folio_app;

grant delete, insert, select on deadline_feed to folio_app;

grant insert, select, update on deadline_mark to folio_app;

grant delete, insert, select, update on document to folio_app;

grant select on document_balance to folio_app;

grant delete, insert, select on document_link to folio_app;

grant insert, select, update on document_text to folio_app;

grant delete, insert, select, update on exchange_rate to folio_app;

grant insert, select, update on filing_answer to folio_app;

grant insert, select on filing_pack to folio_app;

grant insert, select, update on filing_partners to folio_app;

grant insert, select, update on filing_profile to folio_app;

grant insert, select, update on filing_taxonomy to folio_app;

grant insert, select on fixed_asset to folio_app;

grant insert, select, update (answer) on idempotency_key to folio_app;

grant insert, select, update on import_account_choice to folio_app;

grant delete, insert, select, update on import_run to folio_app;

grant delete, insert, select, update on invoice to folio_app;

grant delete, insert, select, update on invoice_link to folio_app;

grant select on invoice_standing to folio_app;

grant select on invoice_standing_now to folio_app;

grant select on invoice_sum to folio_app;

grant delete, insert, select on invoice_version to folio_app;

grant insert, select on journal_entry to folio_app;

grant insert, select, update on journal_head to folio_app;

grant insert, select on journal_line to folio_app;

grant delete, insert, select on journal_template to folio_app;

grant insert, select, update on language_model_use to folio_app;

grant insert, select, update on ledger_account to folio_app;

grant select on mail_choice to folio_app;

grant delete, insert, select, update on mail_template to folio_app;

grant delete, insert, select, update on manual_journal to folio_app;

grant delete, insert, select on manual_journal_attachment to folio_app;

grant insert, select, update on money_record to folio_app;

grant delete, insert, select, update on number_scheme to folio_app;

grant insert, select, update on number_series to folio_app;

grant insert, select, update on opening_balance to folio_app;

grant insert, select, update on outgoing_mail to folio_app;

grant delete, insert, select, update on payee_memory to folio_app;

grant delete, insert, select, update on payment_term to folio_app;

grant select (id, name) on practice to folio_app;

grant select on practice_report_layout to folio_app;

grant delete, insert, select, update on question_link to folio_app;

grant delete, insert, select, update on reading_memory to folio_app;

grant insert, select, update on reading_turn to folio_app;

grant delete, insert, select, update on recurring_invoice to folio_app;

grant delete, insert, select, update on recurring_run to folio_app;

grant insert, select, update on reminder_sent to folio_app;

grant delete, insert, select, update on report_layout to folio_app;

grant insert, select on report_link to folio_app;

grant delete, insert, select, update on report_pack to folio_app;

grant insert, select, update on report_receiver to folio_app;

grant delete, insert, select, update on report_schedule to folio_app;

grant delete, insert, select, update on report_schedule_run to folio_app;

grant delete, insert, select, update on sales_image to folio_app;

grant insert, select, update on sales_import to folio_app;

grant delete, insert, select, update on sales_setting to folio_app;

grant delete, insert, select, update on saved_report to folio_app;

grant insert, select, update (ends_on, version) on schedule to folio_app;

grant insert, select on schedule_amount to folio_app;

grant insert, select on schedule_day to folio_app;

grant insert, select on schedule_instalment to folio_app;

grant insert, select on schedule_journal to folio_app;

grant insert, select on schedule_journal_line to folio_app;

grant insert, select on schedule_loan to folio_app;

grant insert, select on schedule_posting to folio_app;

grant delete, insert, select, update on search_entry to folio_app;

grant insert, select, update on search_progress to folio_app;

grant delete, select on search_waiting to folio_app;

grant insert, select on search_word to folio_app;

grant delete, insert, select, update on statement_layout to folio_app;

grant delete, insert, select on statutory_account_row to folio_app;

grant insert, select, update on statutory_accounts to folio_app;

grant insert, select on statutory_accounts_frozen to folio_app;

grant delete, insert, select on stored_file to folio_app;

grant insert, select, update on suggestion_outcome to folio_app;

grant delete, insert, select, update on tax_adjustment to folio_app;

grant insert, select, update on tax_code to folio_app;

grant delete, insert, select, update on tax_computation to folio_app;

grant insert, select, update on tax_profile to folio_app;

grant execute on function refresh_ledger_statistics() to folio_app;

grant usage on sequence chart_version_sequence to folio_app;
