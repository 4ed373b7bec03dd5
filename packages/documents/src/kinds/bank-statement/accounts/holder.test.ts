import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { holderIn } from './holder.ts';

const OWN = ['Tsui Hang Bamboo Interiors Limited', '翠恆竹藝室內設計有限公司'];

function holder(...head: string[]) {
  const text = [
    'HARBOUR BANK LIMITED',
    'STATEMENT OF ACCOUNT',
    ...head,
    'Date      Details     Deposit    Withdrawal   Balance',
  ];
  return holderIn(linesOf(pageOfText(text.join('\n'))), OWN)?.value ?? null;
}

describe('whose account a statement is of', () => {
  it.each([
    [['PEAK VIEW INTERIOR DESIGN LTD', '12 Queen’s Road', 'Hong Kong'], 'PEAK VIEW INTERIOR DESIGN LTD'],
    [['Account name: CHAN TAI MAN'], 'CHAN TAI MAN'],
    [['戶口名稱：山景設計有限公司'], '山景設計有限公司'],
    [['SUNSHINE ADS LIMITED', 'TSUI HANG BAMBOO INTERIORS LTD.'], 'TSUI HANG BAMBOO INTERIORS LTD.'],
    [['Issued by Harbour Card Services Limited'], null],
    [['12 Queen’s Road', 'Hong Kong'], null],
  ])('%s', (head, name) => {
    expect(holder(...head)).toBe(name);
  });
});
