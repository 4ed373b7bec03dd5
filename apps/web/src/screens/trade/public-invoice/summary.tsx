import type { PublicInvoice } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicInvoiceCalls } from '../../../api/queries/trade/public-invoice.ts';
import { saveFile } from '../../../api/save-file.ts';
import { Day } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { Answer } from './answer.tsx';
import { CopyText } from './copy-text.tsx';
import { publicFacts } from './public-facts.ts';
import { useTypeName } from './use-type-name.ts';

interface SummaryProps {
  token: string;
  invoice: PublicInvoice;
  onAnswered: (invoice: PublicInvoice) => void;
}

/** What matters first: how much, by when, what to quote; then the PDF, and a quotation's answer. */
export function Summary({ token, invoice, onAnswered }: SummaryProps) {
  const { t } = useTranslation('public-invoice');
  const typeName = useTypeName();
  const facts = publicFacts(invoice);
  return (
    <section
      className="public-summary grid sticky gap-16 pad-24 break bg-card framed radius-huge"
      aria-labelledby="public-title"
    >
      <div className="public-title flex items-baseline between gap-10">
        <h1 id="public-title">
          {typeName(invoice)} <span className="nowrap">{invoice.number}</span>
        </h1>
        {facts.tag && <StateTag tone={facts.tag.tone}>{t(`state.${facts.tag.word}`)}</StateTag>}
      </div>
      <p className="font-base muted">{t('for', { contact: invoice.contact })}</p>
      <p className="public-amount grid gap-2">
        <span className="font-base muted">{t(`amount.${facts.amountWord}`)}</span>
        <strong>
          {invoice.currency} <Amount value={facts.amount} />
        </strong>
      </p>
      <dl className="grid gap-8">
        {facts.rows.map(({ word, day }) => (
          <div className="flex items-center between gap-16" key={word}>
            <dt className="font-base muted">{t(`fact.${word}`)}</dt>
            <dd className="text-right">
              <Day value={day} />
            </dd>
          </div>
        ))}
        {facts.reference !== null && (
          <div className="flex items-center between gap-16">
            <dt className="font-base muted">{t('fact.reference')}</dt>
            <dd className="text-right">
              <CopyText text={facts.reference} />
            </dd>
          </div>
        )}
      </dl>
      <DownloadPdf token={token} number={invoice.number} />
      {invoice.may_answer && <Answer token={token} invoice={invoice} onAnswered={onAnswered} />}
    </section>
  );
}

function DownloadPdf({ token, number }: { token: string; number: string }) {
  const { t } = useTranslation('public-invoice');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      saveFile(await publicInvoiceCalls.pdf(token), `${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`);
    } catch (cause) {
      setProblem(refusalText(cause));
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="public-button tint-hover min-h-42 font-inherit inline-flex items-center justify-center gap-8 medium framed-strong radius-large pointer public-button-filled text-on-fill bg-fill"
        aria-busy={isBusy}
        onClick={() => void save()}
      >
        <Icon name={isBusy ? 'loader' : 'download'} size={16} />
        {t('download')}
      </button>
      {problem && (
        <p className="public-problem font-base text-red" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
