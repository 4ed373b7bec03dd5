import { Button, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSelect } from '../../../components/account-select.tsx';
import { Amount } from '../../../components/amount.tsx';
import { Icon } from '../../../components/icon.tsx';
import { settleFields } from '../../../components/typed-fields.ts';
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
        <div key={part.id} className="split" data-part={part.id}>
          <AccountSelect
            label={t('panel.split.account', { number: index + 1 })}
            value={part.account}
            onChange={(account) => change(part.id, { account })}
            onSelect={() => goOn(part)}
            offers={takesClassified}
            autoFocus={index === parts.length - 1 && part.account === null}
          />
          <ShareInput
            label={t('panel.split.amount', { number: index + 1 })}
            value={part.amount}
            whole={whole}
            autoFocus={index === 0 && part.account !== null}
            currency={currency}
            onChange={(amount) => change(part.id, { amount })}
          />
          <TaxSelect value={part.tax} onChange={(tax) => change(part.id, { tax })} />
          <Input
            aria-label={t('panel.split.description', { number: index + 1 })}
            placeholder={t('panel.classify.description')}
            value={part.description}
            maxLength={300}
            onChange={(event) => change(part.id, { description: event.target.value })}
          />
          <Button
            type="text"
            aria-label={t('panel.split.remove', { number: index + 1 })}
            icon={<Icon name="x" size={15} />}
            disabled={parts.length === 1}
            onClick={() => setParts(parts.filter(({ id }) => id !== part.id))}
          />
        </div>
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
        <span className={isNil(split.left) ? 'panel-left panel-left-nil' : 'panel-left'} role="status">
          {t('panel.left')} <Amount value={split.left} currency={currency} strong />
        </span>
      </PanelFoot>
    </form>
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
