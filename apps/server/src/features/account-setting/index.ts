/** What people set for their own account: mails, picture. */
export { forgetSettings } from './forget.ts';
export { mailWanted, noticeKinds } from './mail-choice.ts';
export { accountSettingRoutes } from './routes.ts';
