import { addDays } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { sideOf } from '../../../components/select/chart.ts';
import { equityCode } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';
import { totalsOf } from './opening-state.ts';

/** Always in sight: the day, both totals, and what is left in opening balance equity. */
export function OpeningHead({ opening, draft, base, state, chart }: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const totals = totalsOf({ opening, typed: draft.typed, chart, base });
  const { amount, side } = sideOf(state.equity);
  const hasAny = opening.entry_id !== null || opening.documents.length > 0 || Object.keys(draft.typed).length > 0;
  const isNil = side === null && hasAny;
  const tone = isNil ? 'text-green' : 'text-amber';
  return (
    <Card className="opening-head gap-16-32 flex items-center between sticky top-0 below-16">
      <dl className="flex wrap">
        <div>
          <dt className="nowrap font-small line-18 faint">{t('head.date')}</dt>
          <dd className="bold num">
            <Day value={draft.date} />
          </dd>
        </div>
        <div className="opening-head-first">
          <dt className="nowrap font-small line-18 faint">{t('head.first')}</dt>
          <dd className="bold num">
            <Day value={addDays(draft.date, 1)} />
          </dd>
        </div>
        <div>
          <dt className="nowrap font-small line-18 faint">{t('head.debit')}</dt>
          <dd className="bold num">
            <Amount value={totals.debit} currency={base} />
          </dd>
        </div>
        <div>
          <dt className="nowrap font-small line-18 faint">{t('head.credit')}</dt>
          <dd className="bold num">
            <Amount value={totals.credit} currency={base} />
          </dd>
        </div>
      </dl>
      <div className="opening-equity" role="status">
        <span className="block font-small line-18 faint">{t('head.equity', { code: equityCode(chart) })}</span>
        <strong className={hasAny ? tone : ''}>
          {isNil && <Icon name="circle-check" size={18} />}
          <Amount value={amount} currency={base} /> {side !== null && t(`side.${side}`)}
        </strong>
      </div>
    </Card>
  );
}
