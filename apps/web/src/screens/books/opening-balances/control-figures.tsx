import { absolute, formatMoney } from '@folio/ledger/money';
import { useTranslation } from 'react-i18next';
import { minorOf } from '../../../components/journal-grid/sided-line.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { isEmpty } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';
import { type OpeningSide, takenOver } from './opening-state.ts';

const sides = ['sales', 'purchase'] as const;

/** Receivables and payables by the trial balance, and the sum of the documents entered so far. */
export function ControlFigures(part: OpeningPartProps) {
  return (
    <div className="control-figures grid columns-halves gap-16 below-16">
      {sides.map((side) => (
        <Control key={side} {...part} side={side} />
      ))}
    </div>
  );
}

function Control({ side, opening, chart, draft, base }: OpeningPartProps & { side: OpeningSide }) {
  const { t } = useTranslation('accounting-opening-balances');
  const role = side === 'sales' ? 'accounts_receivable' : 'accounts_payable';
  const typed = draft.typed[chart.find((one) => one.system_role === role)?.code ?? ''];
  const usual = side === 'sales' ? 1n : -1n;
  const taken = takenOver(opening.documents, side, base) * usual;
  const expected = isEmpty(typed)
    ? null
    : (minorOf(typed?.debit ?? null, base) - minorOf(typed?.credit ?? null, base)) * usual;
  const left = expected === null ? null : expected - taken;
  return (
    <Card className="control-card icons-low-2">
      <h2 className="below-8 font-body">{t(`control.${side}`)}</h2>
      <dl className="flex wrap">
        <div>
          <dt className="font-small line-18 faint">{t('control.taken')}</dt>
          <dd>
            <Amount value={formatMoney(taken, base)} currency={base} brackets strong />
          </dd>
        </div>
        <div>
          <dt className="font-small line-18 faint">{t('control.expected')}</dt>
          <dd>
            {expected === null ? (
              t('control.notTyped')
            ) : (
              <Amount value={formatMoney(expected, base)} currency={base} brackets />
            )}
          </dd>
        </div>
      </dl>
      {left !== null && (
        <p className={left === 0n ? 'text-green above-8 font-base' : 'text-amber above-8 font-base'} role="status">
          <Icon name={left === 0n ? 'circle-check' : 'triangle-alert'} size={15} />{' '}
          {left === 0n ? t('control.complete') : t(left > 0n ? 'control.missing' : 'control.tooMuch')}{' '}
          {left !== 0n && <Amount value={formatMoney(absolute(left), base)} currency={base} strong />}
        </p>
      )}
    </Card>
  );
}
