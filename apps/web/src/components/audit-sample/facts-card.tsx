import type { AuditSample } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Day, InstantDay } from '../day/day.tsx';
import { Amount } from '../money/amount.tsx';
import { Card } from '../page/card.tsx';

/** What is recorded of a draw, so that another person can repeat it. */
export function FactsCard({ sample }: { sample: AuditSample }) {
  const { t } = useTranslation('audit-samples');
  const { currency } = sample;
  const money = (value: string) => (
    <>
      {currency} <Amount value={value} />
    </>
  );
  const facts: [string, ReactNode][] = [
    [
      t('col.period'),
      <span key="period">
        <Day value={sample.from} /> {'–'} <Day value={sample.to} />
      </span>,
    ],
    [t('source.label'), `${t(`source.${sample.source}`)} · ${t(`side.${sample.side}`)}`],
    [t('accounts'), sample.accounts.length === 0 ? t('allAccounts') : sample.accounts.join(', ')],
    [t('fact.population'), t('lineCount', { count: sample.population_count })],
    [t('fact.populationTotal'), money(sample.population_total)],
    [t('fact.sample'), t('itemCount', { count: sample.items })],
    [t('fact.sampleTotal'), money(sample.total)],
    ...(sample.interval === null ? [] : [[t('interval'), money(sample.interval)] satisfies [string, ReactNode]]),
    ...(sample.seed === null ? [] : [[t('seed'), <code key="seed">{sample.seed}</code>] satisfies [string, ReactNode]]),
    [t('fact.generator'), sample.generator],
    [t('fact.lastEntry'), sample.last_entry],
    [t('fact.hash'), <code key="hash">{sample.population_hash}</code>],
    [t('col.drawn'), <InstantDay key="drawn" value={sample.drawn_at} />],
    [t('col.by'), sample.drawn_by ?? '–'],
  ];
  return (
    <Card title={t('fact.title')}>
      <dl className="grid gap-8 font-base">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-2 min-0">
            <dt className="muted font-small">{label}</dt>
            <dd className="min-0 break">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
