import type { CompanyPaperReading, CompanyPaperValue } from '@folio/contract';
import { act } from '@testing-library/react';
import type { FormInstance } from 'antd';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal, serve } from '../../../../../../test/fake-server.ts';
import { quiet } from '../../../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../../../test/render.tsx';
import { type CompanyValues, emptyCompany } from '../company-values.ts';
import { useCompanyPaper } from './use-company-paper.ts';

const found = (field: CompanyPaperValue['field'], value: string): CompanyPaperValue => ({
  field,
  value,
  page: 1,
  doubt: null,
  picture: null,
});
const reading: CompanyPaperReading = {
  papers: [{ kind: 'incorporation', page: 1 }],
  fields: [found('name', 'A LIMITED'), found('ci', '2345678')],
  directors: [],
  share_capital: [],
  other_kind: null,
};

beforeEach(() => localStorage.setItem('companyId', 'k1'));

/** The form holds these values; the server answers a certificate, or throws. */
async function open(typed: Partial<CompanyValues>, answer: () => CompanyPaperReading = () => reading) {
  const calls = serve(({ name }) => (name === 'POST /api/company/paper' ? answer() : []));
  let values: CompanyValues = { ...emptyCompany, ...typed };
  const kept: CompanyValues[] = [];
  const form = {
    getFieldsValue: () => values,
    setFieldsValue: (more: Partial<CompanyValues>) => {
      values = { ...values, ...more };
    },
    setFields: () => undefined,
  };
  const { client, result } = renderOnScreen(
    () => useCompanyPaper(form as unknown as FormInstance<CompanyValues>, null, (now) => kept.push(now)),
    { props: undefined, path: '/company/new' },
  );
  await quiet(client);
  const take = async () => {
    await act(async () => void (await result.current.take(new File(['x'], 'ci.pdf'))));
    await quiet(client);
  };
  return { calls, kept, take, of: () => result.current, values: () => values };
}

describe('a certificate', () => {
  it('fills empty fields, keeps what is typed, and the draft has both', async () => {
    const form = await open({ name: 'Mine' });
    await form.take();
    expect(form.values()).toMatchObject({ name: 'Mine', ci: '2345678' });
    expect(form.kept).toEqual([form.values()]);
    expect(form.of().asked.map(({ field }) => field)).toEqual(['name']);
    expect(form.of().result?.count).toBe(1);
  });

  it.each([
    [true, 'A LIMITED'],
    [false, 'Mine'],
  ])('replaces what is typed only if the person says so: %s', async (usesPaper, name) => {
    const form = await open({ name: 'Mine' });
    await form.take();
    const [asked] = form.of().asked;
    if (asked === undefined) throw new Error('nothing is asked');
    act(() => form.of().decide(asked, usesPaper));
    expect([form.values().name, form.of().asked]).toEqual([name, []]);
  });

  it('that the server rejects changes nothing and says why', async () => {
    const form = await open({}, () => {
      throw new Refusal(409, 'conflict', { message: 'No text is on it.' });
    });
    await form.take();
    expect([form.values(), form.of().failure?.message]).toEqual([emptyCompany, 'No text is on it.']);
  });
});
