import { Exact } from '../../money/decimal.ts';
import type { FiledFact } from '../filed.ts';
import { PARTNER_ELEMENTS } from '../tax-elements.ts';
import { type FiledFacts, type Finding, fault, type Rule } from './finding.ts';

const NAME = 'BIR52ProprietorPartner';
const IDENTIFIER = `${NAME}HKIDOrBRNumber`;
const ASSESSABLE = 'AssessableProfitsAdjustedLossOfThePeriodHKD';
/** One or two letters, six digits and a check digit, with or without brackets around it. */
const IDENTITY_CARD = /^[A-Z]{1,2}\d{6}(?:[\dA]|\([\dA]\))$/;
const BUSINESS_REGISTRATION = /^\d{8}$/;

/** The facts of each partner, by the partner's number. */
function byPartner({ all }: FiledFacts): Map<number, FiledFact[]> {
  const own = all.filter(({ file, context }) => file === 'computation' && context.partner !== undefined);
  return Map.groupBy(own, ({ context }) => context.partner ?? 0);
}

const found = (code: string, element: string | null, values: Readonly<Record<string, string>> = {}): Finding =>
  fault(code, element, 'partners', values);

/** Of each partner every mandatory item is stated; with the day of entry or leaving the name. */
const wholePartners: Rule = (facts) =>
  [...byPartner(facts)].flatMap(([partner, own]): Finding[] => {
    const has = (name: string) => own.some(({ element, value }) => element === name && value.trim() !== '');
    const values = { partner: String(partner) };
    const missing = PARTNER_ELEMENTS.filter(({ isMandatory, name }) => isMandatory && !has(name));
    const needsName = (name: string, code: string) =>
      has(name) && !has(`${NAME}FullName`) ? [found(code, name, values)] : [];
    return [
      ...missing.map(({ name }) => found('NVAD-E-1210', name, values)),
      ...needsName(`${NAME}DateEntered`, 'NVAD-E-1220'),
      ...needsName(`${NAME}DateLeft`, 'NVAD-E-1230'),
    ];
  });

const identifiers: Rule = (facts) =>
  facts
    .of(IDENTIFIER)
    .filter(({ value }) => !IDENTITY_CARD.test(value.trim()) && !BUSINESS_REGISTRATION.test(value.trim()))
    .map(({ value, context }) =>
      found('NVAD-E-1240', IDENTIFIER, { found: value, partner: String(context.partner ?? '') }),
    );

/** Only individuals elect personal assessment; at most one partner is the precedent partner. */
const elections: Rule = (facts) => {
  const companies = [...byPartner(facts)].filter(([, own]) =>
    own.some(({ element, value }) => element === IDENTIFIER && BUSINESS_REGISTRATION.test(value.trim())),
  );
  const elected = companies.filter(([, own]) =>
    own.some(({ element, value }) => element === `${NAME}PersonalAssessment` && value === 'true'),
  );
  const precedent = facts.of(`${NAME}PrecedentPartner`).filter(({ value }) => value === 'true');
  return [
    ...elected.map(([partner]) => found('NVAD-E-1250', `${NAME}PersonalAssessment`, { partner: String(partner) })),
    ...(precedent.length > 1
      ? [found('NVAD-E-1251', `${NAME}PrecedentPartner`, { count: String(precedent.length) })]
      : []),
  ];
};

const allocations: Rule = (facts) => {
  const element = `${NAME}AllocationOfAssessableProfitsAdjustedLoss`;
  const parts = facts.of(element).filter(({ value }) => /^-?\d+$/.test(value));
  const total = facts.of(ASSESSABLE)[0]?.value ?? '';
  if (parts.length === 0 || !/^-?\d+$/.test(total)) return [];
  const sum = parts.reduce((all, { value }) => all + BigInt(value), 0n);
  return sum === BigInt(total) ? [] : [found('NVAD-E-1260', element, { sum: String(sum), total })];
};

/** Not below zero, and at most four decimals of a percent. */
const RATIO = /^\d+(?:\.\d{1,6}0*)?$/;

const shares: Rule = (facts) => {
  const element = `${NAME}ProfitLossSharingRatio`;
  const stated = facts.of(element).filter(({ isNumber }) => isNumber);
  const sum = stated.reduce((all, { value }) => all.plus(value), new Exact(0));
  return [
    ...stated
      .filter(({ value }) => !RATIO.test(value))
      .map(({ value, context }) =>
        found('NVAD-E-1270', element, { found: value, partner: String(context.partner ?? '') }),
      ),
    ...(stated.length > 0 && sum.lt(1) ? [found('NVAD-E-1280', element, { found: sum.times(100).toFixed() })] : []),
  ];
};

/** Adjustments for the emoluments of partners are stated exactly where there are such emoluments. */
const emoluments: Rule = (facts) => {
  const [flag, adjustment] = [`${NAME}Emoluments`, `${NAME}EmolumentsAdjustment`];
  if (facts.has(adjustment) && !facts.isTrue(flag)) return [fault('NVAD-E-1151', flag, 'answer')];
  if (facts.isTrue(flag) && !facts.has(adjustment)) return [fault('NVAD-E-1152', adjustment, 'answer')];
  return [];
};

const RULES: readonly Rule[] = [wholePartners, identifiers, elections, allocations, shares, emoluments];

/** Rules of the return of a partnership or sole proprietor. */
export const PARTNER_RULES: readonly Rule[] = RULES.map(
  (rule) => (facts) => (facts.form === 'BIR52' ? rule(facts) : []),
);
