const framesTried = 20;
const row = /^(statements\.\d+\.lines)\.(\d+)(\.|$)/;

function fieldOf(path: string): HTMLElement | null {
  const exact = document.getElementById(`field-${path}`);
  if (exact !== null) return exact;
  const inside = document.querySelectorAll<HTMLElement>(`[id^="field-${CSS.escape(path)}."]`);
  // Of a statement's line the amount is what one looks at.
  return (
    [...inside].find(
      (one) => one instanceof HTMLInputElement && !one.hasAttribute('data-day-input') && one.value !== '',
    ) ??
    inside[0] ??
    null
  );
}

/** A line far away is not drawn: brings the place where it will be into sight. */
function bringNear(path: string): void {
  const index = Number(row.exec(path)?.[2]);
  if (!Number.isFinite(index)) return;
  const bodies = [...document.querySelectorAll<HTMLElement>('[data-first-row]')];
  const body = bodies.findLast((one) => Number(one.dataset.firstRow) <= index);
  if (body === undefined) return;
  const { top, height } = body.getBoundingClientRect();
  const rows = Number(bodies[bodies.indexOf(body) + 1]?.dataset.firstRow ?? index + 1) - Number(body.dataset.firstRow);
  const share = (index - Number(body.dataset.firstRow)) / Math.max(rows, 1);
  window.scrollBy({ top: top + share * height - window.innerHeight / 2, behavior: 'instant' });
}

/** Puts the focus on a field, or on the first field of the line or item the path names; waits until it is drawn. */
export function focusField(path: string): void {
  let tried = 0;
  const attempt = () => {
    const field = fieldOf(path);
    if (field !== null) {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (tried === 1) bringNear(path);
    tried += 1;
    if (tried < framesTried) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
