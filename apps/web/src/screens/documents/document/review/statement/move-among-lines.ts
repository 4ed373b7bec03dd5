import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down lead to the same figure of the line above or below. */
export function moveAmongLines(event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target } = event;
  if (step === undefined || event.altKey || !(target instanceof HTMLInputElement)) return;
  const field = target.id.slice(target.id.lastIndexOf('.'));
  const rows = [...event.currentTarget.querySelectorAll('tr.line-editor')];
  const at = rows.findIndex((row) => row.contains(target));
  const next = rows[at + step]?.querySelector<HTMLInputElement>(`input[id$="${CSS.escape(field)}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
