import AuthenticatorPanel from './factors/authenticator-panel.tsx';
import PasskeysPanel from './factors/passkeys-panel.tsx';
import ProvidersPanel from './factors/providers-panel.tsx';
import RecoveryPanel from './factors/recovery-panel.tsx';
import ClosingPanel from './security/closing-panel.tsx';
import EmailPanel from './security/email-panel.tsx';
import HistoryPanel from './security/history-panel.tsx';
import PasswordPanel from './security/password-panel.tsx';
import SessionsPanel from './security/sessions-panel.tsx';

/** What guards the account: how one enters, who is in, what happened, and the way out. */
export function SecurityTab() {
  return (
    <>
      <PasswordPanel />
      <EmailPanel />
      <AuthenticatorPanel />
      <PasskeysPanel />
      <RecoveryPanel />
      <ProvidersPanel />
      <SessionsPanel />
      <HistoryPanel />
      <ClosingPanel />
    </>
  );
}
