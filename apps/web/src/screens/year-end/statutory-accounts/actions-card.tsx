import type { StatutoryAccounts } from '@folio/contract';
import { Button, Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../../../components/day/day-input.tsx';
import { StateTag, type StateTone } from '../../../components/feedback/state-tag.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { useMay } from '../../../session/use-may.ts';
import { Files } from './files.tsx';
import type { AccountsForm } from './use-accounts-form.ts';

export interface PartProps {
  accounts: StatutoryAccounts;
  form: AccountsForm;
  isLocked: boolean;
}

const tones: Record<StatutoryAccounts['state'], StateTone> = { new: 'grey', draft: 'amber', final: 'green' };

/** The period, how amounts are shown, and what can be done with the accounts. */
export function ActionsCard({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { state } = accounts;
  return (
    <Card title={t('accounts')} extra={<StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>}>
      <div className="flex wrap items-bottom gap-16 below-16">
        <SideField id="accounts-start" label={t('start')}>
          <DayInput
            id="accounts-start"
            value={form.draft.start}
            disabled={isLocked}
            onChange={(start) => start !== null && form.change({ start })}
          />
        </SideField>
        <SideField id="accounts-rounding" label={t('rounding')}>
          <Select
            id="accounts-rounding"
            popupMatchSelectWidth={false}
            disabled={isLocked}
            value={form.draft.rounding}
            options={(['whole', 'exact'] as const).map((value) => ({ value, label: t(`roundingTo.${value}`) }))}
            onChange={(rounding) => form.change({ rounding })}
          />
        </SideField>
        <Checkbox
          disabled={isLocked}
          checked={form.draft.with_cash_flow}
          onChange={({ target }) => form.change({ with_cash_flow: target.checked })}
        >
          {t('withCashFlow')}
        </Checkbox>
      </div>
      <div className="flex wrap items-center gap-12">
        <StateButtons accounts={accounts} form={form} isLocked={isLocked} />
        <Files accounts={accounts} isTouched={form.isTouched} />
      </div>
    </Card>
  );
}

function StateButtons({ accounts, form, isLocked }: PartProps) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const mayControl = useMay('control');
  const { state } = accounts;
  const isReady = accounts.checks.every(({ level, holds }) => holds || level === 'warning');
  return (
    <>
      {!isLocked && (
        <Button
          type="primary"
          icon={<Icon name="check" />}
          loading={form.isBusy}
          disabled={state !== 'new' && !form.isTouched}
          onClick={() => void form.save()}
        >
          {t('save')}
        </Button>
      )}
      {mayControl && state === 'draft' && (
        <Button
          icon={<Icon name="lock" />}
          disabled={form.isTouched || form.isBusy || !isReady}
          onClick={() => void form.finalise()}
        >
          {t('finalise')}
        </Button>
      )}
      {mayControl && state === 'final' && (
        <Button disabled={form.isBusy} onClick={() => void form.reopen()}>
          {t('reopen')}
        </Button>
      )}
    </>
  );
}
