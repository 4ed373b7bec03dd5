/** One text for equal values, whatever their kind: amounts with an n, maps as their entries. */
function textOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`;
    return part instanceof Map ? [...part] : part;
  });
  return text ?? 'undefined';
}

function excerpt(text: string, from: number): string {
  const start = Math.max(from - 60, 0);
  return text.slice(start, start + 240);
}

/** Throws with both texts around the first difference when two values do not say the same. */
export function same(found: unknown, expected: unknown, what: string): void {
  const [left, right] = [textOf(found), textOf(expected)];
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at += 1;
  throw new Error(`${what}: found …${excerpt(left, at)}, expected …${excerpt(right, at)}`);
}
