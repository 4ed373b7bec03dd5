-- Where the proceeds of a disposal were recorded: on a line of a sales invoice, or on a line of a bank statement.

-- The line of the entry that recorded the proceeds, and the invoice or the bank line that posted this entry.
alter table asset_posting
  add column source_entry_id uuid,
  add column source_line_no integer,
  add column invoice_id uuid,
  add column bank_line_id uuid,
  add constraint asset_posting_source_line foreign key (company_id, source_entry_id, source_line_no) references journal_line,
  add constraint asset_posting_invoice foreign key (company_id, invoice_id) references invoice,
  add constraint asset_posting_bank_line foreign key (company_id, bank_line_id) references bank_line,
  add constraint asset_posting_one_source check (
    num_nonnulls(invoice_id, bank_line_id) <= 1
    and num_nonnulls(source_entry_id, source_line_no) = 2 * num_nonnulls(invoice_id, bank_line_id)
    and (source_entry_id is null or kind = 'disposal')
  );

-- A line is the source of one disposal in effect.
create unique index asset_posting_source on asset_posting (company_id, source_entry_id, source_line_no)
  where source_entry_id is not null and reversed_on is null;
create index asset_posting_of_invoice on asset_posting (company_id, invoice_id) where invoice_id is not null;
create index asset_posting_of_bank_line on asset_posting (company_id, bank_line_id) where bank_line_id is not null;

-- While a disposal in effect refers to an invoice or a bank line, its proceeds stay in the books.
create function check_disposal_source() returns trigger language plpgsql as $$
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
$$;
create trigger invoice_of_disposal before update of voided_on on invoice
  for each row when (old.voided_on is null and new.voided_on is not null) execute function check_disposal_source();
create trigger bank_line_of_disposal before update of entry_id on bank_line
  for each row when (old.entry_id is not null and new.entry_id is distinct from old.entry_id) execute function check_disposal_source();
