import type { BankRuleBody, RuleTrial } from '@folio/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleTrial } from '../../../../api/queries/banking/bank-rule.ts';
import { Day } from '../../../../components/day/day.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { sentencesOf } from './refusal-words.ts';

const pauseMs = 350;

/** The value once it has stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the rule would have done to past and open lines, while it is being written. `rule` is JSON, null tries nothing. */
export function RuleTrialView({ rule }: { rule: string | null }) {
  const { t } = useTranslation('bank-rules');
  const settled = useSettled(rule);
  const tried: BankRuleBody | null = settled === null ? null : JSON.parse(settled);
  const trial = useRuleTrial(tried);
  return (
    <section
      className="rule-trial grid content-start gap-8 pad-14-16 bg-sunken radius-large"
      aria-label={t('try')}
      aria-busy={trial.isFetching || settled !== rule}
    >
      <h3 className="m-0 font-body">{t('try')}</h3>
      {tried === null && <p className="font-small muted">{t('tryNothing')}</p>}
      {tried !== null && trial.error !== null && <p className="font-small muted">{sentencesOf(trial.error)}</p>}
      {tried !== null && trial.error === null && trial.data && <TrialResult trial={trial.data} />}
      {tried !== null && trial.isPending && <p className="font-small muted">{t('common:loading')}</p>}
    </section>
  );
}

function TrialResult({ trial }: { trial: RuleTrial }) {
  const { t } = useTranslation('bank-rules');
  return (
    <>
      <p className="grid gap-2" role="status">
        <strong>{t('matched', { count: trial.matched })}</strong>
        {trial.coded > 0 && <span>{t('agreeing', { agreeing: trial.agreeing, count: trial.coded })}</span>}
      </p>
      <ul className="rule-trial-lines scroll-y" aria-label={t('triedLines')} tabIndex={trial.lines.length > 0 ? 0 : -1}>
        {trial.lines.map((line) => (
          <TrialLine key={line.id} line={line} />
        ))}
      </ul>
      {trial.matched > trial.lines.length && (
        <p className="font-small muted">{t('newestShown', { count: trial.lines.length })}</p>
      )}
    </>
  );
}

function TrialLine({ line }: { line: RuleTrial['lines'][number] }) {
  const { t } = useTranslation('bank-rules');
  const tone = line.agrees === null ? 'grey' : line.agrees ? 'green' : 'amber';
  const word = line.agrees === null ? 'open' : line.agrees ? 'same' : 'other';
  return (
    <li className="flex between gap-10 pad-8-0">
      <span className="grid content-start min-0 gap-2">
        <span className="break">{line.payee ?? line.description}</span>
        <span className="font-small muted">
          <Day value={line.date} />
          {line.coded_text !== null && ` · ${line.coded_text}`}
        </span>
      </span>
      <span className="rule-trial-right rigid grid content-start min-0 gap-2">
        <Amount value={line.amount} currency={line.currency} />
        <StateTag tone={tone}>{t(`trial.${word}`)}</StateTag>
      </span>
    </li>
  );
}
