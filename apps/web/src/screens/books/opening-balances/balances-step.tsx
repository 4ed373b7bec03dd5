import { Button, Switch } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useOpeningCalls } from '../../../api/queries/books/accounting-opening.ts';
import { formatDay } from '../../../components/day/format-day.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { filterChart } from '../../../components/select/chart.ts';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { isTable } from '../../../components/table/pasted-table.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { BalanceGrid } from './balance-grid.tsx';
import { DateQuestion } from './date-question.tsx';
import { hasFaults, isEmpty, isProfitOrLoss, linesOf, offeredAccounts } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';
import { untypedControl } from './opening-state.ts';
import { PasteDialog } from './paste-dialog.tsx';

/** Step 1: the day, and the balance of every account on it. */
export function BalancesStep(part: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const { draft, chart, base, isFixed, opening } = part;
  const [q, setQ] = useState('');
  const [onlyTyped, setOnlyTyped] = useState(isFixed);
  const [withProfit, setWithProfit] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);
  const posting = usePosting(part);
  const offered = offeredAccounts(chart, draft.typed);
  const hasProfit = offered.some((one) => isProfitOrLoss(one) && !isEmpty(draft.typed[one.code]));
  const shown = filterChart(offered, { q, type: '', withInactive: true }).filter((one) => {
    const isTyped = !isEmpty(draft.typed[one.code]) || untypedControl(one, draft.typed, opening, base) !== null;
    if (isTyped || q !== '') return true;
    return !onlyTyped && (withProfit || hasProfit || !isProfitOrLoss(one));
  });
  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (isFixed || !isTable(text)) return;
    event.preventDefault();
    setPasted(text);
  };
  const isBroken = hasFaults(draft.typed, chart, base);
  return (
    <>
      <DateQuestion {...part} sentences={posting.error?.fields.date ?? []} />
      {posting.error && <Refusal error={posting.error} />}
      <ListToolbar searchLabel={t('searchAccounts')} search={q} onSearch={setQ}>
        <Check label={t('onlyTyped')} isOn={onlyTyped} onChange={setOnlyTyped} />
        {!hasProfit && <Check label={t('withProfit')} isOn={withProfit} onChange={setWithProfit} />}
        {!isFixed && (
          <Button icon={<Icon name="upload" size={15} />} onClick={() => setPasted('')}>
            {t('paste.open')}
          </Button>
        )}
      </ListToolbar>
      <Card flush className="below-16">
        <BalanceGrid
          {...part}
          accounts={shown}
          refusals={posting.refusals}
          onPaste={takePaste}
          isFiltered={q !== '' || onlyTyped}
        />
      </Card>
      {!isFixed && (
        <div className="gap-12-16 flex wrap items-center">
          <Button
            type="primary"
            loading={posting.isBusy}
            disabled={isBroken}
            onClick={() => (draft.isDirty || opening.date === null ? void posting.post() : part.onStep('documents'))}
          >
            {t(draft.isDirty || opening.date === null ? 'postAndGoOn' : 'goOn')}
          </Button>
          <span className="font-base faint">
            {t(isBroken ? 'broken' : draft.isDirty ? (opening.entry_id === null ? 'kept' : 'reposts') : 'nothingNew')}
          </span>
        </div>
      )}
      {pasted !== null && (
        <PasteDialog
          text={pasted}
          accounts={offered}
          base={base}
          onFill={(balances) => {
            draft.fill(balances);
            setPasted(null);
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </>
  );
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (on: boolean) => void }) {
  return (
    <span className="min-h-34 inline-flex items-center gap-8 muted nowrap">
      <Switch size="small" aria-label={label} checked={isOn} onChange={onChange} />
      {label}
    </span>
  );
}

/** Posts what is typed; what the server says of a line is kept under its account. */
function usePosting({ draft, chart, base, onStep }: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const calls = useOpeningCalls();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const post = async () => {
    if (!settleFields()) return;
    const lines = linesOf(draft.typed, chart, base);
    setBusy(true);
    setError(null);
    setRefusals({});
    try {
      draft.settle(await calls.post(draft.date, lines));
      toast.success(t('posted', { date: formatDay(draft.date, currentLanguage()) }));
      onStep('documents');
    } catch (cause) {
      const failure = asApiError(cause);
      setError(failure);
      setRefusals(refusalsByCode(failure, lines));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, refusals, post };
}

function refusalsByCode(error: ApiError, lines: readonly { account_code: string }[]): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [path, sentences] of Object.entries(error.fields)) {
    const code = lines[Number(/^lines\.(\d+)/.exec(path)?.[1] ?? 'NaN')]?.account_code;
    if (code !== undefined) said[code] = [said[code], ...sentences].filter(Boolean).join(' ');
  }
  return said;
}
