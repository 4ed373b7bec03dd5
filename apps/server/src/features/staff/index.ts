/** The company's people: who belongs to it as what, and who was invited. */
export { staffRoutes } from './routes.ts';
