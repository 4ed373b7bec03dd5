-- A cheque may reach the bank half a year after it was booked: of that time, suggestions look only at lines that mention one.
create index journal_line_cheque on journal_line (company_id, account_code, date) where description ~* 'CHE?Q|支票';
