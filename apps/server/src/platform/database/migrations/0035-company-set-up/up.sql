-- A company may start with its name and year end. Null = the company form was not saved yet: the company is in set-up.
alter table company alter column incorporated_date drop not null;

-- When its owner closed the set-up list on Home. Companies that exist already do not get the list.
alter table company add column set_up_closed_at timestamptz default now();
alter table company alter column set_up_closed_at drop default;
