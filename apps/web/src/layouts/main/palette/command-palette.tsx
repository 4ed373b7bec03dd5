import { Modal } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import { closeOverlay } from '../overlays.ts';
import { takeTyped } from './early-typing.ts';
import { OptionList } from './option-list.tsx';
import { type Option, stepFrom } from './options.ts';
import { type FoundOptions, useOptions } from './use-options.ts';
import './command-palette.css';

/** 'Find or do anything': type, arrows choose, Enter opens, Ctrl Enter opens in a new tab. */
export default function CommandPalette() {
  const { t } = useTranslation('shell');
  const [text, setText] = useState('');
  const [chosenId, setChosenId] = useState('');
  const [awaited, setAwaited] = useState<'here' | 'newTab' | null>(null);
  const { groups, state } = useOptions(text);
  const options = groups.flatMap((group) => group.options);
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0];
  const run = (option: Option | undefined, inNewTab: boolean) => {
    if (option === undefined) return;
    closeOverlay();
    if (inNewTab && option.path !== null) window.open(option.path, '_blank', 'noopener');
    else option.run();
  };
  // Records listed while a search runs belong to an earlier text: Enter waits for those of this one.
  const enter = (inNewTab: boolean) => {
    if (state === 'searching' && chosen?.isCommand !== true) setAwaited(inNewTab ? 'newTab' : 'here');
    else run(chosen, inNewTab);
  };
  useEffect(() => {
    if (awaited === null || state === 'searching') return;
    setAwaited(null);
    run(chosen, awaited === 'newTab');
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      // The key belongs to the palette alone: a dialog that opens now would take it for its button.
      event.preventDefault();
      enter(event.ctrlKey || event.metaKey);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setChosenId(stepFrom(options, chosen, step)?.id ?? '');
  };
  return (
    <Modal
      open
      footer={null}
      closable={false}
      onCancel={closeOverlay}
      width={640}
      style={{ top: 64 }}
      className="palette"
      title={<span className="visually-hidden absolute clip nowrap">{t('find')}</span>}
    >
      <div className="palette-input flex items-center gap-12 faint ruled-below">
        <Icon name={state === 'searching' ? 'loader' : 'search'} />
        <input
          className="font-inherit border-0 bg-none fill-row min-0 font-lead text-plain"
          // biome-ignore lint/a11y/noAutofocus: the palette is opened in order to type
          autoFocus
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={chosen && `palette-${chosen.id}`}
          aria-label={t('find')}
          placeholder={t('palette.placeholder')}
          value={text}
          onFocus={() => {
            const early = takeTyped();
            if (early.text !== '') setText(early.text);
            if (early.isEntered) setAwaited('here');
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setChosenId('');
            setAwaited(null);
          }}
        />
      </div>
      <PaletteNote state={state} count={options.length} />
      <OptionList groups={groups} chosen={chosen} onChoose={({ id }) => setChosenId(id)} onRun={run} />
    </Modal>
  );
}

/** How the search went, in words: shown if there is something to say, and read out in any case. */
function PaletteNote({ state, count }: { state: FoundOptions['state']; count: number }) {
  const { t } = useTranslation('shell');
  const note = () => {
    if (state === 'failed') return t('palette.failed');
    if (state === 'corrected') return t('palette.corrected');
    if (count > 0) return '';
    return t(state === 'searching' ? 'palette.searching' : 'palette.none');
  };
  const shown = note();
  return (
    <p role="status" className={shown === '' ? 'm-0' : 'palette-note m-0 muted'}>
      {shown}
      <span className="visually-hidden absolute clip nowrap">
        {state === 'searching' ? '' : t('palette.count', { count })}
      </span>
    </p>
  );
}
