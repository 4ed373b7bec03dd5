import { Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/page/icon.tsx';
import { closeOverlay } from './overlays.ts';
import { filterCommands } from './palette-filter.ts';
import { type Command, useCommands } from './use-commands.ts';
import './command-palette.css';

/** 'Find or do anything': type, arrows choose, Enter does it. */
export default function CommandPalette() {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = filterCommands(useCommands(text), text);
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    closeOverlay();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(commands[chosen]);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || commands.length === 0) return;
    event.preventDefault();
    setChosen((chosen + step + commands.length) % commands.length);
  };
  return (
    <Modal
      open
      footer={null}
      closable={false}
      onCancel={closeOverlay}
      width={560}
      style={{ top: 96 }}
      className="palette"
      title={<span className="visually-hidden absolute clip nowrap">{t('find')}</span>}
    >
      <div className="palette-input flex items-center gap-12 faint ruled-below">
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened in order to type
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={commands[chosen] ? `palette-${chosen}` : undefined}
          aria-label={t('find')}
          placeholder={t('find')}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
        />
      </div>
      <CommandList commands={commands} chosen={chosen} onChoose={setChosen} onRun={run} />
    </Modal>
  );
}

interface CommandListProps {
  commands: readonly Command[];
  chosen: number;
  onChoose: (index: number) => void;
  onRun: (command: Command) => void;
}

function CommandList({ commands, chosen, onChoose, onRun }: CommandListProps) {
  const { t } = useTranslation('shell');
  if (commands.length === 0) return <p className="palette-none muted text-center">{t('palette.none')}</p>;
  return (
    <div role="listbox" id="palette-list" aria-label={t('find')} className="palette-list pad-8 scroll-y">
      {commands.map((command, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keyboard
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox
        <div
          key={command.id}
          id={`palette-${index}`}
          role="option"
          aria-selected={index === chosen}
          ref={(element) => {
            if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
          }}
          onMouseMove={() => onChoose(index)}
          onClick={() => onRun(command)}
        >
          <Icon name={command.icon} size={16} />
          <span>{command.label}</span>
          <span className="font-small muted">{command.kind}</span>
        </div>
      ))}
    </div>
  );
}
