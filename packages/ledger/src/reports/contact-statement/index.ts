/** Statement of account: what happened with one customer or supplier in a period, and what is open at its end. */
export {
  buildContactStatement,
  type ContactPosting,
  type ContactRecord,
  type ContactStatementLine,
  type ContactStatementParams,
  type ContactStatementPart,
} from './build.ts';
