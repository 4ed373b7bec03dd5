/**
 * Selects all of a field that takes the focus, so that typing replaces it. A click puts its caret after the focus has come:
 * the selection is made again once the button is up, unless the person selected a part.
 */
export function selectWhole(input: HTMLInputElement): void {
  input.select();
  const again = () => {
    if (document.activeElement === input && input.selectionStart === input.selectionEnd) input.select();
  };
  input.addEventListener('mouseup', again, { once: true });
  input.addEventListener('blur', () => input.removeEventListener('mouseup', again), { once: true });
}
