import type { PublicReportEmail } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicReportEmailCalls } from '../../../api/queries/reports/public-report-email.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { companyName } from '../../../components/public-link/link-screen.tsx';

interface StopEmailsProps {
  token: string;
  email: PublicReportEmail;
  onChanged: (email: PublicReportEmail) => void;
}

/** Asks whether to stop the emails; afterwards it says so and offers to undo it. */
export function StopEmails({ token, email, onChanged }: StopEmailsProps) {
  const { t } = useTranslation('public-report-email');
  const [isBusy, setBusy] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const [problem, setProblem] = useState('');
  const { report, address, receives } = email;
  const about = { report, address, company: companyName(email.company) };
  const change = async () => {
    setBusy(true);
    setProblem('');
    try {
      onChanged(await publicReportEmailCalls[receives ? 'stop' : 'resume'](token));
      setResumed(!receives);
    } catch (cause) {
      setProblem(refusalText(cause));
    }
    setBusy(false);
  };
  return (
    <section
      className="public-closed grid gap-16 pad-24 text-center break bg-card framed radius-huge cells-center"
      aria-live="polite"
    >
      <Icon className={receives ? 'muted' : 'text-green'} name={receives ? 'mail' : 'circle-check'} size={40} />
      <h1>{t(receives ? 'question' : 'stopped', about)}</h1>
      <p>{t(receives ? (isResumed ? 'resumed' : 'lead') : 'stoppedDetail', about)}</p>
      <button
        type="button"
        className={`public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium framed-strong radius-large pointer ${receives ? 'public-button-filled text-on-fill bg-fill' : 'text-plain bg-card'}`}
        disabled={isBusy}
        onClick={() => void change()}
      >
        {t(receives ? 'stop' : 'undo')}
      </button>
      {problem && (
        <p className="public-problem font-base text-red" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
