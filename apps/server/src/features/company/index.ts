export { createCompany } from './create-company.ts';
export { companyRoutes } from './routes.ts';
export { addMember, asOwner, findCompany, type Standing } from './store.ts';
