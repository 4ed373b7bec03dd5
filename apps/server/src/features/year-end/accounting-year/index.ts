/** The years of a company: for the close, the statutory accounts, the profits tax and the auditor's room. */
export { readAccountingYears } from './read-years.ts';
