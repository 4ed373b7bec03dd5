import type { AssetSetting } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetCalls, useAssetSetting } from '../../../api/queries/year-end/fixed-asset.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { useMay } from '../../../session/use-may.ts';
import { AmountField } from './amount-field.tsx';

/** From which amount on lines of bills are offered as assets. */
export function SettingCard() {
  const { t } = useTranslation('accounting-fixed-assets');
  const { data: setting } = useAssetSetting();
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay('write');
  if (setting === undefined) return null;
  const isNone = !/[1-9]/.test(setting.bill_threshold);
  const change = mayWrite && (
    <Button size="small" onClick={() => setOpen(true)}>
      {t('setting.change')}
    </Button>
  );
  return (
    <Card title={t('setting.title')} extra={change}>
      <p className="font-base">
        {isNone ? t('setting.none') : t('setting.from', { amount: formatAmount(setting.bill_threshold) })}
      </p>
      {isOpen && <SettingForm setting={setting} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function SettingForm({ setting, onClose }: { setting: AssetSetting; onClose: () => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [amount, setAmount] = useState(setting.bill_threshold);
  const submit = () =>
    save(async () => {
      await calls.saveSetting({ bill_threshold: amount || '0', version: setting.version });
      toast.success(t('setting.saved'));
      onClose();
    });
  return (
    <SideForm
      title={t('setting.title')}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <AmountField
        id="bill_threshold"
        value={amount}
        error={error}
        hint={t('hint.bill_threshold')}
        onChange={setAmount}
      />
    </SideForm>
  );
}
