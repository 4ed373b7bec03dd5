import { Navigate } from 'react-router';
import { ConfirmCode } from '../../../components/confirm-code/confirm-code.tsx';
import { paths } from '../../../session/redirect.ts';
import { useSession } from '../../../session/session-store.ts';

/** Without a password accepted there is no code to confirm: the sign-in page shows, and nothing is asked of the server. */
export default function ConfirmCodeScreen() {
  const { secondFactorPending } = useSession();
  return secondFactorPending ? <ConfirmCode /> : <Navigate to={paths.signIn} replace />;
}
