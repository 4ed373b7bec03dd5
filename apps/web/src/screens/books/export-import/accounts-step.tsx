import type { ImportAccount } from '@folio/contract';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/page/card.tsx';
import { AccountMatch } from './account-match.tsx';
import { openAccounts } from './reading.ts';
import type { StepProps } from './step-props.ts';

/**
 * Which account each imported account is mapped to; a checkbox limits the list to those that need a choice.
 */
export function AccountsStep({ run, reading, choosing, onStep }: StepProps) {
  const { t } = useTranslation('accounting-exchange');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const open = openAccounts(reading);
  // A row that was just mapped stays until the filter is used again, so that rows do not move under the pointer.
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (on: boolean) => {
    setOnlyOpen(on);
    setListed(new Set(open.map((account) => account.key)));
  };
  const rows: ImportAccount[] = onlyOpen ? reading.accounts.filter(({ key }) => listed.has(key)) : reading.accounts;
  return (
    <Card
      title={t('accounts.title')}
      extra={
        (open.length > 0 || onlyOpen) && (
          <Checkbox checked={onlyOpen} onChange={(event) => toggle(event.target.checked)}>
            {t('accounts.onlyOpen', { count: open.length })}
          </Checkbox>
        )
      }
    >
      <p className="exchange-lead below-14 muted">{t('accounts.lead')}</p>
      <ul className="ruled-above" aria-label={t('accounts.title')}>
        {rows.map((account) => (
          <AccountMatch key={account.key} kind={run.kind} account={account} choosing={choosing} />
        ))}
      </ul>
      {rows.length === 0 && <p className="side-hint above-4 font-small">{t('accounts.none')}</p>}
      <div className="import-foot flex wrap items-center justify-end gap-12 above-16">
        <Button onClick={() => onStep('columns')}>{t('back')}</Button>
        <Button type="primary" onClick={() => onStep('post')}>
          {t('next')}
        </Button>
      </div>
    </Card>
  );
}
