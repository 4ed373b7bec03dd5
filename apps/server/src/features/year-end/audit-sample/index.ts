/** Audit samples: drawn with a recorded seed, listed with their documents, and given as one ZIP. */
export { makeBundle } from './bundle.ts';
export { getSample, samplesWithin } from './read-sample.ts';
export { auditSampleRoutes } from './routes.ts';
