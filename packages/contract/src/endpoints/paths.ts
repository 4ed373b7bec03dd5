export const company = '/api/company/:companyId';
