import { setImmediate as nextTurn } from 'node:timers/promises';

const AT_ONCE = 1000;

/** Like `flatMap`, letting other calls have their turn in between: a file may hold hundreds of thousands of rows. */
export async function flatMapInSlices<From, To>(
  items: readonly From[],
  change: (item: From, index: number) => To | readonly To[],
): Promise<To[]> {
  const changed: To[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const slice = items.slice(start, start + AT_ONCE).flatMap((item, index) => change(item, start + index));
    for (const one of slice) changed.push(one);
    if (items.length > AT_ONCE) await nextTurn();
  }
  return changed;
}
