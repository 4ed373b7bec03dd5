import type { LineComment } from '@folio/contract';
import { Button, Input, Segmented } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CommentFormProps {
  /** Answers whether it was taken: what was typed stays otherwise. */
  onSend: (kind: LineComment['kind'], text: string) => Promise<boolean>;
}

const kinds = ['comment', 'question_client', 'question_accountant'] as const;
const longest = 2000;

/** A comment, or a question that stays open until it is answered. Ctrl and Enter send it. */
export function CommentForm({ onSend }: CommentFormProps) {
  const { t } = useTranslation('bank-evidence');
  const id = useId();
  const [kind, setKind] = useState<LineComment['kind']>('comment');
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending || text.trim() === '') return;
    setSending(true);
    const isTaken = await onSend(kind, text.trim());
    setSending(false);
    if (isTaken) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className="comment-form" onSubmit={submit}>
      <Segmented
        aria-label={t('kind.title')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={setKind}
      />
      <label className="visually-hidden" htmlFor={id}>
        {t(`write.${kind}`)}
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={longest}
        value={text}
        placeholder={t(`write.${kind}`)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <Button htmlType="submit" disabled={text.trim() === ''} loading={isSending}>
        {t(kind === 'comment' ? 'send' : 'ask')}
      </Button>
    </form>
  );
}
