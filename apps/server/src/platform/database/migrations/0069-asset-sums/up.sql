-- What was recorded for fixed assets, by class, kind and day, kept by triggers. A posting that was reversed counts on its day and,
-- negative, on the day of its reversal, as its journal does; one without a journal no longer counts. A transfer counts in both of
-- its classes.
create table asset_sum (
  company_id uuid not null references company,
  class_id uuid not null,
  kind text not null,
  date date not null,
  cost_minor bigint not null,
  depreciation_minor bigint not null,
  -- Lines and reversals that count here.
  line_count integer not null,
  primary key (company_id, class_id, kind, date),
  foreign key (company_id, class_id) references asset_class
);

insert into asset_sum (company_id, class_id, kind, date, cost_minor, depreciation_minor, line_count)
select line.company_id, case when line.kind = 'transfer_out' then transfer.from_class_id else posting.class_id end,
       case when line.kind = 'transfer_out' then 'transfer' else line.kind end, effect.date,
       sum(effect.sign * line.cost_minor), sum(effect.sign * line.depreciation_minor), count(*)
  from asset_line line
  join asset_posting posting on posting.company_id = line.company_id and posting.id = line.posting_id
  left join asset_transfer transfer on transfer.company_id = line.company_id and transfer.posting_id = line.posting_id
 cross join lateral (values (posting.date, 1), (posting.reversed_on, -1)) as effect (date, sign)
 where effect.date is not null and (posting.reversed_on is null or posting.journal_id is not null)
 group by 1, 2, 3, 4;

-- New lines. The class that a transfer takes an asset from may not be known yet: then the row of the transfer adds that line.
create function keep_asset_sums() returns trigger
language plpgsql security definer set search_path = public
as $$
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
$$;
create trigger asset_line_keep_sums after insert on asset_line
  referencing new table as added for each statement execute function keep_asset_sums();

create function keep_asset_sums_of_transfers() returns trigger
language plpgsql security definer set search_path = public
as $$
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
$$;
create trigger asset_transfer_keep_sums after insert on asset_transfer
  referencing new table as added for each statement execute function keep_asset_sums_of_transfers();

-- A reversal. Without a journal the posting leaves its own day; with one it counts, negative, on the day of the reversal.
create function keep_asset_sums_of_reversals() returns trigger
language plpgsql security definer set search_path = public
as $$
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
$$;
create trigger asset_posting_keep_sums after update on asset_posting
  referencing old table as before new table as changed for each statement execute function keep_asset_sums_of_reversals();

-- A page of the register, and of the assets of a run, in order of number.
create index fixed_asset_in_order on fixed_asset (company_id, length(number), number);

-- A transaction that belongs to a company sees only the rows of this company.
alter table asset_sum enable row level security;
create policy company_of_transaction on asset_sum using (company_id = current_company());

-- What requests inside a company may do, as the role folio_app.
grant select on asset_sum to folio_app;
