-- Run once, by the image of PostgreSQL when it makes the cluster: the user, the role and the database of docs/operate/postgresql.md.
\getenv password OWNER_PASSWORD
create role folio login password :'password';
create role folio_app nologin;
grant folio_app to folio;
create database folio owner folio;
