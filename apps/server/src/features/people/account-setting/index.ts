/** Settings of people's own accounts: mails, picture. */
export { forgetSettings } from './forget.ts';
export { mailWanted } from './mail-choice.ts';
export { accountSettingRoutes } from './routes.ts';
