import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pending } from '../../../test/fake-server.ts';
import { useSavedForm } from './use-saved-form.ts';

const saved = { name: 'Auditor', note: '', names: ['a', 'b'] };
type Draft = typeof saved;

function open() {
  const { result, rerender } = renderHook(({ draft, version }) => useSavedForm(draft, version), {
    initialProps: { draft: saved, version: '1' },
  });
  return {
    form: () => result.current,
    type: (part: Partial<Draft>) => act(() => result.current.change((draft) => ({ ...draft, ...part }))),
    /** The server has another version, of this form or of another window. */
    arrive: (part: Partial<Draft>, version: string) => rerender({ draft: { ...saved, ...part }, version }),
  };
}

describe('a form that a button saves', () => {
  it('follows what is saved elsewhere while nothing was typed', () => {
    const { form, arrive } = open();
    arrive({ name: 'Other' }, '2');
    expect(form()).toMatchObject({ draft: { name: 'Other' }, isTouched: false, collisions: [] });
  });

  it('keeps what was typed when another window saves, and takes the other fields', () => {
    const { form, type, arrive } = open();
    type({ note: 'typed here' });
    arrive({ name: 'Other' }, '2');
    expect(form()).toMatchObject({ draft: { name: 'Other', note: 'typed here' }, isTouched: true, collisions: [] });
  });

  it('names the fields that another window saved with other values', () => {
    const { form, type, arrive } = open();
    type({ note: 'typed here' });
    arrive({ note: 'typed there' }, '2');
    expect(form()).toMatchObject({ draft: { note: 'typed here' }, collisions: ['note'] });
  });

  it('keeps what was typed while saving, and takes the saved words of what was sent', async () => {
    const { form, type, arrive } = open();
    const answer = pending<void>();
    type({ name: ' New ' });
    let saving = Promise.resolve();
    act(() => {
      saving = form().save(() => answer.promise);
    });
    type({ note: 'typed while saving' });
    arrive({ name: 'New' }, '2');
    expect(form().draft).toMatchObject({ name: ' New ', note: 'typed while saving' });
    answer.resolve();
    await act(() => saving);
    expect(form()).toMatchObject({
      draft: { name: 'New', note: 'typed while saving' },
      base: { name: 'New', note: '' },
      isTouched: true,
      collisions: [],
    });
  });

  it('keeps the draft when saving fails, and can be saved once the newer version is known', async () => {
    const { form, type, arrive } = open();
    type({ note: 'typed here' });
    const failing = act(() => form().save(() => Promise.reject(new Error('stale'))));
    await expect(failing).rejects.toThrow('stale');
    arrive({ name: 'Other' }, '2');
    expect(form()).toMatchObject({ draft: { name: 'Other', note: 'typed here' }, isTouched: true });
    await act(() => form().save(async (draft) => expect(draft.name).toBe('Other')));
    expect(form().isTouched).toBe(false);
  });
});
