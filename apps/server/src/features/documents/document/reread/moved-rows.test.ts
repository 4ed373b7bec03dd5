import type { DocumentDraft, StatementDraft, StatementLineDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import type { EvidenceMap } from '../../ingestion/index.ts';
import { correctedEvidence } from '../corrected-evidence.ts';

const by = { name: 'Chan Tai Man', at: new Date('2026-11-20T02:00:00Z') };
const line = (description: string, over: Partial<StatementLineDraft> = {}): StatementLineDraft => ({
  date: '2026-05-01',
  payee: null,
  description,
  hint: null,
  spent: '1.00',
  received: null,
  balance: null,
  ...over,
});
const block = (account_number: string, ...lines: StatementLineDraft[]): StatementDraft => ({
  bank: null,
  account_number,
  account_holder: null,
  currency: 'HKD',
  bank_account_id: null,
  period_start: null,
  period_end: null,
  opening_balance: null,
  closing_balance: null,
  post_opening_balance: false,
  opening_rate: null,
  lines,
});
const draftOf = (...statements: StatementDraft[]): DocumentDraft => ({
  kind: 'bank_statement',
  invoice: null,
  statements,
});

/** Each row was read at a different height on the page. */
function evidenceOf(draft: DocumentDraft): EvidenceMap {
  const paths = (draft.statements ?? []).flatMap((one, at) => one.lines.map((row, index) => [at, index, row] as const));
  return Object.fromEntries(
    paths.flatMap(([at, index, row]) => {
      const box = { x: 0, y: row.description.charCodeAt(0) / 1000, width: 1, height: 0.001 };
      const read = { page: 1, box, confidence: 1, origin: 'read' as const, read: row.description };
      return [
        [`statements.${at}.lines.${index}`, read],
        [`statements.${at}.lines.${index}.description`, read],
      ];
    }),
  );
}

/** For each row in order, the letter of the row it was read from; a dash if it was not read. */
function lettersAfter(before: DocumentDraft, after: DocumentDraft): string[] {
  const kept = correctedEvidence(evidenceOf(before), before, after, by);
  return (after.statements ?? []).map((one, at) =>
    one.lines
      .map((_, index) => kept[`statements.${at}.lines.${index}`]?.box?.y ?? 0)
      .map((y) => (y === 0 ? '-' : String.fromCharCode(Math.round(y * 1000))))
      .join(''),
  );
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => line(letter)) as [
  StatementLineDraft,
  StatementLineDraft,
  StatementLineDraft,
  StatementLineDraft,
];
const before = draftOf(block('1', a, b, c, d));

describe('what was read stays with its row', () => {
  it.each([
    ['one is taken out', draftOf(block('1', a, c, d)), ['acd']],
    ['one is put in', draftOf(block('1', a, line('new', { spent: '7.00' }), b, c, d)), ['a-bcd']],
    ['one is split', draftOf(block('1', a, { ...b, spent: '0.40' }, line('', { spent: '0.60' }), c, d)), ['ab-cd']],
    ['two are merged', draftOf(block('1', a, { ...b, spent: '2.00' }, d)), ['abd']],
    ['the account is split', draftOf(block('1', a, b), block('', c, d)), ['ab', 'cd']],
  ])('when %s', (_, after, letters) => expect(lettersAfter(before, after)).toEqual(letters));

  it('when accounts are merged', () => {
    expect(lettersAfter(draftOf(block('1', a, b), block('2', c, d)), before)).toEqual(['abcd']);
  });

  it('a moved value does not count as entered by a user', () => {
    const kept = correctedEvidence(evidenceOf(before), before, draftOf(block('1', a, c, d)), by);
    expect(Object.values(kept).filter(({ origin }) => origin === 'entered')).toEqual([]);
  });
});
