import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '../../components/account-select.tsx';
import { Amount } from '../../components/amount.tsx';
import { FigureInput } from '../../components/figure-input.tsx';
import { Icon } from '../../components/icon.tsx';
import { isNil, leftOver, lineAmount } from './coding.ts';
import type { PanelProps } from './panel-props.ts';
import { RateField } from './rate-field.tsx';

interface Split {
  id: number;
  account: string | null;
  amount: string | null;
  description: string;
}

/** One account for the whole line, or several that add up to it. */
export function ClassifyForm({ line, account, coding, onClose }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const whole = lineAmount(line);
  const suggested = line.suggestion?.action === 'classify' ? line.suggestion.account_code : null;
  const [splits, setSplits] = useState<Split[]>([{ id: 0, account: suggested, amount: whole, description: '' }]);
  const [rate, setRate] = useState<string | null>(null);
  const left = leftOver(
    whole,
    splits.map((one) => one.amount),
    account.currency,
  );
  const isComplete =
    isNil(left) && splits.every((one) => one.account !== null && one.amount !== null && !isNil(one.amount));
  const change = (id: number, changes: Partial<Split>) =>
    setSplits((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const add = () =>
    setSplits((before) => [
      ...before,
      {
        id: Math.max(...before.map((one) => one.id)) + 1,
        account: null,
        amount: isNil(left) ? null : left,
        description: '',
      },
    ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    onClose();
    coding.classify(
      line.id,
      splits.map((one) => ({
        account_code: one.account ?? '',
        amount: one.amount ?? '0',
        ...(one.description.trim() && { description: one.description.trim() }),
      })),
      rate === null ? {} : { rate },
    );
  };
  return (
    <form onSubmit={submit}>
      {splits.map((split, index) => (
        <div key={split.id} className="split">
          <AccountSelect
            label={t('panel.classify.account')}
            value={split.account}
            onChange={(code) => change(split.id, { account: code })}
            offers={(one) =>
              one.system_role !== 'bank' &&
              one.system_role !== 'accounts_receivable' &&
              one.system_role !== 'accounts_payable'
            }
            autoFocus={index === splits.length - 1}
          />
          <FigureInput
            label={t('panel.classify.amount')}
            value={split.amount}
            currency={account.currency}
            onChange={(amount) => change(split.id, { amount })}
          />
          <Input
            aria-label={t('panel.classify.description')}
            placeholder={t('panel.classify.description')}
            value={split.description}
            maxLength={300}
            onChange={(event) => change(split.id, { description: event.target.value })}
          />
          <Button
            type="text"
            aria-label={t('panel.classify.remove')}
            icon={<Icon name="x" size={15} />}
            disabled={splits.length === 1}
            onClick={() => setSplits((before) => before.filter((one) => one.id !== split.id))}
          />
        </div>
      ))}
      <div className="panel-foot">
        <Button type="link" icon={<Icon name="plus" size={15} />} onClick={add}>
          {t('panel.classify.split')}
        </Button>
        <RateField account={account} value={rate} onChange={setRate} />
        {!isNil(left) && (
          <span className="panel-left" role="status">
            {t('panel.left')} <Amount value={left} currency={account.currency} strong />
          </span>
        )}
        <span className="panel-buttons">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="primary" htmlType="submit" disabled={!isComplete}>
            {t('panel.classify.open')}
          </Button>
        </span>
      </div>
    </form>
  );
}
