/** Mails about documents. */
export { tellFailed } from './tell-failed.ts';
