import { bookChecks } from '@folio/contract/choices';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useBookProof } from '../../../api/queries/books/accounting-audit.ts';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { CheckList } from './check-list.tsx';
import { HeadHash } from './head-hash.tsx';
import './verify.css';

/** Recomputes everything the books keep from their lines and says what holds. */
export default function VerifyScreen() {
  const { t } = useTranslation('accounting-verify');
  const { proof, isChecking, error, check } = useBookProof();
  const button = (
    <Button type="primary" icon={<Icon name="refresh" size={15} />} loading={isChecking} onClick={check}>
      {t(isChecking ? 'checking' : 'check')}
    </Button>
  );
  return (
    <div className="verify cards-apart">
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={proof && button} />
      {error && !isChecking && (
        <Card>
          <ErrorState title={t('failed')} detail={error.message} onRetry={check} />
        </Card>
      )}
      {isChecking && (
        <Card flush>
          <p className="proof-waits muted" role="status">
            {t('waits')}
          </p>
          <RowsSkeleton rows={6} />
        </Card>
      )}
      {!proof && !isChecking && !error && (
        <Card>
          <EmptyState
            illustration="search"
            title={t('empty')}
            detail={t('emptyDetail', { count: bookChecks.length })}
            action={button}
          />
        </Card>
      )}
      {proof && !isChecking && !error && (
        <>
          <Verdict />
          <Card flush>
            <CheckList proof={proof} />
          </Card>
          <HeadHash proof={proof} />
        </>
      )}
    </div>
  );
}

function Verdict() {
  const { t } = useTranslation('accounting-verify');
  const { proof } = useBookProof();
  if (proof === null) return null;
  const holds = proof.checks.every((one) => one.holds);
  const failed = proof.checks.filter((one) => !one.holds).length;
  return (
    <div
      className={
        holds
          ? 'proof-verdict flex items-center icons-rigid below-16 bold'
          : 'proof-verdict flex items-center icons-rigid below-16 bold proof-verdict-fails'
      }
      role={holds ? 'status' : 'alert'}
    >
      <Icon name={holds ? 'circle-check' : 'circle-x'} size={26} />
      <div>
        <p className="font-head bold">{holds ? t('allHold') : t('someFail', { count: failed })}</p>
        <p className="figures num">
          {t('checkedAt', { time: hongKongTime(proof.checked_at, currentLanguage()) })} {'·'}{' '}
          {t('entries', { count: proof.entries })} {'·'} {t('lines', { count: proof.lines })}
        </p>
      </div>
    </div>
  );
}
