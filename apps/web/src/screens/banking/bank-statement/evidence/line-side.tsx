import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLineFile } from '../../../../api/queries/banking/bank-evidence.ts';
import { useQuestionsAbout } from '../../../../api/queries/documents/question.ts';
import { Day } from '../../../../components/day/day.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { LineComments } from './line-comments.tsx';
import { LineDocuments } from './line-documents.tsx';
import type { SideLine } from './side-line.ts';
import { useLineSide } from './use-line-side.ts';
import '../../../../components/evidence/evidence.css';

interface LineSideProps {
  line: SideLine;
  readOnly: boolean;
  onClose: () => void;
  /** Called when the line's flags or coding may have changed. */
  onChanged?: () => void;
}

/**
 * The panel about one line, next to the list: its documents, suggested documents, a file drop area, comments and
 * questions.
 */
export function LineSide({ line, readOnly, onClose, onChanged }: LineSideProps) {
  const { t } = useTranslation(['bank-evidence', 'common']);
  const file = useLineFile(line.id);
  const questions = useQuestionsAbout(line.id);
  const actions = useLineSide(line.id, onChanged);
  return (
    <Drawer
      open
      size={460}
      title={<SideTitle line={line} />}
      onClose={onClose}
      closable={{ 'aria-label': t('common:close') }}
      className="line-side"
    >
      {actions.refusal && (
        <p
          className="icons-rigid icons-down flex items-top gap-8 below-16 pad-10-12 text-red bg-red radius-large"
          role="alert"
        >
          <Icon name="circle-alert" size={16} /> <span>{actions.refusal}</span>
        </p>
      )}
      {file.error && !file.data && <ErrorState detail={file.error.message} onRetry={() => file.refetch()} />}
      {file.isPending && <Skeleton active paragraph={{ rows: 5 }} />}
      {file.data && (
        <>
          <LineDocuments line={line} file={file.data} actions={actions} readOnly={readOnly} />
          <LineComments
            comments={file.data.comments}
            questions={questions.data ?? []}
            actions={actions}
            readOnly={readOnly}
          />
        </>
      )}
    </Drawer>
  );
}

function SideTitle({ line }: { line: SideLine }) {
  const { t } = useTranslation('bank-evidence');
  return (
    <div className="line-side-title grid min-0 gap-2">
      <strong className="break">{line.payee ?? line.description}</strong>
      <span>
        <Day value={line.date} /> · {t(line.isSpent ? 'spent' : 'received')}{' '}
        <Amount value={line.amount} currency={line.currency} withCode={line.currency !== 'HKD'} />
      </span>
    </div>
  );
}
