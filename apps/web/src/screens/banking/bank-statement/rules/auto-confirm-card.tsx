import type { AutoConfirm } from '@folio/contract';
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAutoConfirm, useBankRuleCalls } from '../../../../api/queries/banking/bank-rule.ts';
import { InstantDay } from '../../../../components/day/day.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { sentencesOf } from './refusal-words.ts';

/** How often sure suggestions were right, and whether they are confirmed without a person. */
export function AutoConfirmCard() {
  const { t } = useTranslation('bank-rules');
  const readOnly = !useMay('control');
  const { data } = useAutoConfirm();
  const { setAutoConfirm } = useBankRuleCalls();
  const [isBusy, setBusy] = useState(false);
  if (data === undefined) return null;
  const change = async (on: boolean) => {
    setBusy(true);
    await setAutoConfirm(on).catch((cause) => toast.error(sentencesOf(cause)));
    setBusy(false);
  };
  return (
    <Card
      className="auto-confirm grid gap-4"
      title={t('auto.title')}
      extra={
        <Switch
          checked={data.on}
          loading={isBusy}
          disabled={readOnly || (!data.on && !data.offered)}
          aria-label={t('auto.title')}
          onChange={(on) => void change(on)}
        />
      }
    >
      <p>{t('auto.what', { score: data.threshold_score })}</p>
      {data.measured.suggested > 0 && (
        <p className="bold">
          {t('auto.measured', { accepted: data.measured.accepted, count: data.measured.suggested })}
        </p>
      )}
      <p className="font-small faint">{stateWords(data)}</p>
      {data.stopped_at !== null && (
        <p className="icons-rigid flex items-center gap-8 above-4 text-amber">
          <Icon name="triangle-alert" size={15} />
          <span>
            {t('auto.stopped')} <InstantDay value={data.stopped_at} />
          </span>
        </p>
      )}
    </Card>
  );

  function stateWords({ on, offered, measured, needed_count, needed_share }: AutoConfirm): string {
    const percent = Math.round(needed_share * 100);
    if (on) return t('auto.on');
    if (offered) return t('auto.offered');
    return measured.suggested < needed_count
      ? t('auto.tooFew', { seen: measured.suggested, count: needed_count, percent })
      : t('auto.tooLow', { percent });
  }
}
