import type { LinePanel } from '../coding/coding.ts';

/** What a key of the list asks for. */
export type Command =
  | { do: 'move'; by: number; extend: boolean }
  | { do: 'page'; by: 1 | -1 }
  | { do: 'first' | 'last' | 'accept' | 'acceptCertain' | 'select' | 'refuse' | 'rule' | 'file' | 'undo' | 'close' }
  | { do: 'pick'; index: number }
  | { do: 'panel'; panel: LinePanel };

export interface Pressed {
  key: string;
  shiftKey: boolean;
}

const still: Readonly<Record<string, Command>> = {
  Home: { do: 'first' },
  End: { do: 'last' },
  PageDown: { do: 'page', by: 1 },
  PageUp: { do: 'page', by: -1 },
  Enter: { do: 'accept' },
  ' ': { do: 'select' },
  Escape: { do: 'close' },
  g: { do: 'acceptCertain' },
  n: { do: 'refuse' },
  r: { do: 'rule' },
  d: { do: 'file' },
  z: { do: 'undo' },
  c: { do: 'panel', panel: 'classify' },
  s: { do: 'panel', panel: 'split' },
  t: { do: 'panel', panel: 'transfer' },
  m: { do: 'panel', panel: 'match' },
  x: { do: 'panel', panel: 'exclude' },
};
const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** The command of a key; null where the list has none for it. */
export function commandOf({ key, shiftKey }: Pressed): Command | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const step = steps[name];
  if (step !== undefined) return { do: 'move', by: step, extend: shiftKey };
  if (shiftKey && name === 'a') return { do: 'acceptCertain' };
  if (/^[1-9]$/.test(name)) return { do: 'pick', index: Number(name) - 1 };
  return still[name] ?? null;
}

/** A key pressed in a field, on a control or inside a dialog is not for the list. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true;
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open [role="dialog"]')) {
    return true;
  }
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.closest('input[type="checkbox"]')) return event.key === ' ';
  const fields = 'input, textarea, select, [contenteditable], [role="dialog"], .ant-select, .line-panel';
  if (target.closest(fields)) return true;
  return (event.key === 'Enter' || event.key === ' ') && target.closest('a, button') !== null;
}
