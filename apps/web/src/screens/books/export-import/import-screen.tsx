import type { ImportDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useImport } from '../../../api/queries/books/exchange.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { AccountsStep } from './accounts-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { Done } from './done.tsx';
import { Findings } from './findings.tsx';
import { ImportSteps, type StepName, stepOf } from './import-steps.tsx';
import { PostStep } from './post-step.tsx';
import { useChoices } from './use-choices.ts';
import './import-wizard.css';
import { settleFields } from '../../../components/form/typed-fields.ts';

interface ImportScreenProps {
  id: string;
  step: string;
  onStep: (step: string) => void;
}

/** One import: until it is posted the three steps, from then on what it brought and how it compares. */
export function ImportScreen({ id, step, onStep }: ImportScreenProps) {
  const { t } = useTranslation('accounting-exchange');
  const { data, error, refetch } = useImport(id);
  const parent = { title: t('title'), path: '/accounting/export-import' };
  return (
    <div className="exchange cards-apart">
      <ToolHeader title={data?.file_name ?? t('import')} subtitle={data && t(`in.${data.kind}.name`)} parent={parent} />
      {data === undefined && (
        <Card flush>
          {error ? <ErrorState detail={error.message} onRetry={() => void refetch()} /> : <RowsSkeleton rows={10} />}
        </Card>
      )}
      {data?.state === 'draft' && <Wizard run={data} step={step} onStep={onStep} />}
      {data?.state === 'posted' && <Done run={data} />}
    </div>
  );
}

function Wizard({ run, step, onStep }: { run: ImportDetail; step: string; onStep: (step: string) => void }) {
  const choosing = useChoices(run);
  const { reading } = run;
  if (reading === null) return null;
  const shown = stepOf(step);
  const go = (name: StepName) => {
    if (!settleFields()) return;
    onStep(name === 'columns' ? '' : name);
    document.getElementById('content')?.scrollIntoView();
  };
  const part = { run, reading, choosing, onStep: go };
  return (
    <>
      <ImportSteps {...part} step={shown} />
      <Findings reading={reading} error={choosing.error} />
      {shown === 'columns' && <ColumnsStep {...part} />}
      {shown === 'accounts' && <AccountsStep {...part} />}
      {shown === 'post' && <PostStep {...part} />}
    </>
  );
}
