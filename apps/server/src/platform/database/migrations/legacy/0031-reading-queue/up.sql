-- Since when a document waits to be read. In the future while it rests after a fault.
alter table document add column queued_at timestamptz;
update document set queued_at = uploaded_at where state in ('queued', 'processing');
create index document_waiting on document (company_id, queued_at, number) where state in ('queued', 'processing');
-- Documents that are read again while their draft stays.
create index document_reread on document (company_id) where reread is not null;

create function note_queued() returns trigger
language plpgsql
as $$
begin
  if new.state <> 'queued' then return new; end if;
  if tg_op = 'INSERT' then
    new.queued_at := coalesce(new.queued_at, clock_timestamp());
  elsif old.state <> 'queued' and new.queued_at is not distinct from old.queued_at then
    new.queued_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger note_queued before insert or update of state on document for each row execute function note_queued();

-- When a reader last took a document of the company: the company that waited longest since then is next.
create table reading_turn (
  company_id uuid primary key references company,
  taken_at timestamptz not null
);
alter table reading_turn enable row level security;
create policy company_of_transaction on reading_turn using (company_id = current_company());
grant select, insert, update on reading_turn to folio_app;
