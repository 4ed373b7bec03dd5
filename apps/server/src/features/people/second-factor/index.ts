export { takeAuthenticatorCode, whatKeepsSecretsShut } from './authenticator.ts';
export { deleteFactorsOf } from './factors.ts';
export { resetFactors, sealAgain } from './operator.ts';
export { secondFactorRoutes } from './routes.ts';
