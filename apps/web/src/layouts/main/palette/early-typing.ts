let text = '';
let isEntered = false;
let isListening = false;

/**
 * Keeps what is typed between the key that opens the finder and the moment its field has the focus: a fast hand does
 * not wait, and its letters must not become the keys of the list below.
 */
export function keepTyping(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('keydown', keep, true);
  window.addEventListener('pointerdown', stop, true);
}

/** What was kept so far, and whether Enter followed. From now on the field receives the keys itself. */
export function takeTyped(): { text: string; isEntered: boolean } {
  const typed = { text, isEntered };
  stop();
  return typed;
}

function stop(): void {
  window.removeEventListener('keydown', keep, true);
  window.removeEventListener('pointerdown', stop, true);
  isListening = false;
  isEntered = false;
  text = '';
}

function keep(event: KeyboardEvent): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    stop();
    return;
  }
  if (event.key === 'Enter') isEntered = true;
  else if (event.key === 'Backspace') text = text.slice(0, -1);
  else if ([...event.key].length === 1) text += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
