-- The numbers of imported journals are looked up among those of the company: without statistics of manual_journal the planner read
-- all of them for each batch.
create or replace function refresh_ledger_statistics() returns void
language plpgsql security definer set search_path = public as $$
begin
  analyze journal_entry, journal_line, manual_journal, account_month, document_balance, contact, invoice, money_record, invoice_standing,
    invoice_sum;
end
$$;
