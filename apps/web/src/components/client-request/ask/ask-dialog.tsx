import { useTranslation } from 'react-i18next';
import { questionCalls } from '../../../api/queries/documents/question.ts';
import { useOnceKey } from '../../emails/mail-draft.ts';
import { AskAccountant } from './ask-accountant.tsx';
import { type AskDialogProps, AskForm } from './ask-form.tsx';
import { ReceiverFields } from './receiver-fields.tsx';
import { useAskSide } from './use-ask-side.ts';
import { useReceiver } from './use-receiver.ts';

/** Asks whom the person asks: the client, or the practice that keeps the books. */
export function AskDialog(props: AskDialogProps) {
  const { side, accountants } = useAskSide();
  if (side === 'none') return null;
  return side === 'client' ? <AskClient {...props} /> : <AskAccountant {...props} accountants={accountants} />;
}

/** Sends the client all questions in one email with one link. */
function AskClient(props: AskDialogProps) {
  const { t } = useTranslation('questions');
  const onceKey = useOnceKey();
  const receiver = useReceiver();
  const { email, language } = receiver.receiver;
  return (
    <AskForm
      {...props}
      title={t('ask.title')}
      okText={t(email === '' ? 'ask.keep' : 'ask.send')}
      isReady={receiver.isReady && !receiver.isWrong}
      onSend={async (questions) => {
        const request = { email: email === '' ? null : email, language, questions };
        await questionCalls.ask(request, onceKey(request));
        return t(email === '' ? 'ask.kept' : 'ask.done', { count: questions.length });
      }}
      receiver={(error) => <ReceiverFields state={receiver} sentences={error?.fields.email} />}
    />
  );
}
