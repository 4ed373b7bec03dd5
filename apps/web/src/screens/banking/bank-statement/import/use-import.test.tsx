import type { BankImportPreview } from '@folio/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending, Refusal, serve } from '../../../../../test/fake-server.ts';
import { renderWithQueries } from '../../../../../test/render.tsx';
import { useImport } from './use-import.ts';

const statement = { lines: 3, duplicates: 0, opens_account: false, opening_balance: '0.00' };
const preview = (changes: object = {}) =>
  ({ document_id: 'd1', statements: [statement], ...changes }) as unknown as BankImportPreview;
const file = new File(['a,b'], 'may.csv');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('companyId', 'c1');
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(answer: Parameters<typeof serve>[0], documentId?: string) {
  const calls = serve(answer);
  const { result, unmount } = renderWithQueries(
    () => useImport({ accountId: 'acc', documentId } as Parameters<typeof useImport>[0]),
    { props: undefined },
  );
  return {
    calls,
    of: () => result.current,
    close: unmount,
    count: (verb: string) => calls.filter(({ name }) => name.endsWith(verb)).length,
  };
}

const upload = async (dialog: ReturnType<typeof open>) => {
  await act(async () => {
    const done = dialog.of().upload(file);
    await vi.advanceTimersByTimeAsync(0);
    await done;
  });
};

describe('a bank file on its way in', () => {
  it('shows what the server reads in it, with a choice for each statement', async () => {
    const dialog = open(() => preview());
    await upload(dialog);
    expect(dialog.of()).toMatchObject({ preview: { document_id: 'd1' }, busy: null, fault: null });
    expect(dialog.of().choices.statements).toHaveLength(1);
  });

  it('that waits from earlier is read when the dialog opens', async () => {
    const dialog = open(() => preview(), 'd1');
    await pass();
    expect([dialog.count('/preview'), dialog.of().preview?.document_id]).toEqual([1, 'd1']);
  });

  it('is read again once, after several choices in a row', async () => {
    const dialog = open(() => preview());
    await upload(dialog);
    for (const skipProblems of [true, false, true]) {
      act(() => dialog.of().choose((choices) => ({ ...choices, skipProblems }), true));
      await pass(100);
    }
    expect(dialog.count('/preview')).toBe(0);
    await pass(300);
    expect(dialog.count('/preview')).toBe(1);
    expect(dialog.of().choices.skipProblems).toBe(true);
  });

  it('a choice that changes nothing in the reading is only noted', async () => {
    const dialog = open(() => preview());
    await upload(dialog);
    act(() => dialog.of().choose((choices) => ({ ...choices, skipProblems: true }), false));
    await pass(1000);
    expect([dialog.count('/preview'), dialog.of().choices.skipProblems]).toEqual([0, true]);
  });

  it('shows the newest reading, also when an older one is answered later', async () => {
    const readings = [pending<BankImportPreview>(), pending<BankImportPreview>()];
    let at = 0;
    const dialog = open(({ name }) => (name.endsWith('/preview') ? readings[at++]?.promise : preview()));
    await upload(dialog);
    for (let count = 0; count < 2; count++) {
      act(() => dialog.of().choose((choices) => choices, true));
      await pass(300);
    }
    readings[1]?.resolve(preview({ kind: 'newest' }));
    await pass();
    readings[0]?.resolve(preview({ kind: 'older' }));
    await pass();
    expect(dialog.of()).toMatchObject({ preview: { kind: 'newest' }, busy: null, fault: null });
  });

  it('keeps every choice when it is rejected, and says why at its fields', async () => {
    const dialog = open(({ name }) => {
      if (name.endsWith('/confirm'))
        throw new Refusal(422, 'validation_failed', { errors: { 'statements.0.opening_balance': ['Missing.'] } });
      return preview();
    });
    await upload(dialog);
    act(() => dialog.of().choose((choices) => ({ ...choices, skipProblems: true }), false));
    await act(async () => {
      const done = dialog.of().confirm();
      await vi.advanceTimersByTimeAsync(0);
      expect(await done).toBeNull();
    });
    expect(dialog.of().fields).toEqual({ 'statements.0.opening_balance': ['Missing.'] });
    expect([dialog.of().busy, dialog.of().choices.skipProblems]).toEqual([null, true]);
  });

  it('starts over with nothing of the file before, also if its reading was still to come', async () => {
    const dialog = open(() => preview());
    await upload(dialog);
    act(() => dialog.of().choose((choices) => ({ ...choices, skipProblems: true }), true));
    act(() => dialog.of().startOver());
    await pass(1000);
    expect(dialog.of()).toMatchObject({ preview: null, choices: { statements: [], skipProblems: false } });
    expect(dialog.count('/preview')).toBe(0);
  });

  it('is ready for another file when it starts over while the one before is being read', async () => {
    const dialog = open(({ name }) => (name.endsWith('/preview') ? pending<object>().promise : preview()));
    await upload(dialog);
    act(() => dialog.of().choose((choices) => choices, true));
    await pass(300);
    expect(dialog.of().busy).toBe('reading');
    act(() => dialog.of().startOver());
    await pass();
    expect(dialog.of()).toMatchObject({ busy: null, fault: null, preview: null });
  });

  it('reads nothing more once the dialog was closed', async () => {
    const dialog = open(() => preview());
    await upload(dialog);
    act(() => dialog.of().choose((choices) => choices, true));
    dialog.close();
    await pass(1000);
    expect(dialog.count('/preview')).toBe(0);
  });
});
