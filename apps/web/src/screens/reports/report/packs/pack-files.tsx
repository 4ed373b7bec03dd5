import type { PackFormat, ReportPack } from '@folio/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportPack } from '../../../../api/queries/reports/report-pack.ts';
import { formatMonth } from '../../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../../components/day/today.ts';
import { closeToast, toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { useMay } from '../../../../session/use-may.ts';
import { SendByEmail } from '../schedules/send-by-email.tsx';
import { monthChoices } from './pack-draft.ts';

const formats: readonly PackFormat[] = ['pdf', 'xlsx'];
const offeredMonths = 36;

/** Makes the pack as it was saved, for a month. */
export function PackFiles({ pack, isTouched }: { pack: ReportPack; isTouched: boolean }) {
  const { t } = useTranslation('reports');
  const months = monthChoices(todayInHongKong(), offeredMonths);
  const [month, setMonth] = useState(months[0] ?? '');
  const [isMailing, setMailing] = useState(false);
  const mayWrite = useMay('write');
  const [busy, setBusy] = useState<PackFormat | null>(null);
  const make = async (format: PackFormat) => {
    const fileName = `${pack.name} ${month.slice(0, 7)}.${format}`;
    setBusy(format);
    const progress = toast.loading(t('export.making', { file: fileName }));
    try {
      await exportPack(pack.id, month, format, fileName);
      toast.success(t('export.saved', { file: fileName }));
    } catch (error) {
      toast.error(asApiError(error).message || t('common:error.network'), { durationMs: 0 });
    } finally {
      closeToast(progress);
      setBusy(null);
    }
  };
  return (
    <Card title={t('pack.make')}>
      <div className="flex wrap items-center gap-12">
        <Select
          aria-label={t('pack.month')}
          popupMatchSelectWidth={false}
          value={month}
          options={months.map((value) => ({ value, label: formatMonth(value, currentLanguage()) }))}
          onChange={setMonth}
        />
        {formats.map((format) => (
          <Button
            key={format}
            icon={<Icon name="download" />}
            loading={busy === format}
            disabled={busy !== null || isTouched}
            onClick={() => void make(format)}
          >
            {t(`export.${format}`)}
          </Button>
        ))}
        {mayWrite && (
          <Button icon={<Icon name="mail" />} disabled={isTouched} onClick={() => setMailing(true)}>
            {t('mailing.send')}
          </Button>
        )}
        {isTouched && <span className="muted">{t('pack.saveFirst')}</span>}
      </div>
      {isMailing && (
        <SendByEmail
          subject={{ kind: 'report_pack', id: pack.id }}
          name={pack.name}
          isFixed={false}
          onClose={() => setMailing(false)}
        />
      )}
    </Card>
  );
}
