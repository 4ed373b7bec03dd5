export { takeAuthenticatorCode, whatKeepsSecretsShut } from './authenticator.ts';
export { secondFactorRoutes } from './routes.ts';
export { deleteFactorsOf } from './store.ts';
