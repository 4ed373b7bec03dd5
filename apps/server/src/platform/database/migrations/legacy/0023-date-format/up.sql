alter table app_user add column date_format text not null default 'month_day_year'
  check (date_format in ('month_day_year', 'day_month_year', 'iso'));
