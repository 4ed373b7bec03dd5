-- Questions that a company asks a practice that works in its books.

-- The practice that was asked, and its name then. Without a name the client was asked. The name alone came with imported books: the
-- practices of another installation are not known here.
alter table client_question
  add column practice_id uuid references practice,
  add column to_practice text,
  add check (practice_id is null or to_practice is not null);

create index client_question_practice on client_question (practice_id, company_id) where practice_id is not null and state = 'open';

-- What a company asks its accountant is not for people who only upload, even where it is about a document of theirs.
create policy questions_to_practice on client_question as restrictive using (papers_of() is null or to_practice is null);
