import { describe, expect, it, vi } from 'vitest';
import { CodingState } from './coding-state.ts';
import { traffic } from './traffic.ts';

describe('the lines being saved', () => {
  it('are locked until their own request ends, and show why they were rejected until they are tried again', () => {
    const state = new CodingState();
    const shown = () => {
      const { pending, refusals } = state.snapshot();
      return [[...pending].join(), [...refusals].map(([id, message]) => `${id}: ${message}`).join()];
    };
    state.begin(['a', 'b']);
    state.begin(['c']);
    expect(shown()).toEqual(['a,b,c', '']);
    state.end(['a', 'b'], [{ id: 'b', message: 'Locked.' }]);
    expect(shown()).toEqual(['c', 'b: Locked.']);
    state.begin(['b']);
    expect(shown()).toEqual(['c,b', '']);
  });

  it('report each change to the listeners, and nothing after they stopped', () => {
    const state = new CodingState();
    const heard = vi.fn();
    const stop = state.subscribe(heard);
    state.begin(['a']);
    stop();
    state.end(['a'], []);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are undone newest first, without those that were undone otherwise', () => {
    const state = new CodingState();
    const [first, second, third] = ['1', '2', '3'].map((id) => ({ coded: Promise.resolve([id]) }));
    for (const group of [first, second, third]) if (group) state.remember(group);
    if (second) state.forget(second);
    expect([state.takeLast(), state.takeLast(), state.takeLast()]).toEqual([third, first, undefined]);
  });
});

it('who waits for quiet hears it once the last of several changes has ended', () => {
  const heard = vi.fn();
  const stop = traffic.onQuiet(heard);
  const before = traffic.epoch();
  traffic.begin();
  traffic.begin();
  traffic.end();
  expect([heard.mock.calls.length, traffic.isQuiet()]).toEqual([0, false]);
  traffic.end();
  expect([heard.mock.calls.length, traffic.isQuiet(), traffic.epoch() - before]).toEqual([1, true, 2]);
  stop();
  traffic.begin();
  traffic.end();
  expect(heard).toHaveBeenCalledTimes(1);
});
