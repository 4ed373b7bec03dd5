import { useSyncExternalStore } from 'react';
import type { Appearance } from './theme.ts';

/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const storageKey = 'folio.theme';
const listeners = new Set<() => void>();
const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)');

export function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

function appearance(): Appearance {
  const choice = themeChoice();
  if (choice !== 'system') return choice;
  return deviceIsDark.matches ? 'dark' : 'light';
}

function announce(): void {
  document.documentElement.dataset.theme = appearance();
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice);
  announce();
}

/** Applies the appearance before the first paint and then follows changes of the device setting. */
export function startTheme(): void {
  announce();
  deviceIsDark.addEventListener('change', announce);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, appearance);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}
