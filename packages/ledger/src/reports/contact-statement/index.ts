/** Statement of account: movements with one customer or supplier in a period, and the open amounts at its end. */
export {
  buildContactStatement,
  type ContactPosting,
  type ContactRecord,
  type ContactStatementLine,
  type ContactStatementPart,
} from './build.ts';
