import type { PublicInvoice } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicInvoiceCalls } from '../../../api/queries/trade/public-invoice.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { companyName } from '../../../components/public-link/link-screen.tsx';

type Choice = 'accepted' | 'declined';

interface AnswerProps {
  token: string;
  invoice: PublicInvoice;
  onAnswered: (invoice: PublicInvoice) => void;
}

/** Accepting or declining a quotation: it is asked once more, since it can be said only once. */
export function Answer({ token, invoice, onAnswered }: AnswerProps) {
  const { t } = useTranslation('public-invoice');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const answer = async (given: Choice) => {
    setBusy(true);
    setProblem('');
    try {
      onAnswered(await publicInvoiceCalls.answer(token, given));
    } catch (cause) {
      setProblem(refusalText(cause));
      setBusy(false);
    }
  };
  return (
    <div className="grid columns-halves gap-10" aria-live="polite">
      {choice === null ? (
        <>
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
            onClick={() => setChoice('accepted')}
          >
            {t('answer.accept')}
          </button>
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
            onClick={() => setChoice('declined')}
          >
            {t('answer.decline')}
          </button>
        </>
      ) : (
        <>
          <p className="whole-row">
            {t(`answer.${choice}Ask`, { number: invoice.number, company: companyName(invoice.company) })}
          </p>
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium framed-strong radius-large pointer public-button-filled text-on-fill bg-fill"
            disabled={isBusy}
            onClick={() => void answer(choice)}
          >
            {t(`answer.${choice}Yes`)}
          </button>
          <button
            type="button"
            className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium text-plain bg-card framed-strong radius-large pointer"
            disabled={isBusy}
            onClick={() => setChoice(null)}
          >
            {t('answer.back')}
          </button>
        </>
      )}
      {problem && (
        <p className="public-problem font-base text-red whole-row" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
