import { describe, expect, it } from 'vitest';
import { keepTyping, takeTyped } from './early-typing.ts';

function press(...keys: readonly string[]): boolean[] {
  return keys.map((key) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
}

describe('what is typed before the finder has its field', () => {
  const cases: [name: string, keys: string[], text: string, isEntered: boolean][] = [
    ['letters', ['p', '&', 'l'], 'p&l', false],
    ['Enter after them', ['p', 'l', 'Enter'], 'pl', true],
    ['a letter taken away again', ['p', 'x', 'Backspace', 'l'], 'pl', false],
    ['keys without a letter', ['Shift', 'a', 'ArrowDown'], 'a', false],
    ['nothing', [], '', false],
    ['Escape gives it up', ['a', 'Escape'], '', false],
  ];
  it.each(cases)('%s', (_, keys, text, isEntered) => {
    keepTyping();
    press(...keys);
    expect(takeTyped()).toEqual({ text, isEntered });
  });

  it('does not reach the list below, and later keys do', () => {
    keepTyping();
    expect(press('n')).toEqual([false]);
    takeTyped();
    expect(press('n')).toEqual([true]);
    expect(takeTyped().text).toBe('');
  });

  it('ends with a press of the mouse', () => {
    keepTyping();
    press('a');
    window.dispatchEvent(new Event('pointerdown'));
    expect(press('n')).toEqual([true]);
  });
});
