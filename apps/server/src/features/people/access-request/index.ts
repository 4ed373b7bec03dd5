/** Access of practices to companies, from the request to its end, and entering a client's books. */
export { actForCompany } from './act.ts';
export { applyToCompany, invitePractice } from './ask.ts';
export { countPendingRequests } from './list-store.ts';
export { accessRequestRoutes } from './routes.ts';
export { startTellingOwners } from './tell-owners.ts';
