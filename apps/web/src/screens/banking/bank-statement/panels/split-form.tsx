import { Button, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { AccountSelect } from '../../../../components/select/account-select.tsx';
import { isNil, lineAmount } from '../coding/coding.ts';
import { takesClassified } from './chart-accounts.ts';
import { focusSoon } from './focus-soon.ts';
import { useLineDraft } from './line-draft.ts';
import { PanelFoot } from './panel-foot.tsx';
import type { PanelProps } from './panel-props.ts';
import { ShareInput } from './share-input.tsx';
import { emptyPart, type Part, splitOf, withChange, withPart } from './split-parts.ts';
import { TaxSelect } from './tax-select.tsx';

/** Several accounts that together are the line, each by amount or by percentage; what is left over is always said. */
export function SplitForm({ line, desk }: PanelProps) {
  const { t } = useTranslation('bank-statement');
  const whole = lineAmount(line);
  const { currency } = desk.account;
  const [parts, setParts] = useLineDraft<readonly Part[]>(line.id, 'split', () => firstParts(line));
  const [rate, setRate] = useState<string | null>(null);
  const split = splitOf(whole, parts, currency);
  const change = (id: number, changes: Partial<Part>) => setParts(withChange(parts, id, changes));
  /** The account found, the amount comes next; with the last one, Enter sends. */
  const goOn = (part: Part) => {
    if (part.amount === null) focusSoon(`[data-part="${part.id}"] .figure-input`);
    else focusSoon('.line-panel [type="submit"]:enabled');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!split.isComplete || !settleFields()) return;
    desk.coding.classify(line, {
      splits: parts.map(({ account, amount, tax, description }) => ({
        account_code: account ?? '',
        amount: amount ?? '0',
        ...(description.trim() && { description: description.trim() }),
        ...(tax && { tax_code: tax }),
      })),
      ...(rate !== null && { rate }),
    });
    desk.close();
  };
  /** Enter in the last amount goes on with another part as long as something is left over. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || split.isComplete) return;
    if (event.target.closest('.ant-select') || isNil(split.left)) return;
    event.preventDefault();
    setParts(withPart(split));
  };
  return (
    <form onSubmit={submit} onKeyDown={onEnter}>
      {parts.map((part, index) => (
        <SplitRow
          key={part.id}
          part={part}
          number={index + 1}
          isLast={index === parts.length - 1}
          whole={whole}
          currency={currency}
          onChange={(changes) => change(part.id, changes)}
          onAccount={() => goOn(part)}
          onRemove={() => setParts(parts.filter(({ id }) => id !== part.id))}
        />
      ))}
      <PanelFoot
        account={desk.account}
        rate={rate}
        onRate={setRate}
        onClose={desk.close}
        verb={t('panel.split.open')}
        isReady={split.isComplete}
      >
        <Button type="link" icon={<Icon name="plus" size={15} />} onClick={() => setParts(withPart(split))}>
          {t('panel.split.add')}
        </Button>
        <span className={isNil(split.left) ? 'text-green' : 'text-amber'} role="status">
          {t('panel.left')} <Amount value={split.left} currency={currency} strong />
        </span>
      </PanelFoot>
    </form>
  );
}

interface SplitRowProps {
  part: Part;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  whole: string;
  currency: string;
  onChange: (changes: Partial<Part>) => void;
  onAccount: () => void;
  onRemove: () => void;
}

function SplitRow({ part, number, isLast, whole, currency, onChange, onAccount, onRemove }: SplitRowProps) {
  const { t } = useTranslation('bank-statement');
  return (
    <div className="split grid gap-8 below-8" data-part={part.id}>
      <AccountSelect
        label={t('panel.split.account', { number })}
        value={part.account}
        onChange={(account) => onChange({ account })}
        onSelect={onAccount}
        offers={takesClassified}
        autoFocus={isLast && part.account === null}
      />
      <ShareInput
        label={t('panel.split.amount', { number })}
        value={part.amount}
        whole={whole}
        autoFocus={number === 1 && part.account !== null}
        currency={currency}
        onChange={(amount) => onChange({ amount })}
      />
      <TaxSelect value={part.tax} onChange={(tax) => onChange({ tax })} />
      <Input
        aria-label={t('panel.split.description', { number })}
        placeholder={t('panel.classify.description')}
        value={part.description}
        maxLength={300}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Button
        type="text"
        aria-label={t('panel.split.remove', { number })}
        icon={<Icon name="x" size={15} />}
        disabled={number === 1 && isLast}
        onClick={onRemove}
      />
    </div>
  );
}

function firstParts(line: PanelProps['line']): readonly Part[] {
  const suggested = line.suggestion?.action === 'classify' ? line.suggestion.parts : [];
  if (suggested.length === 0) return [emptyPart(0, null)];
  return suggested.map((part, id) => ({
    id,
    account: part.account_code,
    amount: suggested.length === 1 ? null : part.amount,
    tax: part.tax_code,
    description: '',
  }));
}
