import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { AccountSelect } from '../../../../components/select/account-select.tsx';
import { isToDo, leftOver, lineAmount, negated } from '../coding/coding.ts';
import { takesClassified } from '../panels/chart-accounts.ts';
import { ReasonForm } from '../panels/exclude-form.tsx';
import { focusSoon } from '../panels/focus-soon.ts';
import { TaxSelect } from '../panels/tax-select.tsx';
import type { Desk } from './use-desk.ts';

/** Sticks at the foot while lines are selected: what can be done with all of them at once. */
export function BulkBar({ desk }: { desk: Desk }) {
  const { t } = useTranslation('bank-statement');
  const { lines, clear } = desk.selection;
  if (lines.length === 0) return null;
  const { currency } = desk.account;
  const moved = lines.map((line) => (line.type === 'spent' ? lineAmount(line) : negated(lineAmount(line))));
  const total = leftOver('0', moved, currency);
  const acceptable = lines.filter((line) => isToDo(line) && line.suggestion !== null).length;
  return (
    <section
      className="bulk-bar bottom-12 pad-10-16 gap-8-20 flex wrap items-center between sticky above-12 bg-raised radius-huge"
      aria-label={t('bulk.title')}
    >
      <p className="m-0" role="status">
        {t('bulk.selected', { count: lines.length })} <Amount value={total} currency={currency} strong />
      </p>
      {desk.bulkPanel === 'classify' && <BulkClassify desk={desk} />}
      {desk.bulkPanel === 'exclude' && <BulkExclude desk={desk} />}
      {desk.bulkPanel === null && (
        <div className="bulk-buttons flex wrap items-center gap-8">
          <Button type="primary" disabled={acceptable === 0} onClick={() => desk.run({ do: 'accept' })}>
            {t('bulk.accept', { count: acceptable })} <KeyCap>{t('keys.accept')}</KeyCap>
          </Button>
          <Button onClick={() => desk.run({ do: 'panel', panel: 'classify' })}>
            {t('bulk.classify')} <KeyCap>{t('keys.classify')}</KeyCap>
          </Button>
          <Button onClick={() => desk.run({ do: 'panel', panel: 'exclude' })}>
            {t('hint.exclude')} <KeyCap>{t('keys.exclude')}</KeyCap>
          </Button>
          <Button type="text" onClick={clear}>
            {t('bulk.clear')} <KeyCap>{t('keys.close')}</KeyCap>
          </Button>
        </div>
      )}
    </section>
  );
}

function BulkClassify({ desk }: { desk: Desk }) {
  const { t } = useTranslation('bank-statement');
  const [account, setAccount] = useState<string | null>(null);
  const [tax, setTax] = useState<string | null>(null);
  const { lines, clear } = desk.selection;
  return (
    <form
      className="bulk-form flex wrap items-center gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (account === null) return;
        desk.coding.classifyAll(lines, account, tax);
        desk.close();
        clear();
      }}
    >
      <span className="panel-wide">
        <AccountSelect
          label={t('panel.classify.account')}
          placeholder={t('panel.classify.find')}
          value={account}
          onChange={setAccount}
          onSelect={() => focusSoon('.bulk-form [type="submit"]')}
          offers={takesClassified}
          autoFocus
        />
      </span>
      <TaxSelect value={tax} onChange={setTax} />
      <Button onClick={desk.close}>{t('common:cancel')}</Button>
      <Button type="primary" htmlType="submit" disabled={account === null}>
        {t('bulk.classifyAll', { count: lines.length })}
      </Button>
    </form>
  );
}

function BulkExclude({ desk }: { desk: Desk }) {
  const [reason, setReason] = useState('');
  const { lines, clear } = desk.selection;
  const exclude = (text: string) => {
    desk.coding.exclude(lines, text);
    desk.close();
    clear();
  };
  return <ReasonForm reason={reason} onReason={setReason} onDone={exclude} onClose={desk.close} />;
}
