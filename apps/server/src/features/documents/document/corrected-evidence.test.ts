import { blankInvoiceDraft, blankItem, type DocumentDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import type { EvidenceMap } from '../ingestion/index.ts';
import { correctedEvidence } from './corrected-evidence.ts';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
const read = (value: string) => ({ page: 1, box, confidence: 0.6, origin: 'read' as const, read: value });
const by = { name: 'Chan Tai Man', at: new Date('2026-11-20T02:00:00Z') };
const draftOf = (total: string, items: string[] = ['Tea']): DocumentDraft => ({
  kind: 'purchase_bill',
  invoice: { ...blankInvoiceDraft('HKD'), total, items: items.map((name) => ({ ...blankItem, name })) },
  statements: null,
});
const evidence: EvidenceMap = { 'invoice.total': read('202402.02'), 'invoice.items.0.name': read('Tea') };

describe('evidence after a correction', () => {
  const corrected = correctedEvidence(evidence, draftOf('202402.02'), draftOf('24001.13'), by);

  it('says who entered the value, not where the wrong one was read', () => {
    expect(corrected['invoice.total']).toEqual({
      page: null,
      box: null,
      confidence: 1,
      origin: 'entered',
      read: '202402.02',
      by: 'Chan Tai Man',
      at: '2026-11-20T02:00:00.000Z',
      was: { page: 1, box, confidence: 0.6, origin: 'read' },
    });
    expect(corrected['invoice.items.0.name']).toEqual(evidence['invoice.items.0.name']);
  });

  it('is the reading’s again when what was read is typed again', () => {
    const back = correctedEvidence(corrected, draftOf('24001.13'), draftOf('202402.02'), by);
    expect(back).toEqual(evidence);
  });

  it('is kept for a field that the page did not show', () => {
    const after = draftOf('202402.02');
    if (after.invoice) after.invoice.number = 'A-7';
    expect(correctedEvidence(evidence, draftOf('202402.02'), after, by)['invoice.number']).toMatchObject({
      origin: 'entered',
      by: 'Chan Tai Man',
      read: null,
    });
  });

  it('is dropped for items that moved', () => {
    const after = draftOf('202402.02', ['Cake', 'Tea']);
    expect(Object.keys(correctedEvidence(evidence, draftOf('202402.02'), after, by))).toEqual(['invoice.total']);
  });
});
