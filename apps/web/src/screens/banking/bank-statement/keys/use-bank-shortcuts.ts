import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScreenShortcuts, useOfferShortcuts } from '../../../../components/keyboard/screen-shortcuts.ts';

/** Every key of the list, in the order a person meets them. */
const keys = [
  'move',
  'ends',
  'accept',
  'pick',
  'match',
  'classify',
  'split',
  'transfer',
  'rule',
  'exclude',
  'refuse',
  'file',
  'certain',
  'select',
  'extend',
  'undo',
  'close',
] as const;

/** Puts the list's keys on the list of shortcuts. */
export function useBankShortcuts(): void {
  const { t } = useTranslation('bank-statement');
  const offered = useMemo(
    (): ScreenShortcuts => ({
      title: t('title'),
      shortcuts: keys.map((key) => ({ label: t(`shortcut.${key}`), keys: t(`keys.${key}`) })),
    }),
    [t],
  );
  useOfferShortcuts(offered);
}
