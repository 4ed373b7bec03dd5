import type { AuditRequest, RequestAnswer } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Day, InstantDay } from '../day/day.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';

const tones: Readonly<Record<AuditRequest['state'], StateTone>> = {
  open: 'amber',
  answered: 'blue',
  accepted: 'green',
};

interface RequestListProps {
  requests: readonly AuditRequest[];
  /** What to do while there is no request. */
  emptyDetail: string;
  /** Shows a file of an answer to a request. */
  fileLink: (file: RequestAnswer['files'][number], request: AuditRequest) => ReactNode;
  /** What the reader can do with a request. */
  actions: (request: AuditRequest) => ReactNode;
}

/** The requests of a room by number, each with everything that was said about it. */
export function RequestList({ requests, emptyDetail, fileLink, actions }: RequestListProps) {
  const { t } = useTranslation('auditor-room');
  if (requests.length === 0) return <EmptyState title={t('noRequest')} detail={emptyDetail} />;
  return (
    <ul className="grid gap-24" aria-label={t('requests')}>
      {requests.map((request) => (
        <li key={request.id} className="grid gap-6">
          <RequestHead request={request} />
          <ul className="grid gap-6">
            {request.answers.map((answer) => (
              <li key={answer.at} className="grid gap-2 font-base">
                <Said answer={answer} />
                {answer.files.map((file) => (
                  <span key={file.sha256} className="break">
                    {fileLink(file, request)}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          {actions(request)}
        </li>
      ))}
    </ul>
  );
}

function RequestHead({ request }: { request: AuditRequest }) {
  const { t } = useTranslation('auditor-room');
  const { number, text, state, due_on: dueOn, owner } = request;
  return (
    <>
      <span className="grid items-center columns-wide-auto gap-12">
        <strong className="bold break">
          {number}. {text}
        </strong>
        <StateTag tone={tones[state]}>{t(`request.${state}`)}</StateTag>
      </span>
      <span className="flex wrap gap-12 font-small muted">
        {dueOn !== null && (
          <span>
            {t('request.due')} <Day value={dueOn} />
          </span>
        )}
        {owner !== null && <span>{t('owner.is', { name: owner.name })}</span>}
      </span>
    </>
  );
}

function Said({ answer: { kind, by, at, text } }: { answer: RequestAnswer }) {
  const { t } = useTranslation('auditor-room');
  return (
    <>
      <span className="font-small muted">
        {t(`said.${kind}`, { by: by ?? '–' })} {'·'} <InstantDay value={at} />
      </span>
      {text !== '' && <span className="break">{text}</span>}
    </>
  );
}
