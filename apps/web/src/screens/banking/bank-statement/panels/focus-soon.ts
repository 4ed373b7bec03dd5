/** Focuses what a choice leads to, once it is enabled by that choice: Enter goes on from there. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
