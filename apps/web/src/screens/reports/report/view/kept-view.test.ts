import { describe, expect, it } from 'vitest';
import { reportKinds } from '../report-kinds.ts';
import { paramsOf } from '../report-params.ts';
import { keepView, readView } from './kept-view.ts';

function storeOf() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const params = (search = '') =>
  paramsOf(new URLSearchParams(search), reportKinds['profit-loss'], '2026-05-11', '12-31');

describe('the view of reports that a user chose last', () => {
  it('is nothing before the first choice', () => {
    expect(readView(storeOf(), 'ada', params())).toEqual({});
  });

  it('holds the whole view after one choice, for this user only', () => {
    const store = storeOf();
    keepView(store, 'ada', params('figures=whole'), { hide_zero: 'true' });
    expect(readView(store, 'ada', params())).toEqual({ figures: 'whole', hide_zero: 'true' });
    expect(readView(store, 'ben', params())).toEqual({});
    keepView(store, 'ada', params('figures=whole&hide_zero=true'), { figures: 'exact' });
    expect(readView(store, 'ada', params())).toEqual({ figures: 'exact', hide_zero: 'true' });
  });

  it('does not replace what the address chooses', () => {
    const store = storeOf();
    keepView(store, 'ada', params(), { figures: 'whole' });
    expect(readView(store, 'ada', params('figures=thousands'))).toEqual({ hide_zero: 'false' });
  });
});
