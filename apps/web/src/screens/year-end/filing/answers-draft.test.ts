import type { FilingItem, FilingYear } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { answeredWithNo, answersOf, changedAnswers } from './answers-draft.ts';

const item = (element: string, over: Partial<FilingItem> = {}): FilingItem => ({
  element,
  label: { en: element, zh: element },
  kind: 'flag',
  open: true,
  mandatory: true,
  computed: null,
  answer: null,
  value: null,
  ...over,
});
const items = [
  item('AdvanceRuling'),
  item('PrivateCompany', { answer: 'true' }),
  item('Copyrights', { kind: 'amount' }),
  item('StaffSalaries', { kind: 'amount', computed: '5' }),
  item('Details', { kind: 'text', mandatory: false }),
  item('CompanyName', { kind: 'text', open: false, computed: 'Lantern' }),
];

describe('the form of the answers', () => {
  const before = answersOf({ items } as FilingYear);

  it('begins with the saved answers of the items that a person may answer', () => {
    expect(Object.keys(before)).toEqual(['AdvanceRuling', 'PrivateCompany', 'Copyrights', 'StaffSalaries', 'Details']);
    expect(before.PrivateCompany).toBe('true');
  });

  it('answers open questions with no and zero, and nothing that is known', () => {
    const now = answeredWithNo(items, before);
    expect(changedAnswers(before, now)).toEqual([
      { element: 'AdvanceRuling', value: 'false' },
      { element: 'Copyrights', value: '0' },
    ]);
  });
});
