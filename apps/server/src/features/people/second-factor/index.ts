export { takeAuthenticatorCode, whatKeepsSecretsShut } from './authenticator.ts';
export { deleteFactorsOf } from './factors.ts';
export { resetFactors } from './reset-factors.ts';
export { secondFactorRoutes } from './routes.ts';
export { sealAgain } from './seal-again.ts';
