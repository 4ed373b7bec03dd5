import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../components/day/format-day.ts';
import { Illustration } from '../../../components/feedback/illustration.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { sideOf } from '../../../components/select/chart.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { equityCode } from './opening.ts';
import type { OpeningPartProps } from './opening-part.ts';
import type { OpenPoint } from './opening-state.ts';

/** Step 3: the openings balance to zero, or a list of what is missing. */
export function ResultStep(part: OpeningPartProps) {
  const { opening, draft, state } = part;
  const isNil = !/[1-9]/.test(state.equity);
  const hasAny = opening.entry_id !== null || opening.documents.length > 0;
  if (isNil && hasAny && !draft.isDirty) return <Done {...part} />;
  return <Open {...part} isNil={isNil} hasAny={hasAny} />;
}

function Done({ opening, draft, onStep, isFixed }: OpeningPartProps) {
  const { t } = useTranslation('accounting-opening-balances');
  return (
    <Card className="result-done grid cells-center gap-10 text-center">
      <Illustration name="boat" />
      <h2 className="text-green">
        <Icon name="circle-check" size={20} /> {t('done.title')}
      </h2>
      <p className="muted balance-lines">
        {t('done.detail', {
          date: formatDay(draft.date, currentLanguage()),
          accounts: opening.lines.length,
          documents: opening.documents.length,
        })}
      </p>
      <ul className="flex wrap justify-center">
        <li>
          <Link to={`/reports/trial-balance?as_at=${draft.date}`}>{t('done.trialBalance')}</Link>
        </li>
        {opening.entry_id && (
          <li>
            <Link to={`/journal-entry/${opening.entry_id}`}>{t('done.entry')}</Link>
          </li>
        )}
        <li>
          <Link to="/accounting/period-lock">{t('done.lock')}</Link>
        </li>
      </ul>
      {!isFixed && <Button onClick={() => onStep('balances')}>{t('done.change')}</Button>}
    </Card>
  );
}

function Open({
  state,
  chart,
  draft,
  base,
  isNil,
  hasAny,
  onStep,
  isFixed,
}: OpeningPartProps & { isNil: boolean; hasAny: boolean }) {
  const { t } = useTranslation('accounting-opening-balances');
  const { amount, side } = sideOf(state.equity);
  const code = equityCode(chart);
  return (
    <Card className="result-open">
      <h2>
        {side === null
          ? t(hasAny || draft.isDirty ? 'result.nil' : 'result.nothing', { code })
          : t('result.left', { amount: formatAmount(amount, { currency: base }), side: t(`sideWord.${side}`), code })}
      </h2>
      {!isNil && <p>{t('result.lead')}</p>}
      <ul className="result-points">
        {draft.isDirty && (
          <li className="flex items-center gap-12 pad-12-0 ruled-above">
            <Icon className="rigid text-amber" name="pencil" size={17} />
            <span>{t('result.unposted')}</span>
            <Button size="small" onClick={() => onStep('balances')}>
              {t('toBalances')}
            </Button>
          </li>
        )}
        {state.points.map((point) => (
          <Point key={point.reason} point={point} base={base} code={code} onStep={onStep} />
        ))}
      </ul>
      {!hasAny && !draft.isDirty && !isFixed && (
        <Button type="primary" onClick={() => onStep('balances')}>
          {t('toBalances')}
        </Button>
      )}
    </Card>
  );
}

interface PointProps {
  point: OpenPoint;
  base: string;
  /** The code of opening balance equity. */
  code: string;
  onStep: OpeningPartProps['onStep'];
}

/** A cause in words, and the step where the user corrects it. */
function Point({ point, base, code, onStep }: PointProps) {
  const { t } = useTranslation('accounting-opening-balances');
  const money = (text: string | undefined) => formatAmount(sideOf(text ?? '0').amount, { currency: base });
  const { reason, side } = point;
  const values = { amount: money(point.amount), expected: money(point.expected), taken: money(point.taken), code };
  return (
    <li className="flex items-center gap-12 pad-12-0 ruled-above">
      <Icon className="rigid text-amber" name="triangle-alert" size={17} />
      <span>{t(`point.${reason}.${side}`, values)}</span>
      {reason === 'elsewhere' ? (
        <Link className="underlined" to={`/reports/account-transaction?account=${encodeURIComponent(code)}`}>
          {t('point.elsewhere.show')}
        </Link>
      ) : (
        <Button size="small" onClick={() => onStep(reason === 'unbalanced' ? 'balances' : 'documents')}>
          {t(reason === 'unbalanced' ? 'toBalances' : 'toDocuments')}
        </Button>
      )}
    </li>
  );
}
