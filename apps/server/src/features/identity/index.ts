export { identityRoutes } from './routes.ts';
export { deleteIdentitiesOf } from './store.ts';
