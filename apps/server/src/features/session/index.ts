export { limitAttempts } from './attempts.ts';
export { hashPassword } from './password.ts';
export { demoSignIn, sessionRoutes } from './routes.ts';
export { findUserByEmail, insertUser } from './store.ts';
