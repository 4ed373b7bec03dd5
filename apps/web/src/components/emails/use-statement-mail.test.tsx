import type { AccountStatement } from '@folio/contract';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, serve } from '../../../test/fake-server.ts';
import { quiet } from '../../../test/quiet.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { useStatementMail } from './use-statement-mail.ts';

const month = (from: string, to: string) => ({ from, to }) as AccountStatement;
const march = month('2026-03-01', '2026-03-31');
const april = month('2026-04-01', '2026-04-30');

const proposal = ({ query }: Call) => ({
  to: ['usual@b.hk'],
  cc: [],
  subject: `${query.language ?? 'en-US'} ${query.from}`,
  body: 'Template',
  language: query.language ?? 'en-US',
});

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

async function open(statement = march, side: 'customer' | 'supplier' = 'customer') {
  serve(proposal);
  const { client, result, unmount } = renderWithQueries(
    () => useStatementMail({ contactId: 'k1', statement, side, language: null }),
    { props: undefined },
  );
  await quiet(client);
  return {
    of: () => result.current,
    do: async (work: (of: ReturnType<typeof useStatementMail>) => void) => {
      act(() => work(result.current));
      await quiet(client);
    },
    close: unmount,
    shown: () => [result.current.mail?.to.join(), result.current.mail?.subject, result.current.mail?.body],
  };
}

describe('the email with a statement of account', () => {
  it('begins with the template, and says what is typed then', async () => {
    const mail = await open();
    expect(mail.shown()).toEqual(['usual@b.hk', 'en-US 2026-03-01', 'Template']);
    await mail.do((of) => of.change({ body: 'Dear Sir' }));
    expect(mail.shown()).toEqual(['usual@b.hk', 'en-US 2026-03-01', 'Dear Sir']);
  });

  it('in another language has the text of its template and keeps the receivers', async () => {
    const mail = await open();
    await mail.do((of) => of.change({ to: ['owner@b.hk'], cc: ['file@b.hk'] }));
    await mail.do((of) => of.speak('zh-Hant'));
    expect(mail.shown()).toEqual(['owner@b.hk', 'zh-Hant 2026-03-01', 'Template']);
    expect([mail.of().mail?.cc, mail.of().mailLanguage]).toEqual([['file@b.hk'], 'zh-Hant']);
    await mail.do((of) => of.speak('en-US'));
    expect(mail.shown()).toEqual(['owner@b.hk', 'en-US 2026-03-01', 'Template']);
  });

  it('is there again after the dialog was closed, until it is given up', async () => {
    const first = await open();
    await first.do((of) => of.change({ body: 'Dear Sir' }));
    first.close();
    const again = await open();
    expect(again.shown()[2]).toBe('Dear Sir');
    await again.do((of) => of.drop());
    expect(again.shown()[2]).toBe('Template');
  });

  it.each([
    ['another period', april, 'customer' as const],
    ['the other side', march, 'supplier' as const],
  ])('for %s does not begin with the text that was typed for this one', async (_, statement, side) => {
    const first = await open();
    await first.do((of) => of.change({ body: 'You owe us 12.00 for March' }));
    first.close();
    expect((await open(statement, side)).shown()[2]).toBe('Template');
  });
});
