import type { BankLineRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Icon, type IconName } from '../../../../components/page/icon.tsx';
import type { Desk } from '../desk/use-desk.ts';
import type { Command } from '../keys/key-map.ts';

interface Action {
  name: 'accept' | 'match' | 'classify' | 'split' | 'transfer' | 'rule' | 'exclude' | 'refuse' | 'file';
  icon: IconName;
  command: Command;
}

const openActions: readonly Action[] = [
  { name: 'match', icon: 'link', command: { do: 'panel', panel: 'match' } },
  { name: 'classify', icon: 'tag', command: { do: 'panel', panel: 'classify' } },
  { name: 'split', icon: 'scissors', command: { do: 'panel', panel: 'split' } },
  { name: 'transfer', icon: 'arrow-left-right', command: { do: 'panel', panel: 'transfer' } },
];
const rule: Action = { name: 'rule', icon: 'wrench', command: { do: 'rule' } };
const exclude: Action = { name: 'exclude', icon: 'ban', command: { do: 'panel', panel: 'exclude' } };
const refuse: Action = { name: 'refuse', icon: 'x', command: { do: 'refuse' } };
const file: Action = { name: 'file', icon: 'paperclip', command: { do: 'file' } };
const accept: Action = { name: 'accept', icon: 'check', command: { do: 'accept' } };

function actionsOf(line: BankLineRow, isFree: boolean, readOnly: boolean): readonly Action[] {
  if (readOnly) return [file];
  if (!isFree) return [rule, file];
  if (line.suggestion === null) return [...openActions, rule, exclude, file];
  return [accept, ...openActions, rule, exclude, refuse, file];
}

/** What can be done with the line stood on, each with its key. */
export function LineActions({ desk, line, isFree }: { desk: Desk; line: BankLineRow; isFree: boolean }) {
  const { t } = useTranslation('bank-statement');
  return (
    <div className="line-actions wrap">
      {actionsOf(line, isFree, desk.readOnly).map(({ name, icon, command }) => (
        <button
          key={name}
          type="button"
          className={`line-action font-inherit items-center gap-6 radius-medium pointer line-action-${name}`}
          aria-pressed={command.do === 'panel' ? desk.panel === command.panel : undefined}
          onClick={() => desk.run(command)}
        >
          <Icon className="muted" name={icon} size={15} /> {t(`action.${name}`)} <KeyCap>{t(`keys.${name}`)}</KeyCap>
        </button>
      ))}
    </div>
  );
}
