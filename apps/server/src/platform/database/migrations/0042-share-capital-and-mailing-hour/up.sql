-- The classes of shares in issue, as the last annual return states them: class, currency, number, amount and what is paid up.
alter table company add column share_capital jsonb not null default '[]' check (jsonb_typeof(share_capital) = 'array');

-- The hour of the day, in Hong Kong, from which a scheduled report goes out. Those of before went out when their day began.
alter table report_schedule add column at_hour integer not null default 0 check (at_hour between 0 and 23);
