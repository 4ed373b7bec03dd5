import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferShortcuts } from '../../../../components/keyboard/screen-shortcuts.ts';
import { isDialogOpen } from '../../../../components/keyboard/use-alt-keys.ts';

/** The actions of Ctrl-Alt (⌃⌥) with another key, by the key's physical position on the keyboard. */
export interface EditorKeys {
  addItem: () => void;
  preview: () => void;
  journal: () => void;
  versions: () => void;
}

const codes: Readonly<Record<string, keyof EditorKeys>> = {
  KeyN: 'addItem',
  KeyP: 'preview',
  KeyJ: 'journal',
  KeyH: 'versions',
};

const listed = [
  'confirm',
  'nextItem',
  'moveItem',
  'removeItem',
  'addItem',
  'duplicateItem',
  'preview',
  'journal',
  'versions',
] as const;

/** The editor's own shortcuts, which also work in a field and are in the list of shortcuts. */
export function useEditorKeys(keys: EditorKeys): void {
  const { t } = useTranslation('invoice-editor');
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = codes[event.code];
      if (!event.ctrlKey || !event.altKey || event.isComposing || name === undefined || isDialogOpen()) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const offered = useMemo(
    () => ({
      title: t('title'),
      shortcuts: listed.map((name) => ({ label: t(`shortcut.${name}`), keys: t(`keys.${name}`) })),
    }),
    [t],
  );
  useOfferShortcuts(offered);
}
