import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../components/emails/fill-template.ts';
import { linkStateOf } from '../../../components/emails/link-state.ts';
import { isReady, wrongAddresses } from '../../../components/emails/mail-draft.ts';
import { exampleFacts, wordsOf } from '../../../components/emails/template-example.ts';

describe('a link', () => {
  const link = { revoked_at: null, expires_at: '2026-05-01T00:00:00Z', views: 0 };
  const now = new Date('2026-04-30T00:00:00Z');
  it.each([
    [link, 'open'],
    [{ ...link, views: 2 }, 'viewed'],
    [{ ...link, views: 2, expires_at: '2026-04-30T00:00:00Z' }, 'expired'],
    [{ ...link, views: 2, revoked_at: '2026-04-29T00:00:00Z' }, 'revoked'],
  ])('%j is %s', (given, state) => expect(linkStateOf(given, now)).toBe(state));
});

describe('a mail being written', () => {
  const mail = { to: ['a@b.example'], cc: [], subject: 'S', body: 'B' };
  it.each([
    [mail, true],
    [{ ...mail, to: [] }, false],
    [{ ...mail, cc: ['nobody'] }, false],
    [{ ...mail, subject: '  ' }, false],
    [{ ...mail, body: '' }, false],
  ])('%j may be sent: %s', (given, ready) => expect(isReady(given)).toBe(ready));

  it('lists the addresses that are not valid', () => {
    expect(wrongAddresses(['a@b.example', 'a@b', 'Name <a@b.example>', 'a b@c.example'])).toEqual([
      'a@b',
      'Name <a@b.example>',
      'a b@c.example',
    ]);
  });
});

describe('the example next to a template', () => {
  it.each(['en-US', 'zh-Hant'] as const)('has a fact for every word in %s', (language) => {
    const facts = exampleFacts(language, 'Company');
    for (const word of wordsOf('invoice')) expect(fillTemplate(`{${word}}`, facts)).toBe(facts[word]);
  });

  it('leaves out a line that has nothing to say, and leaves unknown words as typed', () => {
    expect(fillTemplate('A\n\n{due}\n\nB {x}', { due: '' })).toBe('A\n\nB {x}');
  });
});
