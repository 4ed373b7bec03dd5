import type { BankRuleRow } from '@folio/contract';
import { Button, Switch } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { useLedgerAccounts } from '../../../../api/queries/books/ledger-account.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { accountName } from '../../../../components/select/account-select.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { useRuleWords } from './use-rule-words.ts';

interface RuleItemProps {
  rule: BankRuleRow;
  /** Its place in the order, from 1. */
  place: number;
  isLast: boolean;
  isDragged: boolean;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  /** The index that is dragged; null when it was let go elsewhere. */
  onDrag: (index: number | null) => void;
  onDrop: () => void;
  onToggle: (active: boolean) => void;
  onRemove: () => void;
}

/** One rule: what it looks for, what it does, how often it was right. Alt with an arrow moves it. */
export function RuleItem(props: RuleItemProps) {
  const { rule, place, isDragged, onOpen, onMove, onDrag, onDrop } = props;
  const readOnly = !useMay('write');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !event.altKey || readOnly) return;
    event.preventDefault();
    onMove(by);
  };
  const classes = [
    'rule-item pad-12-20 flex items-center gap-14',
    !rule.active && 'rule-item-off',
    isDragged && 'rule-item-dragged',
  ];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      draggable={!readOnly}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(place - 1);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <span className="w-26 rigid font-small faint text-right figures num" aria-hidden="true">
        {place}
      </span>
      <RuleText rule={rule} onOpen={onOpen} onKeyDown={onKeyDown} />
      {!readOnly && <RuleButtons {...props} onKeyDown={onKeyDown} />}
    </li>
  );
}

interface RuleTextProps {
  rule: BankRuleRow;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function RuleText({ rule, onOpen, onKeyDown }: RuleTextProps) {
  const words = useRuleWords();
  const banks = useBankAccounts();
  const accounts = useLedgerAccounts();
  const readOnly = !useMay('write');
  const bankWords = (id: string) => {
    const bank = banks.data?.find((one) => one.id === id);
    return bank === undefined ? '' : `${bank.code} ${accountName(bank)}`;
  };
  const nameOf = (code: string) => {
    const account = accounts.data?.find((one) => one.code === code);
    return account === undefined ? code : `${code} ${accountName(account)}`;
  };
  return (
    <div className="rule-words fill-row grid min-0 break">
      <button
        type="button"
        className="rule-open font-inherit p-0 border-0 bg-none bold text-plain text-left pointer"
        disabled={readOnly}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {rule.name}
      </button>
      <span className="font-base muted">{words.conditions(rule, bankWords)}</span>
      <span className="flex items-center gap-4">
        <Icon className="rigid faint" name="chevron-right" size={13} />
        {words.action(rule, nameOf)}
      </span>
      <span className="font-small faint">{words.accuracy(rule.accuracy)}</span>
    </div>
  );
}

function RuleButtons(props: RuleItemProps & Pick<RuleTextProps, 'onKeyDown'>) {
  const { rule, place, isLast, onMove, onToggle, onRemove, onKeyDown } = props;
  const { t } = useTranslation('bank-rules');
  const { name } = rule;
  return (
    <div className="rule-buttons rigid flex items-center gap-4">
      <Switch
        size="small"
        checked={rule.active}
        aria-label={t('activeOne', { name })}
        title={t(rule.active ? 'inUse' : 'notInUse')}
        onChange={onToggle}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon name="chevron-up" size={16} />}
        aria-label={t('moveUp', { name })}
        disabled={place === 1}
        onClick={() => onMove(-1)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon name="chevron-down" size={16} />}
        aria-label={t('moveDown', { name })}
        disabled={isLast}
        onClick={() => onMove(1)}
        onKeyDown={onKeyDown}
      />
      <Button
        type="text"
        size="small"
        icon={<Icon name="trash" size={15} />}
        aria-label={t('removeOne', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
