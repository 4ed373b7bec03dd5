import type { StatementDraft } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../../components/money/amount.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { useReview } from '../review-context.ts';
import { proofOf } from './statement-arithmetic.ts';
import './statement-proof.css';

/** Opening + received - spent = closing, checked within the statement alone. */
export function ProofOfStatement({ statement, base }: { statement: StatementDraft; base: string }) {
  const { t } = useTranslation('document');
  const { goTo } = useReview();
  const proof = proofOf(statement);
  if (proof === null) return null;
  return (
    <section
      className={
        proof.isProved
          ? 'statement-proof icons-low-2 pad-8-12 bg-green font-base radius-medium'
          : 'statement-proof icons-low-2 pad-8-12 bg-green font-base radius-medium statement-proof-off'
      }
      aria-label={t('proof.title')}
    >
      <dl className="flex wrap">
        <Term word={t('proof.opening')} value={proof.opening} sign="" />
        <Term word={t('proof.received')} value={proof.received} sign={t('proof.plus')} />
        <Term word={t('proof.spent')} value={proof.spent} sign={t('proof.minus')} />
        <Term word={t('proof.counted')} value={proof.counted} sign={t('proof.equals')} />
      </dl>
      <p className="medium text-green" role="status">
        <Icon name={proof.isProved ? 'circle-check' : 'triangle-alert'} size={14} />{' '}
        {proof.isProved ? (
          t('proof.holds')
        ) : (
          <button
            type="button"
            className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
            onClick={() => goTo(`${base}.closing_balance`)}
          >
            {t('proof.off')} <Amount value={proof.closing} />, {t('gap')} <Amount value={proof.gap} />
          </button>
        )}
      </p>
    </section>
  );
}

function Term({ word, value, sign }: { word: string; value: string; sign: string }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {sign && (
          <span className="right-5 muted" aria-hidden="true">
            {sign}
          </span>
        )}
        <Amount value={value} />
      </dd>
    </div>
  );
}
