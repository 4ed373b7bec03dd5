export { addMember } from './create-company.ts';
export { companyRoutes } from './routes.ts';
export { companyGuards } from './update-company.ts';
