import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { settled } from '../../../test/render.tsx';
import { ConfirmContext, type ConfirmQuestion } from '../feedback/confirm.tsx';
import { LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';

function Form({ name, isDirty, params = [] }: { name: string; isDirty: boolean; params?: readonly string[] }) {
  useLeaveGuard(isDirty, { title: name, okText: 'Leave' }, params);
  return null;
}

/** A screen with two forms, and what was asked when the user went to a path. */
async function leave(to: string, first: boolean, second: boolean, leaves = false): Promise<[string[], string]> {
  const asked: string[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <>
            <LeaveGuard />
            <Form name="first" isDirty={first} params={['year']} />
            <Form name="second" isDirty={second} />
          </>
        ),
      },
    ],
    { initialEntries: ['/filing?year=2025'] },
  );
  const ask = async ({ title }: ConfirmQuestion) => {
    asked.push(String(title));
    return leaves;
  };
  const { unmount } = render(
    <ConfirmContext value={ask}>
      <RouterProvider router={router} />
    </ConfirmContext>,
  );
  await act(async () => {
    await router.navigate(to);
    await settled();
  });
  const { pathname, search } = router.state.location;
  unmount();
  return [asked, pathname + search];
}

describe('a screen with unsaved forms', () => {
  it.each([
    ['the first', true, false, ['first']],
    ['the second', false, true, ['second']],
    ['both', true, true, ['first']],
    ['none', false, false, []],
  ] as const)('asks once for %s', async (_, first, second, asked) => {
    const stays = asked.length > 0;
    expect(await leave('/home', first, second)).toEqual([asked, stays ? '/filing?year=2025' : '/home']);
  });

  it('registers one blocker with the router, which supports no more', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await leave('/home', true, true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('asks the question of the form that is left', async () => {
    expect(await leave('/filing?year=2024', true, true)).toEqual([['first'], '/filing?year=2025']);
  });

  it('is left if the user wants to', async () => {
    expect(await leave('/home', true, true, true)).toEqual([['first'], '/home']);
  });

  it('asks for a change of the address that chooses what a form is about, and for no other', async () => {
    expect(await leave('/filing?year=2024', true, false)).toEqual([['first'], '/filing?year=2025']);
    expect(await leave('/filing?year=2024', false, true)).toEqual([[], '/filing?year=2024']);
    expect(await leave('/filing?year=2025&fold=a', true, true)).toEqual([[], '/filing?year=2025&fold=a']);
  });
});
