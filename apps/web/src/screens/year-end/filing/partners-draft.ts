import type { FilingPartner } from '@folio/contract';

export const emptyPartner: FilingPartner = {
  name: '',
  identifier: '',
  share: '',
  precedent: false,
  personal_assessment: false,
  entered_on: null,
  left_on: null,
  mpf: '0',
  allocation: null,
};

const decimals = 4;

/** The sum of shares in percent, of those that can be read so far: 33.3333 and 66.6667 are "100". */
export function sumOfShares(shares: readonly string[]): string {
  const units = shares.reduce((sum, share) => {
    const [, whole = '0', fraction = ''] = /^(\d{1,3})(?:\.(\d{0,4}))?$/.exec(share.trim()) ?? [];
    return sum + BigInt(`${whole}${fraction.padEnd(decimals, '0')}`);
  }, 0n);
  const text = String(units).padStart(decimals + 1, '0');
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`.replace(/\.?0+$/, '');
}

/** The partners with a change of one. Choosing a precedent partner takes it from the others, because there is at most one. */
export function withPartner(
  partners: readonly FilingPartner[],
  at: number,
  changes: Partial<FilingPartner>,
): FilingPartner[] {
  return partners.map((partner, index) => {
    if (index === at) return { ...partner, ...changes };
    return changes.precedent === true ? { ...partner, precedent: false } : partner;
  });
}
