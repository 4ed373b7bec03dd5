import { useEffect } from 'react';
import { isForOthers } from '../../components/keyboard/use-list-keys.ts';
import { showOverlay } from './overlays.ts';
import { keepTyping } from './palette/early-typing.ts';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Ctrl/⌘-K opens the finder, `?` the list of shortcuts, `/` goes to the list's search, or to the finder, N makes a new record. */
export function useShellShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        openFinder();
        return;
      }
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') showOverlay('shortcuts');
      if (event.key === '/') focusSearch(event);
      if (event.key.toLowerCase() === 'n' && !isForOthers(event)) pressNew(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function openFinder(): void {
  if (document.querySelector('.palette-input') === null) keepTyping();
  showOverlay('palette');
}

function focusSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLInputElement>('input[data-list-search]');
  event.preventDefault();
  if (search === null) openFinder();
  else search.focus();
}

function pressNew(event: KeyboardEvent): void {
  const button = document.querySelector<HTMLElement>('[data-list-new]');
  if (button === null) return;
  event.preventDefault();
  button.click();
}
