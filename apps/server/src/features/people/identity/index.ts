export { identityRoutes } from './routes.ts';
export { deleteIdentitiesOf } from './settings.ts';
