import type { SearchHit } from '@folio/contract';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import type { Option, OptionGroup } from './options.ts';

interface OptionListProps {
  groups: readonly OptionGroup[];
  chosen: Option | undefined;
  onChoose: (option: Option) => void;
  onRun: (option: Option, inNewTab: boolean) => void;
}

/** The options under their heads; the keyboard stays in the field above. */
export function OptionList({ groups, chosen, onChoose, onRun }: OptionListProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="listbox" id="palette-list" aria-label={t('find')} className="palette-list pad-8 scroll-y">
      {groups.map(({ id, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={id} role="group" aria-labelledby={`palette-head-${id}`}>
          <div id={`palette-head-${id}`} className="palette-head font-small muted">
            {t(`palette.group.${id}`)}
          </div>
          {options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              isChosen={option === chosen}
              onChoose={() => onChoose(option)}
              onRun={(event) => onRun(option, event.ctrlKey || event.metaKey)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionRowProps {
  option: Option;
  isChosen: boolean;
  onChoose: () => void;
  onRun: (event: MouseEvent) => void;
}

function OptionRow({ option, isChosen, onChoose, onRun }: OptionRowProps) {
  const { id, icon, label, detail, hit } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
    <div
      id={`palette-${id}`}
      role="option"
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseMove={onChoose}
      onClick={onRun}
    >
      <Icon name={icon} size={16} />
      <span className="fill-row flex column min-0">
        <span className="clip nowrap dots">
          {hit?.number && hit.kind !== 'file' ? `${hit.number} · ${label}` : label}
        </span>
        {hit !== null && detail !== null && detail !== label && (
          <span className="font-small muted clip nowrap dots">{detail}</span>
        )}
      </span>
      {hit === null ? <span className="font-small muted">{detail}</span> : <Facts hit={hit} />}
    </div>
  );
}

function Facts({ hit: { amount, currency, date } }: { hit: SearchHit }) {
  return (
    <span className="rigid flex column items-bottom">
      {amount !== null && currency !== null && <Amount value={amount} currency={currency} withCode />}
      {date !== null && (
        <span className="font-small muted">
          <Day value={date} />
        </span>
      )}
    </span>
  );
}
