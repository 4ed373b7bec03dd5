-- The account that payments in its currency propose first; at most one for each currency.
alter table bank_account add column is_default boolean not null default false;
create unique index bank_account_default on bank_account (company_id, currency) where is_default;
