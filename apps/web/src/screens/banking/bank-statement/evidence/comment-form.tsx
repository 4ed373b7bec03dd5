import type { LineComment } from '@folio/contract';
import { Button, Input, Segmented } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountantChoice } from '../../../../components/client-request/ask/accountant-choice.tsx';
import { ReceiverFields } from '../../../../components/client-request/ask/receiver-fields.tsx';
import { useAskSide } from '../../../../components/client-request/ask/use-ask-side.ts';
import { type Receiver, useReceiver } from '../../../../components/client-request/ask/use-receiver.ts';
import { onSendKey } from '../../../../components/keyboard/send-key.ts';

/**
 * What the user writes: a comment, a question to the client by email, or one to the accountant. An owner asks the practice that keeps the
 * books; without one, and for everybody else, a question to the accountant is a note for colleagues.
 */
type Written = LineComment['kind'] | 'question_client';

interface CommentFormProps {
  /** Returns whether the server accepted it; if not, the typed text is kept. */
  onSend: (kind: LineComment['kind'], text: string) => Promise<boolean>;
  onAsk: (text: string, receiver: Receiver) => Promise<boolean>;
  onAskAccountant: (text: string, practiceId: string) => Promise<boolean>;
}

const kinds: readonly Written[] = ['comment', 'question_client', 'question_accountant'];
const longest = 2000;

/** A comment, or a question that stays open until it is answered. Ctrl+Enter sends it. */
export function CommentForm({ onSend, onAsk, onAskAccountant }: CommentFormProps) {
  const { t } = useTranslation('bank-evidence');
  const id = useId();
  const [kind, setKind] = useState<Written>('comment');
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const receiver = useReceiver();
  const { side, accountants } = useAskSide();
  const [chosen, setChosen] = useState<string | null>(null);
  const practiceId = chosen ?? accountants[0]?.id;
  const isToPractice = kind === 'question_accountant' && side === 'accountant' && practiceId !== undefined;
  const isReady = text.trim() !== '' && (kind !== 'question_client' || (receiver.isReady && !receiver.isWrong));
  const sent = (as: Written, words: string) => {
    if (as === 'question_client') return onAsk(words, receiver.receiver);
    return onSend(as, words);
  };
  const send = async () => {
    if (isSending || !isReady) return;
    setSending(true);
    const words = text.trim();
    const isTaken = await (isToPractice ? onAskAccountant(words, practiceId) : sent(kind, words));
    setSending(false);
    if (isTaken) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="comment-form grid cells-start gap-10" onSubmit={submit}>
      <Segmented
        aria-label={t('kind.title')}
        value={kind}
        options={kinds
          .filter((one) => one !== 'question_client' || side === 'client')
          .map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={setKind}
      />
      <label className="visually-hidden absolute clip nowrap" htmlFor={id}>
        {t(`write.${kind}`)}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={longest}
        value={text}
        placeholder={t(`write.${kind}`)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onSendKey(() => void send())}
      />
      {kind === 'question_client' && <ReceiverFields state={receiver} />}
      {isToPractice && <AccountantChoice accountants={accountants} value={practiceId} onChange={setChosen} />}
      <Button htmlType="submit" disabled={!isReady} loading={isSending}>
        {t(kind === 'comment' ? 'send' : 'ask')}
      </Button>
    </form>
  );
}
