import { entryPointOf, TAXONOMY } from '../edition.ts';
import type { FiledFact } from '../filed.ts';
import { TAX_ELEMENTS } from '../tax-elements.ts';
import { type Finding, fault, placeOf, type Rule } from './finding.ts';

const isMandatory = ({ element, file }: FiledFact) =>
  file === 'computation' && TAX_ELEMENTS.get(element)?.isMandatory === true;

function placeOfFact({ element, file }: FiledFact) {
  return file === 'accounts' ? 'statements' : placeOf(element);
}

/** Mandatory numbers are exact. */
const exactNumbers: Rule = ({ all }) =>
  all
    .filter((fact) => isMandatory(fact) && fact.isNumber && fact.decimals !== 'INF')
    .map((fact) => fault('NVAD-E-0010', fact.element, 'package', { found: fact.decimals ?? '' }));

/** Mandatory items of a period are tagged in the basis period, those of a day at its end. */
const basisContexts: Rule = (facts) => {
  const from = facts.text('BasisPeriodStartDate');
  const to = facts.text('BasisPeriodEndDate');
  if (from === '' || to === '') return [];
  return facts.all.filter(isMandatory).flatMap(({ element, context }): Finding[] => {
    const { from: found, to: end } = context;
    if (found === null)
      return end === to ? [] : [fault('NVAD-E-0021', element, 'computation', { found: end, expected: to })];
    if (found === from && end === to) return [];
    return [fault('NVAD-E-0020', element, 'computation', { found: `${found} - ${end}`, expected: `${from} - ${to}` })];
  });
};

/** An item has one value in a context and unit; each item is named once. */
const noContradictions: Rule = ({ all }) => {
  const keyOf = ({ file, element, context: { from, to, partner }, unit }: FiledFact) =>
    JSON.stringify([file, element, from, to, partner ?? null, unit]);
  const groups = [...Map.groupBy(all, keyOf).values()].filter(
    (facts) => new Set(facts.map(({ value }) => value)).size > 1,
  );
  const byItem = Map.groupBy(groups.flat(), ({ file, element }) => `${file} ${element}`);
  return [...byItem.values()].flatMap((facts) => {
    const [fact] = facts;
    if (fact === undefined) return [];
    const found = facts.map(({ value }) => value).join(', ');
    return [fault('NVAD-E-0030', fact.element, placeOfFact(fact), { found })];
  });
};

/** Every mandatory item; those of each partner are another rule once a partner is stated. */
const everyMandatoryItem: Rule = (facts) => {
  if (!facts.files.some(({ file }) => file === 'computation')) return [];
  const isStated = facts.all.some(({ context }) => context.partner !== undefined);
  return [...TAX_ELEMENTS.values()]
    .filter(({ isMandatory: isNeeded, forms }) => isNeeded && (forms === 'both' || forms === facts.form))
    .filter(({ from }) => from !== 'partners' || !isStated)
    .filter(({ name }) => !facts.has(name) && name !== 'HongKongStandardIndustrialClassificationCode')
    .map(({ name, from }) => fault('NVAD-E-0050', name, from));
};

const ONLY_CORPORATIONS = [
  ...[...TAX_ELEMENTS.values()].filter(({ forms }) => forms === 'BIR51').map(({ name }) => name),
];

/** Items of the other return. */
const itemsOfTheForm: Rule = (facts) => {
  const { form, all } = facts;
  const names = [...new Set(all.filter(({ file }) => file === 'computation').map(({ element }) => element))];
  if (form === 'BIR51')
    return names.filter((name) => name.startsWith('BIR52')).map((name) => fault('NVAD-E-0060', name, 'profile'));
  return names.filter((name) => ONLY_CORPORATIONS.includes(name)).map((name) => fault('NVAD-E-0070', name, 'profile'));
};

const noEmptyTexts: Rule = ({ all }) =>
  all
    .filter(({ isNumber, value }) => !isNumber && value.trim() === '')
    .map((fact) => fault('NVAD-E-1340', fact.element, placeOfFact(fact)));

const nothingHidden: Rule = ({ all }) =>
  all
    .filter((fact) => fact.isHidden && isMandatory(fact))
    .map(({ element }) => fault('NVAD-E-1360', element, 'package'));

/** One schemaRef in a file, and it names the newest entry point of the taxonomy of the file. */
const entryPoints: Rule = ({ files }) =>
  files.flatMap(({ file, schemaRefs }): Finding[] => {
    const expected = [entryPointOf(file, 'en'), entryPointOf(file, 'zh')];
    const [found = ''] = schemaRefs;
    if (schemaRefs.length > 1) return [fault('553-E-0535', null, 'package', { count: String(schemaRefs.length) })];
    if (expected.includes(found)) return [];
    const date = /\/taxonomy\/(\d{4}-\d{2}-\d{2})\//.exec(found)?.[1];
    const values = { found, expected: expected[0] ?? '' };
    if (date === undefined) return [fault('553-E-0467', null, 'package', values)];
    return [fault(date === TAXONOMY.date ? '553-E-0467' : '553-E-0468', null, 'package', values)];
  });

/** Folio's own: whole amounts that are not too long, and files of the kind that Folio writes. */
const ownRules: Rule = ({ all, files }) => [
  ...all
    .filter(({ isNumber, unit, value }) => isNumber && unit !== 'pure' && !/^-?\d+$/.test(value))
    .map((fact) => fault('FOLIO-CENTS', fact.element, placeOfFact(fact), { found: fact.value })),
  ...all
    .filter(({ element, isNumber, value }) => isNumber && element !== ASSESSABLE && isTooLong(value))
    .map((fact) => fault('FOLIO-DIGITS', fact.element, placeOfFact(fact), { found: fact.value })),
  ...all
    .filter(({ element, value }) => element === ASSESSABLE && isTooLong(value))
    .map((fact) => fault('NVAD-E-1180', fact.element, 'computation', { found: fact.value })),
  ...files
    .filter(({ bytes }) => bytes > TAXONOMY.maxBytes)
    .map(({ file, bytes }) => fault('FOLIO-SIZE', null, 'statements', { file, bytes: String(bytes) })),
  ...files.flatMap(({ file, faults }) =>
    faults.map(({ code, found }) => fault('FOLIO-FILE', null, 'package', { file, found: `${code}: ${found}` })),
  ),
];

const ASSESSABLE = 'AssessableProfitsAdjustedLossOfThePeriodHKD';

function isTooLong(value: string): boolean {
  const [whole = ''] = value.replace(/^-/, '').split('.');
  return whole.length > TAXONOMY.maxDigits;
}

export const STRUCTURE_RULES: readonly Rule[] = [
  exactNumbers,
  basisContexts,
  noContradictions,
  everyMandatoryItem,
  itemsOfTheForm,
  noEmptyTexts,
  nothingHidden,
  entryPoints,
  ownRules,
];
