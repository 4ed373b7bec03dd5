import type { CompanyDeadline, DeadlineState, LateCostRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { Day } from '../day/day.tsx';
import { formatDay } from '../day/format-day.ts';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';
import { formatAmount } from '../money/format-amount.ts';

type Row = CompanyDeadline;

const tones: Readonly<Record<DeadlineState, StateTone>> = { done: 'green', late: 'red', soon: 'amber', later: 'grey' };

/** The name of a deadline with what it is for, in one line. */
export function useDeadlineName(): (row: Pick<Row, 'kind' | 'period'>) => string {
  const { t } = useTranslation('deadlines');
  return ({ kind, period }) => t(`what.${kind}`, { period });
}

/** What is due, and the accounts that it reports on with their state. */
export function DeadlineWhat({ row }: { row: Row }) {
  const { t } = useTranslation('deadlines');
  const name = useDeadlineName();
  return (
    <span className="grid gap-4">
      <strong className="bold">{name(row)}</strong>
      {row.accounts_to !== null && row.accounts_state !== null && (
        <span className="font-small muted">
          {t(`accounts.${row.accounts_state}`, { date: formatDay(row.accounts_to, currentLanguage()) })}
        </span>
      )}
      {row.note !== '' && <span className="font-small muted">{row.note}</span>}
    </span>
  );
}

/** The last day, that of electronic filing, and whether the rule behind it is confirmed. */
export function DeadlineDue({ row }: { row: Row }) {
  const { t } = useTranslation('deadlines');
  const language = currentLanguage();
  return (
    <span className="grid gap-4">
      <Day value={row.due_on} />
      {row.electronic_on !== null && (
        <span className="font-small muted">{t('electronic', { date: formatDay(row.electronic_on, language) })}</span>
      )}
      {row.is_own_day ? (
        <span className="font-small muted">{t('ownDay', { date: formatDay(row.rule_due_on, language) })}</span>
      ) : (
        !row.confirmed && <Unconfirmed source={row.source} />
      )}
    </span>
  );
}

function Unconfirmed({ source }: { source: string }) {
  const { t } = useTranslation('deadlines');
  return (
    <span title={source}>
      <StateTag tone="amber">{t('unconfirmed')}</StateTag>
    </span>
  );
}

/** The state, with the day and the person of a deadline that was met. */
export function DeadlineStateCell({ row }: { row: Row }) {
  const { t } = useTranslation('deadlines');
  return (
    <span className="grid gap-4">
      <span>
        <StateTag tone={tones[row.state]}>{t(`state.${row.state}`)}</StateTag>
      </span>
      {row.done_on !== null && (
        <span className="font-small muted">
          {t('doneBy', { date: formatDay(row.done_on, currentLanguage()), person: row.marked_by ?? 'Folio' })}
        </span>
      )}
    </span>
  );
}

/** What it costs in time, and what being late costs: today if it is late, else the first step. */
export function DeadlineCost({ row }: { row: Row }) {
  const { t } = useTranslation('deadlines');
  const applying = row.late_costs.filter(({ applies }) => applies);
  const first = row.late_costs.slice(0, 1);
  const money = (amount: string) => `HK$${formatAmount(amount)}`;
  if (row.state === 'done') return null;
  return (
    <span className="grid gap-4 font-small">
      {row.fee !== null && applying.length === 0 && (
        <span>
          {t('fee', { amount: money(row.fee.amount) })} {!row.fee.confirmed && t('notConfirmed')}
        </span>
      )}
      {(applying.length > 0 ? applying : first).map((cost) => (
        <LateCost key={cost.basis} cost={cost} isLate={applying.length > 0} />
      ))}
      {row.fee === null && row.late_costs.length === 0 && <span className="faint">{t('costUnknown')}</span>}
    </span>
  );
}

function LateCost({ cost, isLate }: { cost: LateCostRow; isLate: boolean }) {
  const { t } = useTranslation('deadlines');
  const amount = cost.amount === null ? `${cost.percent}%` : `HK$${formatAmount(cost.amount)}`;
  return (
    <span className={isLate ? 'text-red' : 'muted'} title={cost.source}>
      {t(`late.${cost.basis}`, { amount, date: formatDay(cost.from, currentLanguage()) })}{' '}
      {!cost.confirmed && t('notConfirmed')}
    </span>
  );
}
