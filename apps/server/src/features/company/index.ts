export { createCompany } from './create-company.ts';
export { companyRoutes } from './routes.ts';
export { addMember, findCompany } from './store.ts';
