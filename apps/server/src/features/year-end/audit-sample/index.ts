/** Audit samples: drawn with a recorded seed, listed with their documents, and given as one ZIP. */
export { auditSampleRoutes } from './routes.ts';
