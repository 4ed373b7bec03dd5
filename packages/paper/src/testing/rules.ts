import { categoryRules } from './category-rules.ts';
import type { AllowanceFacts, Facts, LineFacts } from './facts.ts';
import { peppolRules } from './peppol-rules.ts';
import { number, type Rule, sum } from './rule.ts';

const given = (text: string | null): boolean => text !== null && text.trim() !== '';
const COUNTRY = /^[A-Z]{2}$/u;
/** VAT numbers begin with the letters of their country, Greek ones also with EL. */
const VAT_ID = /^[A-Z]{2}.+$/u;
const DECIMALS = /^-?\d+(?:\.\d{1,2})?$/u;
const DAY = /^\d{4}-?\d{2}-?\d{2}$/u;

function presence(facts: Facts): Rule[] {
  const { seller, buyer } = facts;
  return [
    ['BR-01', given(facts.customization)],
    ['BR-02', given(facts.number)],
    ['BR-03', DAY.test(facts.issueDate ?? '')],
    ['BR-04', ['380', '381'].includes(facts.typeCode ?? '')],
    ['BR-05', /^[A-Z]{3}$/u.test(facts.currency ?? '')],
    ['BR-06', given(seller.name)],
    ['BR-07', given(buyer.name)],
    ['BR-08', seller.hasAddress],
    ['BR-09', COUNTRY.test(seller.country ?? '')],
    ['BR-10', buyer.hasAddress],
    ['BR-11', COUNTRY.test(buyer.country ?? '')],
    ['BR-12', given(facts.lineTotal)],
    ['BR-13', given(facts.taxExclusive)],
    ['BR-14', given(facts.taxInclusive)],
    ['BR-15', given(facts.payable)],
    ['BR-16', facts.lines.length > 0],
    ['BR-49', facts.payment === null || given(facts.payment.code)],
    [
      'BR-50/61',
      facts.payment === null || !['30', '58'].includes(facts.payment.code ?? '') || given(facts.payment.account),
    ],
    ['BR-55', facts.precedingNumbers.every(given)],
    ['BR-57', facts.deliverTo === null || COUNTRY.test(facts.deliverTo.country ?? '')],
    ['BR-62/63', [seller, buyer].every((party) => !given(party.endpoint) || given(party.endpointScheme))],
  ];
}

function lineRules(line: LineFacts): Rule[] {
  return [
    ['BR-21', given(line.id)],
    ['BR-22', given(line.quantity)],
    ['BR-23', given(line.unit)],
    ['BR-24', given(line.net)],
    ['BR-25', given(line.name)],
    ['BR-26', given(line.price)],
    ['BR-27', !number(line.price).isNegative() || number(line.price).isZero()],
    ['BR-CO-04', given(line.category)],
    ...line.allowances.flatMap((entry): Rule[] => [
      ['BR-41', given(entry.amount)],
      ['BR-42', given(entry.reason)],
    ]),
  ];
}

function allowanceRules(entry: AllowanceFacts): Rule[] {
  return [
    ['BR-31', given(entry.amount)],
    ['BR-32', given(entry.category)],
    ['BR-33', given(entry.reason)],
  ];
}

function arithmetic(facts: Facts): Rule[] {
  const net = sum(facts.lines, (line) => line.net);
  const taxExclusive = number(facts.lineTotal).minus(number(facts.allowanceTotal));
  const payable = number(facts.taxInclusive).minus(number(facts.prepaid));
  const isOwed = number(facts.payable).greaterThan(0);
  const { seller, buyer } = facts;
  return [
    ['BR-CO-09', [seller, buyer].every((party) => party.vatId === null || VAT_ID.test(party.vatId))],
    ['BR-CO-10', number(facts.lineTotal).equals(net)],
    ['BR-CO-11', number(facts.allowanceTotal).equals(sum(facts.allowances, (entry) => entry.amount))],
    ['BR-CO-13', number(facts.taxExclusive).equals(taxExclusive)],
    ['BR-CO-14', number(facts.tax).equals(sum(facts.groups, (group) => group.tax))],
    ['BR-CO-15', number(facts.taxInclusive).equals(number(facts.taxExclusive).plus(number(facts.tax)))],
    ['BR-CO-16', number(facts.payable).equals(payable)],
    ['BR-CO-18', facts.groups.length > 0],
    ['BR-CO-25', !isOwed || facts.hasDueDate || facts.hasTerms],
    ['BR-CO-26', given(seller.registration) || given(seller.vatId)],
    ['BR-DEC', facts.amounts.every((amount) => DECIMALS.test(amount))],
    ...facts.groups.flatMap((group): Rule[] => {
      const worked = number(group.taxable).times(number(group.rate)).dividedBy(100).toDecimalPlaces(2);
      return [
        ['BR-45', given(group.taxable)],
        ['BR-46', given(group.tax)],
        ['BR-47', given(group.category)],
        ['BR-48', given(group.rate) || group.category === 'O'],
        // The published rule allows a whole unit for rounding by line.
        ['BR-CO-17', number(group.tax).minus(worked).abs().lessThan(1)],
      ];
    }),
  ];
}

/** The rules of EN 16931, and of Peppol BIS Billing 3.0 for UBL, that a document breaks; by their published names. */
export function brokenRules(facts: Facts): string[] {
  const rules = [
    ...presence(facts),
    ...facts.lines.flatMap(lineRules),
    ...facts.allowances.flatMap(allowanceRules),
    ...arithmetic(facts),
    ...categoryRules(facts),
    ...(facts.syntax === 'ubl' ? peppolRules(facts) : []),
  ];
  return [...new Set(rules.flatMap(([name, holds]) => (holds ? [] : [name])))];
}
