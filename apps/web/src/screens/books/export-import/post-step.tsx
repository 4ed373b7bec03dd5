import type { ImportReading } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../api/api-error.ts';
import { afterImport, afterImportDraft, importCalls, importKey } from '../../../api/queries/books/exchange.ts';
import { Day } from '../../../components/day/day.tsx';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import type { StepProps } from './step-props.ts';

/** What posting would create, the first entries as the journal would show them, and the button. */
export function PostStep(props: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const { reading, choosing, onStep } = props;
  const { post, discard, isBusy, error } = usePosting(props);
  return (
    <>
      <Card title={t('post.title')}>
        <Sums reading={reading} />
        {error && <Refusal error={error} />}
        <div className="import-foot flex wrap items-center justify-end gap-12 above-16">
          <Button onClick={() => onStep('accounts')}>{t('back')}</Button>
          {!choosing.isFixed && (
            <>
              <Button danger disabled={isBusy} onClick={() => void discard()}>
                {t('post.discard')}
              </Button>
              <Button
                type="primary"
                loading={isBusy}
                disabled={!reading.ready || choosing.isSaving}
                onClick={() => void post()}
              >
                {t('post.ok')}
              </Button>
            </>
          )}
        </div>
      </Card>
      {reading.preview.length > 0 && <Preview reading={reading} />}
    </>
  );
}

function usePosting({ run, choosing }: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    error,
    post: () =>
      during(async () => {
        if (!(await choosing.settle())) return;
        const posted = await importCalls.post(run.id, run.version);
        queryClient.setQueryData(importKey(run.id), posted);
        toast.success(t('post.done', { count: posted.entries }));
        await afterImport(queryClient);
      }),
    discard: async () => {
      if (!(await confirm({ title: t('post.discardAsk'), okText: t('post.discard'), danger: true }))) return;
      await during(async () => {
        await importCalls.discard(run.id);
        await afterImportDraft(queryClient);
        navigate('/accounting/export-import');
      });
    },
  };
}

function Sums({ reading }: { reading: ImportReading }) {
  const { t } = useTranslation('accounting-exchange');
  const { first_date: first, last_date: last, as_at: asAt } = reading;
  return (
    <dl className="import-sums terms-faint flex wrap">
      <div>
        <dt className="font-small">{t('post.period')}</dt>
        <dd className="bold">
          <Day value={asAt ?? first} />
          {last !== null && last !== (asAt ?? first) && (
            <>
              {' – '}
              <Day value={last} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt className="font-small">{t('post.entries')}</dt>
        <dd className="figures num bold">{reading.entries.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt className="font-small">{t('post.lines')}</dt>
        <dd className="figures num bold">{reading.lines.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt className="font-small">{t('post.debit')}</dt>
        <dd className="bold">
          <Amount value={reading.total_debit} />
        </dd>
      </div>
      <div>
        <dt className="font-small">{t('post.credit')}</dt>
        <dd className="bold">
          <Amount value={reading.total_credit} />
        </dd>
      </div>
    </dl>
  );
}

function Preview({ reading }: { reading: ImportReading }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <Card title={t('post.preview', { count: reading.preview.length })} flush>
      <ul className="last-unruled">
        {reading.preview.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file may be equal in every field
          <li className="ruled-below pad-12-20" key={index}>
            <p className="import-preview-head below-4 muted">
              <Day value={entry.date} /> <strong className="text-plain">{entry.number}</strong>{' '}
              <span>{entry.narration}</span>
            </p>
            <ul>
              {entry.lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is a line's only identity
                <li key={at} className="import-preview-line grid gap-12 font-base">
                  <span>
                    {line.account_code} {line.account_name}
                  </span>
                  <span className="text-right">
                    <Amount value={line.debit} />
                  </span>
                  <span className="text-right">
                    <Amount value={line.credit} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
