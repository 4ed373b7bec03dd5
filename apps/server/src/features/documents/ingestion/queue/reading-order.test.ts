import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingOrder, type WaitingDocument } from './reading-order.ts';

/* Readers take what the order says; the order says beforehand what they will take. */

const companies = ['a', 'b', 'c', 'd'] as const;
const company = fc.constantFrom(...companies);

const line = fc
  .array(fc.record({ companyId: company, queuedAtMs: fc.integer({ min: 0, max: 1000 }) }), { maxLength: 40 })
  .map((documents) => documents.map((one, number): WaitingDocument => ({ ...one, id: `${number}`, number })));
const turns = fc
  .array(fc.tuple(company, fc.integer({ min: 0, max: 1000 })), { maxLength: 4 })
  .map((pairs) => new Map<string, number>(pairs));

const without = (waiting: readonly WaitingDocument[], taken: WaitingDocument) =>
  waiting.filter(({ id }) => id !== taken.id);

describe('the order of reading', () => {
  it('is the order in which documents are taken one by one', () => {
    fc.assert(
      fc.property(line, turns, (waiting, lastTaken) => {
        const foretold = readingOrder(waiting, lastTaken).map(({ id }) => id);
        const turn = new Map(lastTaken);
        const taken: string[] = [];
        let left = waiting;
        for (let nowMs = 1001; left.length > 0; nowMs++) {
          const [next] = readingOrder(left, turn);
          if (next === undefined) throw new Error('documents wait and none is next');
          turn.set(next.companyId, nowMs);
          taken.push(next.id);
          left = without(left, next);
        }
        expect(taken).toEqual(foretold);
      }),
    );
  });

  it('needs only the oldest document of each company to say which is next', () => {
    fc.assert(
      fc.property(line, turns, (waiting, lastTaken) => {
        const heads = [...Map.groupBy(waiting, ({ companyId }) => companyId).values()].flatMap((own) =>
          own.toSorted((one, other) => one.queuedAtMs - other.queuedAtMs || one.number - other.number).slice(0, 1),
        );
        expect(readingOrder(heads, lastTaken)[0]).toEqual(readingOrder(waiting, lastTaken)[0]);
      }),
    );
  });

  it('holds every document once, oldest first in each company', () => {
    fc.assert(
      fc.property(line, turns, (waiting, lastTaken) => {
        const order = readingOrder(waiting, lastTaken);
        expect(order.map(({ id }) => id).sort()).toEqual(waiting.map(({ id }) => id).sort());
        for (const own of Map.groupBy(order, ({ companyId }) => companyId).values())
          expect(own.map(({ queuedAtMs }) => queuedAtMs)).toEqual(
            own.map(({ queuedAtMs }) => queuedAtMs).sort((one, other) => one - other),
          );
      }),
    );
  });

  it('lets every company have its turn, however much others keep sending', () => {
    // At each step a company sends some documents, then a reader takes one.
    const steps = fc.array(fc.record({ companyId: company, count: fc.nat({ max: 5 }) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (sent) => {
        let waiting: WaitingDocument[] = [];
        const turn = new Map<string, number>();
        const overtaken = new Map<string, number>();
        let number = 0;
        for (const [step, { companyId, count }] of sent.entries()) {
          const queuedAtMs = step * 2;
          for (let n = 0; n < count; n++) {
            number += 1;
            waiting.push({ companyId, queuedAtMs, id: `${number}`, number });
          }
          const [next] = readingOrder(waiting, turn);
          if (next === undefined) continue;
          waiting = without(waiting, next);
          turn.set(next.companyId, queuedAtMs + 1);
          overtaken.set(next.companyId, 0);
          for (const other of new Set(waiting.map((one) => one.companyId)))
            if (other !== next.companyId) overtaken.set(other, (overtaken.get(other) ?? 0) + 1);
          // While it waits, each other company has at most one document taken before it.
          expect(Math.max(...overtaken.values())).toBeLessThan(companies.length);
        }
      }),
    );
  });

  it('a company with one file waits for at most one document of a company with 500', () => {
    const many = Array.from({ length: 500 }, (_, number) => ({
      companyId: 'many',
      id: `m${number}`,
      queuedAtMs: 1,
      number,
    }));
    const one = { companyId: 'one', id: 'single', queuedAtMs: 2, number: 1 };
    expect(readingOrder([...many, one], new Map()).findIndex(({ id }) => id === 'single')).toBe(1);
    // The company with 500 was served while the other one had nothing to read.
    expect(readingOrder([...many, one], new Map([['many', 3]])).findIndex(({ id }) => id === 'single')).toBe(0);
  });
});
