-- The columns that a person chose for a list, in their order, in every company. A list without a row has the columns of Folio.
create table list_columns (
  user_id uuid not null references app_user,
  list text not null,
  shown text[] not null,
  -- Left out by the person. A column in neither array came with a newer version and is shown.
  hidden text[] not null,
  primary key (user_id, list)
);
