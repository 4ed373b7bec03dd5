export type { Forget } from './account/close-account.ts';
export { deviceWords, languageOfUser, type Notice, notify, notifyOwner } from './account/notices.ts';
export { admit } from './admit.ts';
export { limitAttempts, limitMailsOfDay } from './attempts/attempts.ts';
export { CODE_MINUTES, CODE_TRIES, codeHash, newCode } from './code/code.ts';
export { isTrustedBrowser } from './devices/device.ts';
export { type Device, deviceOf } from './devices/user-agent.ts';
export {
  confirmPasswordGiven,
  type Factor,
  finishSecondFactor,
  type NewSession,
  openSession,
  SESSION_SECONDS,
} from './open-session.ts';
export { demandPassword } from './password/change-password.ts';
export { hashPassword } from './password/password.ts';
export { checkNewPassword } from './password/password-rules.ts';
export { demoSignIn, sessionRoutes } from './routes.ts';
export { openPractice } from './sign-up.ts';
export { checkSignUpAllowed } from './sign-up-rule.ts';
export type { UserRow } from './store.ts';
export { createUser, findUser, findUserByEmail, noteEmailProved } from './users.ts';
