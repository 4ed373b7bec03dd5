/** Access of practices to companies, from the request to its end, and entering a client's books. */
export { actForCompany } from './act.ts';
export { applyToCompany } from './ask.ts';
export { pendingRequests } from './pending-requests.ts';
export { accessRequestRoutes } from './routes.ts';
export { startTellingOwners } from './tell-owners.ts';
