import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseTheme, startTheme, themeChoice, themeChoices, useAppearance, useThemeChoice } from './theme-choice.ts';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

describe('the appearance', () => {
  it.each([
    [null, 'system'],
    ['dark', 'dark'],
    ['sepia', 'system'],
  ])('stored as %s is %s', (stored, choice) => {
    if (stored !== null) localStorage.setItem('folio.theme', stored);
    expect(themeChoice()).toBe(choice);
  });

  it.each(['light', 'dark'] as const)('chosen as %s is drawn at once and remembered', (choice) => {
    const { result } = renderHook(() => [useThemeChoice(), useAppearance()]);
    act(() => chooseTheme(choice));
    expect([result.current, document.documentElement.dataset.theme, themeChoice()]).toEqual([
      [choice, choice],
      choice,
      choice,
    ]);
  });

  it('of the system is that of the device', () => {
    act(() => chooseTheme('system'));
    startTheme();
    const expected = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    expect(document.documentElement.dataset.theme).toBe(expected);
    expect(themeChoices).toContain(themeChoice());
  });
});
