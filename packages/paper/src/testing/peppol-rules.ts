import type { AllowanceFacts, Facts } from './facts.ts';
import { number, type Rule, sum } from './rule.ts';

const SLACK = '0.02';

function allowanceRules(entry: AllowanceFacts): Rule[] {
  const { amount, base, percent } = entry;
  const worked = number(base).times(number(percent)).dividedBy(100);
  return [
    [
      'PEPPOL-EN16931-R040',
      base === null || percent === null || worked.minus(number(amount)).abs().lessThanOrEqualTo(SLACK),
    ],
    ['PEPPOL-EN16931-R041', percent === null || base !== null],
    ['PEPPOL-EN16931-R042', base === null || percent !== null],
  ];
}

/** Requirements of Peppol BIS Billing 3.0 beyond EN 16931. */
export function peppolRules(facts: Facts): Rule[] {
  const prefix = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
  return [
    ['PEPPOL-EN16931-R001', facts.profile !== null],
    ['PEPPOL-EN16931-R002', facts.notes <= 1],
    ['PEPPOL-EN16931-R003', facts.buyerReference !== null || facts.orderReference !== null],
    ['PEPPOL-EN16931-R004', facts.customization?.startsWith(prefix) === true],
    ['PEPPOL-EN16931-R007', /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/u.test(facts.profile ?? '')],
    ['PEPPOL-EN16931-R008', facts.emptyElements === 0],
    ['PEPPOL-EN16931-R010', facts.buyer.endpoint !== null],
    ['PEPPOL-EN16931-R020', facts.seller.endpoint !== null],
    ['PEPPOL-EN16931-R051', facts.currencies.every((currency) => currency === facts.currency)],
    ['PEPPOL-EN16931-R053', facts.taxTotals === 1],
    ...[...facts.allowances, ...facts.lines.flatMap((line) => line.allowances)].flatMap(allowanceRules),
    ...facts.lines.flatMap((line): Rule[] => {
      const price = number(line.price).dividedBy(line.base === null ? 1 : number(line.base));
      const worked = number(line.quantity)
        .times(price)
        .minus(sum(line.allowances, (entry) => entry.amount));
      return [
        ['PEPPOL-EN16931-R120', worked.minus(number(line.net)).abs().lessThanOrEqualTo(SLACK)],
        ['PEPPOL-EN16931-R121', line.base === null || number(line.base).greaterThan(0)],
        ['PEPPOL-EN16931-R130', line.base === null || line.baseUnit === line.unit],
      ];
    }),
  ];
}
