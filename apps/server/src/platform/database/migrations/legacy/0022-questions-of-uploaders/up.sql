-- Whoever brings papers and sees no books is shown the questions that went to their own address or are about a paper of theirs; the
-- others name payees and amounts of the books.
create function address_of_uploader() returns text
language sql stable security definer set search_path = public
as $$ select lower(email) from app_user where id = nullif(current_setting('folio.papers_of', true), '')::uuid $$;
create policy questions_of_uploader on client_question as restrictive
  using (papers_of() is null
      or lower(email) = address_of_uploader()
      or exists (select from document paper where paper.company_id = client_question.company_id and paper.id = document_id));
