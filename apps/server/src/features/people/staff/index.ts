/** The company's people: the members with their roles, and the open invitations. */
export { staffRoutes } from './routes.ts';
