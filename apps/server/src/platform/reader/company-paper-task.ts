import { type CompanyParticulars, companyParticulars, type Page } from '@folio/documents';

/** Reads the certificates of a company in a parse thread. */
export default function companyPaperTask(pages: readonly Page[]): CompanyParticulars {
  return companyParticulars(pages);
}
