import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, routes, serve } from '../../../test/fake-server.ts';
import { quiet } from '../../../test/quiet.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { useDocumentMail } from './use-document-mail.ts';

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

async function open({ isSure = false, type = 'sales_invoice', refusal = null as Refusal | null } = {}) {
  serve(
    routes({
      'GET /api/company/c1/invoice/i1': () => ({ id: 'i1', type }),
      'GET /api/company/c1/invoice/i1/mail-proposal': ({ query }) => {
        if (refusal !== null) throw refusal;
        return {
          to: ['usual@b.hk'],
          cc: [],
          subject: `${query.kind ?? 'invoice'} ${query.language ?? 'en-US'}`,
          body: 'Template',
          language: query.language ?? 'en-US',
        };
      },
    }),
  );
  const { client, result, unmount } = renderWithQueries(() => useDocumentMail('i1'), { props: undefined, isSure });
  await quiet(client);
  return {
    of: () => result.current,
    do: async (work: (of: ReturnType<typeof useDocumentMail>) => unknown) => {
      await act(async () => {
        await work(result.current);
      });
      await quiet(client);
    },
    close: unmount,
    shown: () => [result.current.mail?.subject, result.current.mail?.body],
  };
}

describe('the email about a document', () => {
  it('begins with the template of the document and the PDF', async () => {
    const mail = await open();
    expect([mail.shown(), mail.of().mail?.attach, mail.of().isRestored]).toEqual([
      ['invoice en-US', 'Template'],
      ['pdf'],
      false,
    ]);
  });

  it.each([
    ['sales_invoice', ['invoice', 'reminder', 'receipt']],
    ['sales_credit_note', ['credit_note']],
    ['quotation', ['quotation']],
    ['purchase_bill', []],
  ])('of a %s has the templates %j', async (type, kinds) => {
    expect((await open({ type })).of().kinds).toEqual(kinds);
  });

  it('takes another template without a question while its text is unchanged', async () => {
    const mail = await open();
    await mail.do((of) => of.begin({ kind: 'reminder' }));
    await mail.do((of) => of.begin({ language: 'zh-Hant' }));
    expect([mail.shown(), mail.of().kind]).toEqual([['reminder zh-Hant', 'Template'], 'reminder']);
  });

  it.each([
    [false, ['invoice en-US', 'Dear Sir']],
    [true, ['reminder en-US', 'Template']],
  ])('asks before another template replaces what was typed; the answer is %s', async (isSure, shown) => {
    const mail = await open({ isSure });
    await mail.do((of) => of.change({ body: 'Dear Sir' }));
    await mail.do((of) => of.begin({ kind: 'reminder' }));
    expect(mail.shown()).toEqual(shown);
  });

  it('keeps the receivers and attachments when another template is taken, until it is given up', async () => {
    const mail = await open();
    await mail.do((of) => of.change({ to: ['owner@b.hk'], attach: ['pdf', 'ubl'] }));
    await mail.do((of) => of.begin({ kind: 'reminder' }));
    expect([mail.shown(), mail.of().mail?.to, mail.of().mail?.attach]).toEqual([
      ['reminder en-US', 'Template'],
      ['owner@b.hk'],
      ['pdf', 'ubl'],
    ]);
    await mail.do((of) => of.drop());
    expect([mail.of().mail?.to, mail.of().mail?.attach]).toEqual([['usual@b.hk'], ['pdf']]);
  });

  it('is there again with its template after the dialog was closed, and says so', async () => {
    const first = await open();
    await first.do((of) => of.begin({ kind: 'reminder' }));
    await first.do((of) => of.change({ body: 'Dear Sir' }));
    first.close();
    const again = await open();
    expect([again.shown(), again.of().kind, again.of().isRestored]).toEqual([
      ['reminder en-US', 'Dear Sir'],
      'reminder',
      true,
    ]);
    await again.do((of) => of.drop());
    expect([again.shown()[1], again.of().isRestored]).toEqual(['Template', false]);
  });

  it('says why there is no template, and takes no change then', async () => {
    const mail = await open({ refusal: new Refusal(422, 'validation_failed', { message: 'Draft.' }) });
    await mail.do((of) => of.change({ body: 'Dear Sir' }));
    expect([mail.of().failure?.message, mail.of().mail]).toEqual(['Draft.', null]);
  });
});
