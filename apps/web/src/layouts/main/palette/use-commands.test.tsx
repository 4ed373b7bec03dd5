import { describe, expect, it } from 'vitest';
import { serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../test/render.tsx';
import { useCommands } from './use-commands.ts';

describe('the finder of a person without a company', () => {
  it('offers the rooms of auditors and no screen of a company', async () => {
    serve(() => ({ data: [], meta: { page: 1, limit: 20, total: 0 } }));
    const { result, client } = renderOnScreen(() => useCommands({ text: '', q: '' }), { props: undefined });
    await quiet(client);
    const paths = result.current.flatMap(({ path }) => path ?? []);
    expect(paths).toContain('/auditor-room');
    expect(paths.filter((path) => /^\/(sales|purchases|reports|accounting|bank-statement)/.test(path))).toEqual([]);
  });
});
