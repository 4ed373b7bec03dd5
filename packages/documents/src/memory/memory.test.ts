import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { patternOf } from './anchor.ts';
import { type Lesson, learnLayout, mergeMemories } from './learn-layout.ts';

/** A supplier that prints its number as a job under "Ref" and two totals, of which the larger is not what is owed. */
function bill(
  job: string,
  day: string,
  owed: string,
  limit: string,
  phone = 'Tel: 2345 6789',
): ReturnType<typeof pageOfText> {
  return pageOfText(`Silver Peak Works
${phone}

INVOICE

Order Ref          Job sheet          Printed
PO-77              ${job}             ${day}

Labour                                        ${owed}

Grand total of contract                       ${limit}
Now payable by you                            ${owed}
`);
}

function lesson(overrides: Partial<Lesson> = {}): Lesson {
  return {
    pages: [bill('JS-2024-018', '03/04/2024', '1,250.00', '9,000.00')],
    supplierNames: ['Silver Peak Works'],
    fields: {
      number: { value: 'JS-2024-018', page: null, box: null },
      issueDate: { value: '2024-03-04', page: null, box: null },
      total: { value: '1250.00', page: null, box: null },
    },
    constants: { supplier: 'Silver Peak Works Limited' },
    ownNumbers: [],
    ...overrides,
  };
}

function read(page: ReturnType<typeof pageOfText>, memories = [learnLayout(lesson())], ownNumbers: string[] = []) {
  return readDocument({ pages: [page], attachments: [], ownNames: [], ownNumbers, memories });
}

describe("a correction teaches the supplier's layout", () => {
  it('the next document of that supplier comes out right', () => {
    const reading = read(bill('JS-2024-031', '05/06/2024', '480.00', '7,500.00'));
    expect(reading.number?.value).toBe('JS-2024-031');
    expect(reading.issueDate).toMatchObject({ value: '2024-05-06', learnt: true });
    expect(reading.total?.value).toBe('480.00');
    expect(reading.supplier?.name).toMatchObject({ value: 'Silver Peak Works Limited', learnt: true });
  });

  it('points to the place of the value on the page', () => {
    const { number } = read(bill('JS-2024-031', '05/06/2024', '480.00', '7,500.00'));
    expect(number?.page).toBe(1);
    expect(number?.box?.x).toBeGreaterThan(0.1);
  });

  it('nothing is taken over from another supplier', () => {
    const other = pageOfText('Golden Gate Stationery\nTel: 3111 2222\n\nINVOICE\nJob sheet   JS-1-1\nTotal   20.00\n');
    expect(read(other).supplier?.name?.value).not.toBe('Silver Peak Works Limited');
    expect(read(other).number?.learnt).toBeUndefined();
  });

  it('a supplier is known by its phone where its name was misread beyond recognition', () => {
    const page = bill('JS-2024-031', '05/06/2024', '480.00', '7,500.00');
    const words = page.words.map((word) => (/Silver|Peak|Works/u.test(word.text) ? { ...word, text: '#~' } : word));
    expect(read({ ...page, words }).supplier?.name?.value).toBe('Silver Peak Works Limited');
  });

  it('the own numbers of the company identify no supplier', () => {
    const memory = learnLayout(lesson({ supplierNames: [], ownNumbers: ['2345 6789'] }));
    expect(memory.marks).toEqual([]);
  });

  it('fields that the page does not show teach nothing', () => {
    const memory = learnLayout(lesson({ fields: { total: { value: '77.77', page: null, box: null } } }));
    expect(memory.anchors).toEqual([]);
  });

  it('a later lesson replaces what it speaks of and keeps the rest', () => {
    const later = learnLayout(
      lesson({ fields: { total: { value: '9000.00', page: null, box: null } }, constants: {} }),
    );
    const merged = mergeMemories(learnLayout(lesson()), later);
    expect(merged.anchors.map((anchor) => anchor.field).sort()).toEqual(['issueDate', 'number', 'total']);
    expect(merged.constants.supplier).toBe('Silver Peak Works Limited');
    expect(read(bill('JS-2024-031', '05/06/2024', '480.00', '7,500.00'), [merged]).total?.value).toBe('7500.00');
  });
});

describe('patternOf', () => {
  it.each([
    ['INV-2024-001', 'A-9-9'],
    ['發票 12', '字 9'],
    ['A1', 'A9'],
  ])('%s is %s', (value, pattern) => expect(patternOf(value)).toBe(pattern));
});
