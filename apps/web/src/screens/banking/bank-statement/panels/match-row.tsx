import type { InvoiceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../../components/day/day.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import type { Chosen } from './match-draft.ts';

interface MatchRowProps {
  row: InvoiceRow;
  /** Present when it is ticked. */
  chosen: Chosen | undefined;
  /** The row that Enter in the search ticks. */
  isMarked: boolean;
  accountCurrency: string;
  onToggle: () => void;
  onAmount: (amount: string | null) => void;
}

/** An open document that can be ticked; once it is, how much of it is settled can be changed. */
export function MatchRow({ row, chosen, isMarked, accountCurrency, onToggle, onAmount }: MatchRowProps) {
  const { t } = useTranslation('bank-statement');
  return (
    <li
      className={
        isMarked
          ? 'match-row pad-1-8 min-h-34 grid items-center gap-12 radius-small match-row-marked'
          : 'match-row pad-1-8 min-h-34 grid items-center gap-12 radius-small'
      }
    >
      <label>
        <input type="checkbox" tabIndex={-1} checked={chosen !== undefined} onChange={onToggle} />
        <strong>{row.number}</strong>
        <span className="ellipsis">{row.contact}</span>
      </label>
      <Day value={row.due_date ?? row.issue_date} />
      <Amount value={row.due} currency={row.currency} withCode={row.currency !== accountCurrency} />
      {chosen !== undefined && (
        <FigureInput
          label={t('panel.match.amount', { number: row.number })}
          value={chosen.amount}
          currency={row.currency}
          onChange={onAmount}
        />
      )}
    </li>
  );
}
