import type { SalesSetting } from '@folio/contract';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { Card } from '../../../../components/page/card.tsx';
import type { PanelProps } from './panel-props.ts';

type FpsKind = NonNullable<SalesSetting['fps']>['kind'];
const fpsKinds: readonly FpsKind[] = ['id', 'mobile', 'email'];

/** Where customers are asked to pay to, and how. */
export function PaymentPanel({ draft, isOwner }: PanelProps) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const accounts = useBankAccounts();
  const { setting, change, sentencesOf } = draft;
  const options = (accounts.data ?? [])
    .filter((account) => account.kind === 'bank' && (account.active || account.id === setting.pay_to_account_id))
    .map((account) => ({
      value: account.id,
      label: [account.name, account.number, account.currency].filter(Boolean).join(' · '),
    }));
  return (
    <>
      <Card title={t('payment.title')}>
        <div className="settings-fields grid gap-16 selects-full">
          <SideField
            id={`${id}-account`}
            label={t('payment.account')}
            hint={t('payment.accountHint')}
            sentences={sentencesOf('pay_to_account_id')}
          >
            <Select
              id={`${id}-account`}
              allowClear
              disabled={!isOwner}
              loading={accounts.isPending}
              placeholder={t('payment.noAccount')}
              options={options}
              value={setting.pay_to_account_id}
              onChange={(value) => change({ pay_to_account_id: value ?? null })}
            />
          </SideField>
          <Instructions draft={draft} isOwner={isOwner} />
        </div>
      </Card>
      <FpsCard draft={draft} isOwner={isOwner} />
    </>
  );
}

function Instructions({ draft, isOwner }: Pick<PanelProps, 'draft' | 'isOwner'>) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const { setting, change } = draft;
  const fields = ['payment_instructions', 'payment_instructions_zh'] as const;
  return fields.map((field) => (
    <SideField key={field} id={`${id}-${field}`} label={t(`payment.${field}`)}>
      <Input.TextArea
        id={`${id}-${field}`}
        disabled={!isOwner}
        maxLength={1000}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={setting[field]}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </SideField>
  ));
}

function FpsCard({ draft, isOwner }: Pick<PanelProps, 'draft' | 'isOwner'>) {
  const { t } = useTranslation('sales-settings');
  const id = useId();
  const { setting, change, sentencesOf } = draft;
  const kind = setting.fps?.kind ?? null;
  return (
    <Card title={t('fps.title')}>
      <p className="below-14 font-base muted">{t('fps.lead')}</p>
      <div className="settings-fields grid gap-16 selects-full side-pair columns-halves">
        <SideField id={`${id}-kind`} label={t('fps.kind')}>
          <Select
            id={`${id}-kind`}
            disabled={!isOwner}
            value={kind ?? 'none'}
            options={[
              { value: 'none', label: t('fps.none') },
              ...fpsKinds.map((value) => ({ value, label: t(`fps.kinds.${value}`) })),
            ]}
            onChange={(value: FpsKind | 'none') =>
              change({ fps: value === 'none' ? null : { kind: value, value: '' } })
            }
          />
        </SideField>
        {setting.fps !== null && kind !== null && (
          <SideField
            id={`${id}-value`}
            label={t(`fps.kinds.${kind}`)}
            hint={t(`fps.hints.${kind}`)}
            sentences={sentencesOf('fps.value')}
          >
            <Input
              id={`${id}-value`}
              disabled={!isOwner}
              maxLength={254}
              inputMode={kind === 'email' ? 'email' : 'tel'}
              value={setting.fps.value}
              onChange={(event) => change({ fps: { kind, value: event.target.value } })}
            />
          </SideField>
        )}
      </div>
    </Card>
  );
}
