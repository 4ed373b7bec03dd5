import { describe, expect, it } from 'vitest';
import { type BareLine, pairArrived, type WaitingDocument } from './pair-arrived.ts';

const bill = (over: Partial<WaitingDocument> = {}): WaitingDocument => ({
  id: 'd',
  amountMinor: -12_800n,
  currency: 'HKD',
  number: null,
  date: '2026-04-01',
  partner: null,
  ...over,
});
const spent = (over: Partial<BareLine> = {}): BareLine => ({
  id: 'l',
  date: '2026-04-03',
  amountMinor: -12_800n,
  currency: 'HKD',
  payee: null,
  description: 'CARD PAYMENT',
  ...over,
});

describe('which document belongs to which line', () => {
  it.each<[string, WaitingDocument, BareLine, number | null]>([
    ['the only one, two days after', bill(), spent(), 68],
    ['on its day', bill(), spent({ date: '2026-04-01' }), 70],
    ['its number in the text', bill({ number: 'INV0042' }), spent({ description: 'FPS inv-0042' }), 103],
    ['its supplier by name', bill({ partner: 'Pearl River Freight' }), spent({ payee: 'PEARL RIVER FREIGHT LTD' }), 88],
    ['long after, named', bill({ number: 'INV0042' }), spent({ date: '2026-07-01', description: 'INV0042' }), 90],
    ['another amount', bill(), spent({ amountMinor: -12_801n }), null],
    ['money the other way', bill(), spent({ amountMinor: 12_800n }), null],
    ['another currency', bill(), spent({ currency: 'USD' }), null],
    ['weeks after and nothing else', bill(), spent({ date: '2026-04-20' }), null],
    [
      'half a year after, though named',
      bill({ number: 'INV0042' }),
      spent({ date: '2026-10-01', description: 'INV0042' }),
      null,
    ],
    ['long before', bill({ number: 'INV0042' }), spent({ date: '2026-03-01', description: 'INV0042' }), null],
    ['without a day and without a name', bill({ date: null }), spent(), null],
    [
      'a number of three characters says nothing',
      bill({ number: '042', date: null }),
      spent({ description: '042' }),
      null,
    ],
  ])('%s', (_, document, line, score) => {
    const pairs = pairArrived([document], [line]);
    expect(pairs).toEqual(score === null ? [] : [{ lineId: 'l', documentId: 'd', score }]);
  });

  it('gives each document one line and each line one document, the surest first', () => {
    const lines = [spent({ id: 'april', date: '2026-04-05' }), spent({ id: 'may', date: '2026-05-05' })];
    const documents = [
      bill({ id: 'second', date: '2026-05-03', partner: 'Phone Company' }),
      bill({ id: 'first', date: '2026-04-03' }),
      bill({ id: 'left over', date: '2026-04-04', number: null }),
    ];
    const pairs = pairArrived(documents, lines).map(({ lineId, documentId }) => [lineId, documentId]);
    expect(pairs).toEqual([
      ['april', 'left over'],
      ['may', 'second'],
    ]);
  });
});
