import type { StatementProof } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useProof } from '../../../../api/queries/banking/bank-evidence.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { FullScreenSpinner } from '../../../../components/feedback/full-screen-spinner.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { BadLine } from './bad-line.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import './proof.css';

/** The reconciliation of one statement as one page to print and keep. */
export default function ProofScreen() {
  const { t } = useTranslation('bank-proof');
  const { statementId = '' } = useParams();
  const proof = useProof(statementId);
  return (
    <div className="proof">
      <PageHeader title={t('proofTitle')} actions={proof.data && <Actions proof={proof.data} />} />
      {proof.isPending && <FullScreenSpinner />}
      {proof.error && !proof.data && <ErrorState detail={proof.error.message} onRetry={() => proof.refetch()} />}
      {proof.data && (
        <>
          {proof.data.first_bad_line && <BadLine line={proof.data.first_bad_line} />}
          <ProofSheet proof={proof.data} />
        </>
      )}
    </div>
  );
}

function Actions({ proof }: { proof: StatementProof }) {
  const { t } = useTranslation('bank-proof');
  return (
    <>
      <Link
        className="self-center"
        to={`/bank-statement?${new URLSearchParams({ statement: proof.statement_id, show: 'all' })}`}
      >
        {t('toLines')}
      </Link>
      <Button type="primary" icon={<Icon name="print" />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </>
  );
}
