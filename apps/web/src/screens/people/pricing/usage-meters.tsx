import type { PlanLimits, Usage } from '@folio/contract';
import { Progress } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { formatBytes } from '../../../components/page/format-bytes.ts';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { isOver, type Meter, meters, percentOf } from './plan-room.ts';

/** How much of each limit is used. */
export function UsageMeters({ usage, limits }: { usage: Usage; limits: PlanLimits }) {
  return (
    <ul className="pricing-meters grid above-14">
      {meters.map((meter) => (
        <MeterRow key={meter} meter={meter} used={usage[meter]} limit={limits[meter]} />
      ))}
    </ul>
  );
}

function MeterRow({ meter, used, limit }: { meter: Meter; used: number; limit: number | null }) {
  const { t } = useTranslation('pricing');
  const id = useId();
  const language = currentLanguage();
  const write = (amount: number) =>
    meter === 'storage_bytes' ? formatBytes(amount, language) : amount.toLocaleString(language);
  const isFull = isOver(used, limit);
  const percent = percentOf(used, limit);
  return (
    <li className="pricing-meter gap-2-12 grid content-start columns-wide-auto">
      <span id={id}>{t(`usage.${meter}`)}</span>
      <span className="figures num flex items-center gap-8">
        {isFull && <StateTag tone="amber">{t('usage.over')}</StateTag>}
        {limit === null
          ? t('usage.noLimit', { used: write(used) })
          : t('usage.of', { used: write(used), limit: write(limit) })}
      </span>
      {percent !== null && (
        <Progress
          aria-labelledby={id}
          percent={percent}
          showInfo={false}
          size="small"
          status="normal"
          strokeColor={isFull ? 'var(--amber)' : 'var(--brand)'}
          railColor="var(--sunken)"
        />
      )}
    </li>
  );
}
