-- Every verification of all books, for figures and alarms. Only the owner of the tables reads and writes it.
create table books_verification (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Every check held, also those that concern no single company.
  holds boolean not null,
  companies integer not null check (companies >= 0),
  -- Companies in whose books a check failed.
  failed_companies integer not null check (failed_companies between 0 and companies)
);
