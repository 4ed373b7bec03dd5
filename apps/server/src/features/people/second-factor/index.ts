export { takeAuthenticatorCode, whatKeepsSecretsShut } from './authenticator.ts';
export { deleteFactorsOf } from './factors.ts';
export { secondFactorRoutes } from './routes.ts';
