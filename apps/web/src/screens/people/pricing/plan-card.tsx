import type { Plan } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { formatBytes } from '../../../components/page/format-bytes.ts';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { meters } from './plan-room.ts';

/** A plan: for whom it is, what it costs, what it holds. */
export function PlanCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  const { t } = useTranslation('pricing');
  const language = currentLanguage();
  const shown = meters.filter((meter) => plan.limits[meter] !== 0);
  return (
    <li className={isCurrent ? 'pad-20 bg-card framed radius-huge edge-brand' : 'pad-20 bg-card framed radius-huge'}>
      <div className="pricing-plan-head flex items-center between gap-12">
        <h2 className="font-head">{plan.name[language]}</h2>
        {isCurrent && <StateTag tone="blue">{t('current')}</StateTag>}
      </div>
      <p className="font-base muted">{plan.about[language]}</p>
      <Price plan={plan} />
      <ul className="icons-down grid gap-8">
        {shown.map((meter) => (
          <li className="grid items-start columns-auto-wide gap-8" key={meter}>
            <Icon className="faint" name="check" size={15} />
            <LimitLine meter={meter} limit={plan.limits[meter]} />
          </li>
        ))}
        {plan.features.map((feature) => (
          <li className="grid items-start columns-auto-wide gap-8" key={feature['en-US']}>
            <Icon className="faint" name="check" size={15} />
            {feature[language]}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ plan: { price } }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  if (price === null) return <p className="pricing-price font-page bold">{t('onRequest')}</p>;
  if (!/[1-9]/.test(price.amount)) return <p className="pricing-price font-page bold">{t('free')}</p>;
  return (
    <p className="pricing-price font-page bold">
      <span className="figures num">{formatAmount(price.amount, { currency: price.currency, withCode: true })}</span>{' '}
      <span className="regular font-base muted">{t(`per.${price.per}`)}</span>
    </p>
  );
}

function LimitLine({ meter, limit }: { meter: (typeof meters)[number]; limit: number | null }) {
  const { t } = useTranslation('pricing');
  const language = currentLanguage();
  if (limit === null) return t(`unlimited.${meter}`);
  if (meter === 'storage_bytes') return t('limit.storage_bytes', { size: formatBytes(limit, language) });
  return t(`limit.${meter}`, { count: limit, figure: limit.toLocaleString(language) });
}
