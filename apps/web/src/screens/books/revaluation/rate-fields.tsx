import type { ExchangeRateRow, Revaluation } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../components/day/format-day.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { FigureCell, useFigureSentence } from '../../../components/journal-grid/figure-cell.tsx';
import { shownRate } from '../../../components/money/rates.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { useMay } from '../../../session/use-may.ts';
import { useKeepRate } from './use-keep-rate.ts';
import type { TypedRates } from './use-typed-rates.ts';

interface RateFieldsProps {
  date: string;
  rates: Revaluation['rates'];
  typed: TypedRates;
  /** Somebody tried to run without every rate: the missing ones are said in red. */
  isAsked: boolean;
  /** Other rates are on their way and will replace what the fields hold. */
  isReading: boolean;
}

/** A rate for each currency that is open on the day: the known one, or one of one's own. */
export function RateFields({ date, rates, typed, isAsked, isReading }: RateFieldsProps) {
  const { t } = useTranslation('accounting-revaluation');
  return (
    <fieldset className="reval-rates m-0 border-0 flex wrap items-top ruled-below">
      <legend className="visually-hidden absolute clip nowrap">{t('rates')}</legend>
      {rates.map((one) => (
        <RateField key={one.currency} date={date} known={one} typed={typed} isAsked={isAsked} isReading={isReading} />
      ))}
      <Link className="reval-all-rates self-center push-right font-base" to="/accounting/exchange-rates">
        {t('allRates')}
      </Link>
    </fieldset>
  );
}

interface RateFieldProps extends Omit<RateFieldsProps, 'rates'> {
  known: Revaluation['rates'][number];
}

function RateField({ date, known, typed, isAsked, isReading }: RateFieldProps) {
  const { t } = useTranslation('accounting-revaluation');
  const { company } = useSession();
  const sentence = useFigureSentence();
  const { currency } = known;
  const own = typed.values[currency] ?? null;
  const isCleared = typed.values[currency] === null;
  const knownRate = known.rate === null ? null : shownRate(known.rate);
  const day = formatDay(date, currentLanguage());
  const fault = typed.wrong.includes(currency) ? (sentence(own, undefined) ?? t('notRate')) : undefined;
  const isMissing = own === null && knownRate === null;
  const missing = isMissing && isAsked ? [t('missing', { currency, date: day })] : [];
  return (
    <SideField
      id={`rate-${currency}`}
      label={t('rateOf', { currency, base: company?.base_currency ?? '' })}
      sentences={fault === undefined ? missing : [fault]}
      hint={
        <>
          {isMissing && !isAsked && <span className="text-amber">{t('missing', { currency, date: day })}</span>}
          {own === null &&
            known.rate_date !== null &&
            t('knownOf', { date: formatDay(known.rate_date, currentLanguage()) })}
          {own !== null && (
            <OwnRate rate={{ currency, date, rate: own }} isValid={fault === undefined} onReset={typed.reset} />
          )}
        </>
      }
    >
      <FigureCell
        id={`rate-${currency}`}
        label={t('rateOf', { currency, base: company?.base_currency ?? '' })}
        value={own ?? (isCleared ? null : knownRate)}
        placeholder={knownRate ?? ''}
        disabled={isReading}
        isWrong={fault !== undefined || missing.length > 0}
        onChange={(rate) => typed.set(currency, rate)}
      />
    </SideField>
  );
}

interface OwnRateProps {
  rate: ExchangeRateRow;
  isValid: boolean;
  onReset: (currency: string) => void;
}

/** What can be done with a typed rate: take the known one again, or keep it for the next time. */
function OwnRate({ rate, isValid, onReset }: OwnRateProps) {
  const { t } = useTranslation('accounting-revaluation');
  const readOnly = !useMay('write');
  const keep = useKeepRate();
  const date = formatDay(rate.date, currentLanguage());
  return (
    <span className="flex wrap gap-2-12">
      <button
        type="button"
        className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
        aria-label={t('takeKnownOf', { currency: rate.currency })}
        onClick={() => onReset(rate.currency)}
      >
        {t('takeKnown')}
      </button>
      {isValid && !readOnly && (
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          aria-label={t('keepOf', { ...rate, date })}
          onClick={() => void keep(rate)}
        >
          {t('keep', { date })}
        </button>
      )}
    </span>
  );
}
