/** Folio's ledger: pure functions from business records to journal entries, and from entries to reports. */
export * from './accounts/index.ts';
export { at, must } from './assert.ts';
export * from './calendar/index.ts';
export * from './cash-forecast/index.ts';
export * from './close/index.ts';
export * from './dashboard/index.ts';
export * from './exchange/index.ts';
export * from './fault.ts';
export * from './invoicing/index.ts';
export * from './journal/index.ts';
export * from './money/index.ts';
export * from './posting-rules/index.ts';
export * from './reconciliation/index.ts';
export * from './replay/index.ts';
export * from './report-layout/index.ts';
export * from './reports/index.ts';
export * from './statutory-accounts/index.ts';
export * from './tax/index.ts';
