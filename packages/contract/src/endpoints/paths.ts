/** Where everything of a company hangs. */
export const company = '/api/company/:companyId';
