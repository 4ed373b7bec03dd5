import { describe, expect, it } from 'vitest';
import { readAhead } from './source.ts';

/** Pages 0, 1, 2 … and what happened to them. */
function pagesTo(count: number, events: string[], fails = false) {
  return (async function* () {
    try {
      for (let page = 0; page < count; page++) {
        events.push(`read ${page}`);
        yield page;
      }
      if (fails) throw new Error('the database is gone');
    } finally {
      events.push('closed');
    }
  })();
}

async function writeAll(pages: AsyncGenerator<number, void>, events: string[], most = Number.POSITIVE_INFINITY) {
  for await (const page of pages) {
    events.push(`write ${page}`);
    if (page + 1 >= most) return;
  }
}

describe('reading ahead', () => {
  it('reads one page while the page before is written', async () => {
    const events: string[] = [];
    await writeAll(readAhead(pagesTo(3, events)), events);
    expect(events).toEqual(['read 0', 'read 1', 'write 0', 'read 2', 'write 1', 'closed', 'write 2']);
  });

  it('reads no more when the reader of the file has gone', async () => {
    const events: string[] = [];
    await writeAll(readAhead(pagesTo(1000, events)), events, 2);
    expect(events.at(-1)).toBe('closed');
    expect(events.filter((event) => event.startsWith('read'))).toEqual(['read 0', 'read 1', 'read 2']);
  });

  it('writes what was read before an error, then fails with it', async () => {
    const events: string[] = [];
    await expect(writeAll(readAhead(pagesTo(2, events, true)), events)).rejects.toThrow('the database is gone');
    expect(events.filter((event) => event.startsWith('write'))).toEqual(['write 0', 'write 1']);
  });
});
