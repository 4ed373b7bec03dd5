import type { SalesImportPreview } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, serve, Unreached } from '../../../test/fake-server.ts';
import { quiet } from '../../../test/quiet.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { mappingOf, type SalesImport, useSalesImport } from './use-sales-import.ts';

const preview = {
  id: 'p1',
  columns: [{ role: 'number' }, { role: null }],
  amounts_are: 'no_tax',
  date_order: 'dmy',
} as unknown as SalesImportPreview;
const file = new File(['a,b'], 'a.csv');

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

function open() {
  const server = { fault: null as Error | null };
  const calls = serve(({ name, body }) => {
    if (server.fault !== null) throw server.fault;
    if (name.startsWith('PUT')) return { ...preview, ...(body as object) };
    return name.startsWith('DELETE') ? {} : { ...preview, created: 2 };
  });
  const { client, result } = renderWithQueries(() => useSalesImport('invoices' as never), { props: undefined });
  return {
    server,
    of: () => result.current,
    do: async <T,>(work: (of: SalesImport) => Promise<T>): Promise<T> => {
      let done: T | undefined;
      await act(async () => {
        done = await work(result.current);
      });
      await quiet(client);
      return done as T;
    },
    keys: () => calls.map(({ headers }) => headers['Idempotency-Key']).filter((key) => key !== undefined),
    sent: () => calls.map(({ name, body }) => [name.split(' ')[0], body]),
  };
}

describe('an import of documents', () => {
  it('shows what the file would create, and nothing before', async () => {
    const importing = open();
    expect([importing.of().preview, await importing.do((of) => of.take())]).toEqual([null, null]);
    await importing.do((of) => of.upload(file));
    expect([importing.of().preview?.id, importing.of().busy, importing.of().fault]).toEqual(['p1', null, null]);
  });

  it('sends a changed column with the others as they are', async () => {
    const importing = open();
    await importing.do((of) => of.upload(file));
    await importing.do((of) => of.map({ date_order: 'mdy' as never }));
    expect(importing.sent().at(-1)?.[1]).toEqual({ ...mappingOf(preview), date_order: 'mdy' });
  });

  it('creates nothing twice after a lost answer; another file is another import', async () => {
    const importing = open();
    await importing.do((of) => of.upload(file));
    importing.server.fault = new Unreached();
    expect(await importing.do((of) => of.take())).toBeNull();
    expect(importing.of().fault).not.toBeNull();
    importing.server.fault = null;
    expect(await importing.do((of) => of.take())).not.toBeNull();
    await importing.do((of) => of.upload(file));
    await importing.do((of) => of.take());
    const [first, again, next] = importing.keys();
    expect([first === again, again === next]).toEqual([true, false]);
  });

  it('that cannot be read keeps what was shown before and says why', async () => {
    const importing = open();
    await importing.do((of) => of.upload(file));
    importing.server.fault = new Refusal(422, 'validation_failed', { message: 'No table.' });
    await importing.do((of) => of.upload(file));
    expect([importing.of().preview?.id, importing.of().fault]).toEqual(['p1', 'No table.']);
  });

  it('is given up, unless the server cannot be asked', async () => {
    const importing = open();
    expect(await importing.do((of) => of.discard())).toBe(true);
    await importing.do((of) => of.upload(file));
    importing.server.fault = new Unreached();
    expect(await importing.do((of) => of.discard())).toBe(false);
    importing.server.fault = null;
    expect(await importing.do((of) => of.discard())).toBe(true);
  });
});
