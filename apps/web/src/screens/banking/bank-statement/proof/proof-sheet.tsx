import type { StatementProof } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { Arithmetic } from './arithmetic.tsx';
import { Outstanding } from './outstanding.tsx';
import { PrintedBalance } from './printed-balance.tsx';

/**
 * The reconciliation on one page: the account holder, the arithmetic, outstanding items, the states of the lines, and
 * the bank's printed balance.
 */
export function ProofSheet({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  return (
    <article className="proof-sheet gap-18 grid bg-card framed radius-huge" aria-label={t('proofTitle')}>
      <Heading proof={proof} />
      <p
        className={
          proof.proved
            ? 'proof-verdict flex items-center icons-rigid below-16 bold proof-proved'
            : 'proof-verdict flex items-center icons-rigid below-16 bold'
        }
      >
        <Icon name={proof.proved ? 'circle-check' : 'circle-alert'} size={18} />
        {t(proof.proved ? 'isProved' : proof.counts.to_do > 0 ? 'isOpen' : 'isNotProved', {
          count: proof.counts.to_do,
        })}
      </p>
      <Arithmetic proof={proof} />
      <Outstanding proof={proof} />
      <dl className="proof-counts pad-12-0 flex wrap">
        {(['matched', 'classified', 'excluded', 'to_do'] as const).map((state) => (
          <div className="flex gap-8" key={state}>
            <dt className="muted">{t(`count.${state}`)}</dt>
            <dd className="figures num bold">{proof.counts[state]}</dd>
          </div>
        ))}
      </dl>
      <PrintedBalance proof={proof} />
    </article>
  );
}

function Heading({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  const isChinese = currentLanguage() === 'zh-Hant';
  const company = isChinese && proof.company_name_zh ? proof.company_name_zh : proof.company_name;
  const name = accountName({ name: proof.account_name, name_zh: proof.account_name_zh });
  const account = [`${proof.account_code} ${name}`, proof.bank, proof.account_number, proof.currency];
  return (
    <header className="proof-head grid gap-2 muted">
      <p className="bold">{company}</p>
      <h2 className="text-plain">{t('proofTitle')}</h2>
      <p>{account.filter(Boolean).join(' · ')}</p>
      <p>
        {proof.period_start && (
          <>
            <Day value={proof.period_start} /> –{' '}
          </>
        )}
        <Day value={proof.period_end} />
      </p>
    </header>
  );
}
