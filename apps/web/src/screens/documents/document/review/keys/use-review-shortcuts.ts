import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenShortcuts } from '../../../../../components/keyboard/screen-shortcuts.ts';

const names = [
  'accept',
  'walk',
  'confirm',
  'question',
  'next',
  'previous',
  'kind',
  'bankLine',
  'pickLine',
  'strip',
  'turn',
  'alike',
  'page',
  'lines',
  'rows',
  'columns',
  'boundary',
  'list',
] as const;

/** The review's own keys in words, for the list of shortcuts. */
export function useReviewShortcuts(): ScreenShortcuts {
  const { t } = useTranslation('document');
  return useMemo(
    () => ({
      title: t('review'),
      shortcuts: names.map((name) => ({ label: t(`shortcut.${name}`), keys: t(`keys.${name}`) })),
    }),
    [t],
  );
}
