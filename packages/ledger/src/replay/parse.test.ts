import { describe, expect, it } from 'vitest';
import { goldenJson } from '../../test/golden-files.ts';
import { isLedgerIssue } from '../fault.ts';
import { parseExampleCompany } from './parse.ts';
import { replayEvents } from './replay.ts';

type Json = { [key: string]: unknown };

/** The golden example with its events replaced. */
function exampleWith(events: unknown[]): Json {
  return { ...(goldenJson('events.json') as Json), events };
}

function answerOf(run: () => unknown): Readonly<Record<string, string>> {
  try {
    run();
  } catch (error) {
    if (isLedgerIssue(error)) return { code: error.code, ...error.values };
    throw error;
  }
  return { code: 'accepted' };
}

const LOCK = { id: 'E1', type: 'period_lock', date: '2026-04-20', through: '2026-03-31' };
const JOURNAL = {
  id: 'E2',
  type: 'manual_journal',
  number: 'MJ',
  date: '2026-03-31',
  narration: 'Words',
  lines: [
    { account: '6500', debit: '1.00' },
    { account: '1501', credit: '1.00' },
  ],
};

describe('reading an example', () => {
  it.each([
    ['no object', [], 'example', 'an object'],
    ['an unknown event', exampleWith([{ ...LOCK, type: 'barter' }]), 'example.events[0].type', 'one of'],
    [
      'a day that does not exist',
      exampleWith([{ ...LOCK, through: '2026-02-30' }]),
      'example.events[0].through',
      'a day',
    ],
    [
      'an amount as a number',
      exampleWith([{ ...JOURNAL, lines: [{ account: '6500', debit: 1 }] }]),
      'example.events[0].lines[0].debit',
      'a text',
    ],
    [
      'an amount with a comma',
      exampleWith([{ ...JOURNAL, lines: [{ account: '6500', debit: '1,0' }] }]),
      'example.events[0].lines[0].debit',
      'a decimal',
    ],
    ['no lines', exampleWith([{ ...JOURNAL, lines: undefined }]), 'example.events[0].lines', 'a list'],
  ])('%s is refused with its place', (_, json, path, expected) => {
    const answer = answerOf(() => parseExampleCompany(json));
    expect(answer).toMatchObject({ code: 'bad_example', path });
    expect(answer.expected).toContain(expected);
  });
});

describe('replaying', () => {
  it('posts an event in an open period and refuses it in a locked one', () => {
    expect(replayEvents(parseExampleCompany(exampleWith([JOURNAL]))).entries).toHaveLength(1);
    const answer = answerOf(() => replayEvents(parseExampleCompany(exampleWith([LOCK, JOURNAL]))));
    expect(answer).toMatchObject({ code: 'bad_example', path: 'event E2', found: 'locked_period' });
  });

  it('refuses an unbalanced journal', () => {
    const lines = [{ account: '6500', debit: '1.00' }];
    const answer = answerOf(() => replayEvents(parseExampleCompany(exampleWith([{ ...JOURNAL, lines }]))));
    expect(answer).toMatchObject({ path: 'event E2', found: 'unbalanced' });
  });
});
