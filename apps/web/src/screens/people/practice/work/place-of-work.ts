import type { WorkKind } from '@folio/contract';

const places: Readonly<Record<Exclude<WorkKind, 'annual_return' | 'business_registration'>, string>> = {
  review_documents: '/document',
  failed_documents: '/document',
  reconcile_lines: '/bank-statement',
  answer_questions: '/questions',
  read_answers: '/questions',
  close_months: '/accounting',
};

/** The screen of the client's books where a piece of work is done; a deadline leads to the company's details. */
export function placeOfWork(kind: WorkKind, companyId: string): string {
  return kind === 'annual_return' || kind === 'business_registration' ? `/company/${companyId}` : places[kind];
}
