export { accountingEndpoints } from './accounting.ts';
export { bankEndpoints } from './bank.ts';
export { companyEndpoints } from './company.ts';
export { documentEndpoints } from './document.ts';
export { exchangeEndpoints } from './exchange.ts';
export { invoiceEndpoints } from './invoice.ts';
export { reportEndpoints } from './report.ts';
export { sessionEndpoints } from './session.ts';
