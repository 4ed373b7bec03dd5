-- Books whose accounts with fixed roles still have the codes of the default chart.
create temporary table default_books on commit drop as
  select company_id from ledger_account
   where (code, system_role) in (('1100', 'accounts_receivable'), ('2100', 'accounts_payable'), ('2990', 'suspense'),
                                 ('3100', 'retained_earnings'), ('3900', 'opening_balance_equity'))
   group by company_id having count(*) = 5;

drop trigger ledger_account_change on ledger_account;

update ledger_account account set system_role = given.role
  from default_books, (values
         ('1110', 'asset', 'doubtful_debt_allowance'), ('1130', 'asset', 'deposits_paid'),
         ('1140', 'asset', 'prepayments'), ('4000', 'revenue', 'default_sales'),
         ('4090', 'revenue', 'sales_returns'), ('5000', 'expense', 'default_purchases'),
         ('5090', 'expense', 'purchase_returns'), ('6410', 'expense', 'gateway_fee'),
         ('6600', 'expense', 'bad_debt')) given (code, type, role)
 where account.company_id = default_books.company_id and account.code = given.code and account.type = given.type
   and account.system_role is null;

-- Only the first cash and card account had the role of its kind: the others had none, or that of a bank account.
update ledger_account account
   set system_role = case own.kind when 'cash' then 'petty_cash' when 'card' then 'credit_card' else 'bank' end
  from bank_account own
 where own.company_id = account.company_id and own.account_code = account.code
   and (account.system_role is null or account.system_role = 'bank');
update ledger_account account
   set system_role = case when account.type = 'liability' then 'credit_card' when account.code < '1080' then 'bank' else 'petty_cash' end
  from default_books
 where account.company_id = default_books.company_id and account.system_role is null
   and (account.type = 'asset' and account.cash_flow = 'cash' and account.code ~ '^10[1-8][0-9]$'
        or account.type = 'liability' and account.code ~ '^217[0-9]$');

create unique index ledger_account_role on ledger_account (company_id, system_role)
  where system_role not in ('bank', 'petty_cash', 'credit_card');

-- What posted lines depend on does not change after posting. A person can name another account for some of the roles.
create or replace function check_account_change() returns trigger
language plpgsql
as $$
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
$$;
create trigger ledger_account_change before update on ledger_account for each row execute function check_account_change();
