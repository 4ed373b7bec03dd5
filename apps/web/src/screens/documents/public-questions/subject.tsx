import type { PublicQuestion } from '@folio/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicQuestionCalls } from '../../../api/queries/documents/public-question.ts';
import { Day } from '../../../components/day/day.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon, type IconName } from '../../../components/page/icon.tsx';

const icons: Record<PublicQuestion['subject']['type'], IconName> = {
  bank_line: 'bank',
  document: 'file',
  invoice: 'receipt',
  none: 'comment',
};

/** The subject of a question: the payment, the document or the invoice. */
export function Subject({ token, question }: { token: string; question: PublicQuestion }) {
  const { t } = useTranslation('public-questions');
  const { type, name, detail, date, amount, currency, direction, picture } = question.subject;
  if (type === 'none') return null;
  return (
    <div className="flex items-top between gap-16 pad-12-14 bg-sunken radius-large">
      <div className="grid min-0 gap-2">
        <p className="flex items-center gap-6 font-base muted">
          <Icon name={icons[type]} size={15} /> {t(direction === null ? `about.${type}` : `about.${direction}`)}
        </p>
        <p className="bold">{name}</p>
        {detail !== null && detail !== name && <p className="font-base muted">{detail}</p>}
        <p className="gap-4-16 flex wrap">
          <Day value={date} />
          {amount !== null && currency !== null && <Amount value={amount} currency={currency} withCode strong />}
        </p>
      </div>
      {picture && <Thumbnail token={token} questionId={question.id} name={name} />}
    </div>
  );
}

function Thumbnail({ token, questionId, name }: { token: string; questionId: string; name: string }) {
  const { t } = useTranslation('public-questions');
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    let made: string | null = null;
    publicQuestionCalls.picture(token, questionId, ended.signal).then(
      (picture) => {
        if (ended.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      // A file without a page preview is shown by its name.
      () => undefined,
    );
    return () => {
      ended.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [token, questionId]);
  if (url === null) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="link-picture rigid">
      <img className="block bg-sheet radius-small framed-strong" src={url} alt={t('pictureOf', { name })} />
    </a>
  );
}
