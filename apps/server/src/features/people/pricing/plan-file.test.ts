import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../config.ts';
import { loadPlans } from './load-plans.ts';
import { readPlans } from './plan-file.ts';

const words = { 'en-US': 'Small', 'zh-Hant': '小型' };
const limits = { companies: 2, documents_a_month: null, storage_mb: 10, people: 3, clients: 0 };
const plan = { id: 'small', name: words, about: words, price: null, limits };
const file = (over: object = {}, ofPlan: object = {}) =>
  JSON.stringify({ current: 'small', plans: [{ ...plan, ...ofPlan }], ...over });

describe('the plans of an installation', () => {
  it('come with the product, free and priced, none of them set', async () => {
    const { plans, current } = await loadPlans(null);
    expect([plans.map(({ id }) => id), current]).toEqual([['free', 'studio', 'practice'], null]);
  });

  it('are read from a file, its megabytes as bytes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'folio-plans-'));
    const path = join(folder, 'plans.json');
    await writeFile(path, file());
    const { plans, current } = await loadPlans(path);
    expect(current).toBe('small');
    expect(plans[0]?.limits).toEqual({
      companies: 2,
      documents_a_month: null,
      storage_bytes: 10_485_760,
      people: 3,
      clients: 0,
    });
    await rm(folder, { recursive: true });
    await expect(loadPlans(path)).rejects.toThrow(/^FOLIO_PLANS names a file that cannot be read: ENOENT/);
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', '{plans', /plans\.json\) is not JSON/],
    ['no plan', file({ plans: [] }), /wrong at plans:/],
    [
      'a price with a comma',
      file({}, { price: { amount: '12,5', currency: 'HKD', per: 'month' } }),
      /plans\.0\.price\.amount: takes a decimal in quotes/,
    ],
    [
      'a price as a number',
      file({}, { price: { amount: 12.5, currency: 'HKD', per: 'month' } }),
      /plans\.0\.price\.amount/,
    ],
    ['one language', file({}, { name: { 'en-US': 'Small' } }), /plans\.0\.name\.zh-Hant/],
    ['a limit below nought', file({}, { limits: { ...limits, people: -1 } }), /plans\.0\.limits\.people/],
    ['a word it does not know', file({}, { colour: 'red' }), /plans\.0: .*colour/],
    ['a current plan that is none', file({ current: 'large' }), /current: names none of the plans/],
    ['two of one id', file({ plans: [plan, plan] }), /plans: has two plans of the same id/],
  ])('are refused with %s, naming the place', (_, text, sentence) => {
    expect(() => readPlans(text, 'plans.json')).toThrow(ConfigError);
    expect(() => readPlans(text, 'plans.json')).toThrow(sentence);
  });
});
