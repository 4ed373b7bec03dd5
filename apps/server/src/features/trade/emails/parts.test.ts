import { mailKind } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { defaultTemplates } from './default-templates.ts';
import { MAX_ATTEMPTS, nextTryAfter } from './deliver.ts';
import { mailHtml } from './mail-html.ts';
import { asksForLink, fillWords, putLink, unknownWords } from './mail-words.ts';
import { daysOverdue, writtenDay, writtenMoney } from './propose-mail.ts';

describe('the words of a template', () => {
  const facts = { number: 'INV-1', due_date: null, days_overdue: null, contact: 'Blue {number} Harbour' };

  it.each([
    ['Invoice {number}', 'Invoice INV-1'],
    ['{ number } and {number}', 'INV-1 and INV-1'],
    ['Dear {contact},', 'Dear Blue {number} Harbour,'],
    ['{link} stays, {unknown} stays', '{link} stays, {unknown} stays'],
    ['Amount\nPayable by: {due_date}\nThanks', 'Amount\nThanks'],
    ['A\n\nLate by {days_overdue}\n\nB', 'A\n\nB'],
    ['brace { alone', 'brace { alone'],
  ])('%j is filled as %j', (text, filled) => expect(fillWords(text, facts)).toBe(filled));

  it.each([
    [{ subject: '{number}', body: '{link} {total}' }, []],
    [{ subject: '{nummer}', body: '{total} {totl} {nummer}' }, ['nummer', 'totl']],
    [{ subject: 'Here: {link}', body: '' }, ['link']],
    [{ subject: '', body: '{}' }, ['']],
  ])('of %j a mail about a document does not know %j', (text, unknown) =>
    expect(unknownWords('invoice', text)).toEqual(unknown),
  );

  it('knows of a statement only what is about the contact', () => {
    expect(unknownWords('statement', { subject: '{company}', body: '{contact} {due} {number} {link}' })).toEqual([
      'number',
      'link',
    ]);
  });

  it.each(
    mailKind.options.flatMap((kind) => (['en-US', 'zh-Hant'] as const).map((language) => [kind, language] as const)),
  )('the usual words of %s in %s name nothing unknown', (kind, language) =>
    expect(unknownWords(kind, defaultTemplates[language][kind])).toEqual([]),
  );

  it('takes the link as it is, whatever signs are in it', () => {
    expect(asksForLink('see { link }')).toBe(true);
    expect(putLink('see {link}', 'https://x/i#$&a')).toBe('see https://x/i#$&a');
  });
});

describe('a mail as HTML', () => {
  it('escapes what was typed and links addresses only', () => {
    const html = mailHtml('A <b> & "C"\nhttps://x.example/i#a?b=1&c=2 end\n\njavascript:alert(1)', 'en');
    expect(html).toContain('A &#60;b&#62; &#38; &#34;C&#34;<br>');
    expect(html).toContain('<a href="https://x.example/i#a?b=1&#38;c=2"');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).not.toContain('<b>');
  });
});

describe('how long a mail waits for its next try', () => {
  const start = new Date('2026-04-30T04:00:00Z');
  it('grows from a minute, and ends after ten tries within two days', () => {
    const minutes: number[] = [];
    for (let attempts = 1; ; attempts++) {
      const next = nextTryAfter(attempts, start);
      if (next === null) break;
      minutes.push((next.getTime() - start.getTime()) / 60_000);
    }
    expect(minutes.slice(0, 4)).toEqual([1, 5, 15, 60]);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.length + 1).toBe(MAX_ATTEMPTS);
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(48 * 60);
  });
});

describe('facts as a letter writes them', () => {
  it.each([
    ['1234567.50', 'HKD', 'HKD 1,234,567.50'],
    ['120000', 'JPY', 'JPY 120,000'],
    ['0.05', 'USD', 'USD 0.05'],
  ])('%s %s is %s', (amount, currency, written) => expect(writtenMoney(amount, currency)).toBe(written));

  it('a day in either language, and days past it only when it is past', () => {
    expect(writtenDay('2026-03-05', 'en-US')).toBe('5 March 2026');
    expect(writtenDay('2026-03-05', 'zh-Hant')).toBe('2026年3月5日');
    expect([
      daysOverdue('2026-04-20', '2026-04-30'),
      daysOverdue('2026-04-30', '2026-04-30'),
      daysOverdue(null, '2026-04-30'),
    ]).toEqual(['10', null, null]);
  });
});
