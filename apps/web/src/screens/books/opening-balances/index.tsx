import type { ChartRow, OpeningBalances } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useChart } from '../../../api/queries/books/accounting-chart.ts';
import { useOpeningBalances } from '../../../api/queries/books/accounting-opening.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { BalancesStep } from './balances-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { OpeningHead } from './opening-head.tsx';
import { openingState } from './opening-state.ts';
import { OpeningSteps, type StepName, stepOf } from './opening-steps.tsx';
import { ResultStep } from './result-step.tsx';
import { useOpeningDraft } from './use-opening-draft.ts';
import './opening-balances.css';
import { settleFields } from '../../../components/form/typed-fields.ts';

/** Books taken over from elsewhere: balances, open invoices and bills, until nothing is left in 3900. */
export default function OpeningBalancesScreen() {
  const { t } = useTranslation('accounting-opening-balances');
  const opening = useOpeningBalances();
  const chart = useChart();
  const error = opening.error ?? chart.error;
  const retry = () => {
    void opening.refetch();
    void chart.refetch();
  };
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      {opening.data && chart.data ? (
        <Wizard opening={opening.data} chart={chart.data} />
      ) : (
        <Card flush>{error ? <ErrorState detail={error.message} onRetry={retry} /> : <RowsSkeleton rows={10} />}</Card>
      )}
    </>
  );
}

function Wizard({ opening, chart }: { opening: OpeningBalances; chart: readonly ChartRow[] }) {
  const { company } = useSession();
  const readOnly = !useMay('write');
  const [view, setView] = useUrlState({ step: '' });
  const base = company?.base_currency ?? 'HKD';
  const draft = useOpeningDraft(opening, chart);
  const state = openingState({ opening, typed: draft.typed, chart, base });
  const step = stepOf(view.step);
  const isFixed = readOnly || opening.locked;
  const go = (name: StepName) => {
    if (!settleFields()) return;
    setView({ step: name === 'balances' ? '' : name });
    document.getElementById('content')?.scrollIntoView();
  };
  const part = { opening, chart, base, draft, state, isFixed, onStep: go };
  return (
    <>
      <OpeningHead {...part} />
      <OpeningSteps {...part} step={step} />
      {step === 'balances' && <BalancesStep {...part} />}
      {step === 'documents' && <DocumentsStep {...part} />}
      {step === 'result' && <ResultStep {...part} />}
    </>
  );
}
