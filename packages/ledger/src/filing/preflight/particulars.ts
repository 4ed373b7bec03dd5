import { isDay } from '../../calendar/index.ts';
import { isCurrency } from '../../money/index.ts';
import { TAXONOMY } from '../edition.ts';
import { type Finding, fault, type Rule } from './finding.ts';

const MAX_NAME = 120;
const HAN = /\p{Script=Han}/u;

const companyName: Rule = (facts) => {
  const name = facts.text('CompanyName');
  const length = [...name].length;
  if (length <= MAX_NAME) return [];
  return [fault(HAN.test(name) ? 'NVAD-E-0090' : 'NVAD-E-0080', 'CompanyName', 'company', { found: String(length) })];
};

/** The first year that could be filed electronically. */
const FIRST_YEAR = 2022;
const YEARS_BACK = 5;

const fileNumber: Rule = (facts) => {
  const number = facts.text('IRDFileNumber');
  if (number === '' || /^\d{2}\/\d{8}$/.test(number)) return [];
  return [fault('NVAD-E-0100', 'IRDFileNumber', 'profile', { found: number, expected: 'NN/NNNNNNNN' })];
};

/** A taxonomy of 2026 is made for the year 2025/26, and accepts five years before and the next one. */
const yearOfAssessment: Rule = (facts) => {
  const year = facts.text('YearOfAssessment');
  if (year === '') return [];
  const [, first = '', second = ''] = /^20(\d{2})\/(\d{2})$/.exec(year) ?? [];
  const begins = 2000 + Number(first);
  const usual = Number(TAXONOMY.date.slice(0, 4)) - 1;
  const isYear = first !== '' && Number(second) === (Number(first) + 1) % 100;
  const isInside = begins >= Math.max(FIRST_YEAR, usual - YEARS_BACK) && begins <= usual + 1;
  return isYear && isInside
    ? []
    : [fault('NVAD-E-0100', 'YearOfAssessment', 'computation', { found: year, expected: '20XX/YY' })];
};

const basisPeriod: Rule = (facts) => {
  const from = facts.text('BasisPeriodStartDate');
  const to = facts.text('BasisPeriodEndDate');
  const findings: Finding[] = [];
  if (isDay(from) && isDay(to) && from > to)
    findings.push(fault('NVAD-E-0110', 'BasisPeriodEndDate', 'computation', { from, to }));
  const [, begins] = /^(20\d{2})\/\d{2}$/.exec(facts.text('YearOfAssessment')) ?? [];
  if (begins === undefined || !isDay(to)) return findings;
  const first = `${begins}-04-01`;
  const last = `${Number(begins) + 1}-03-31`;
  if (to >= first && to <= last) return findings;
  return [...findings, fault('NVAD-E-0120', 'BasisPeriodEndDate', 'computation', { found: to, first, last })];
};

const accountingPeriod: Rule = (facts) => {
  const from = facts.text('AccountingPeriodStartDate');
  const to = facts.text('AccountingPeriodEndDate');
  const changed = 'AccountingDateDifferentFromThatOfLastYear';
  const reasons = 'ReasonsForTheChangeOfAccountingDate';
  return [
    ...(facts.isTrue(changed) && !facts.has(reasons) ? [fault('NVAD-E-0130', reasons, 'answer')] : []),
    ...(!facts.isTrue(changed) && facts.has(reasons) ? [fault('NVAD-E-0140', reasons, 'answer')] : []),
    ...(isDay(from) && isDay(to) && to < from
      ? [fault('NVAD-E-0150', 'AccountingPeriodEndDate', 'statements', { from, to })]
      : []),
  ];
};

/** Divisions of the HKSIC 2.0, which has those of the ISIC, revision 4. The full list of codes was not read. */
const DIVISIONS = /^(?:0[1-35-9]|1\d|2\d|3[0-35-9]|4[1-35-79]|5[0-35689]|6[0-689]|7[0-57-9]|8[0-24-8]|9[0-9])/;

const industry: Rule = (facts) => {
  const item = 'HongKongStandardIndustrialClassificationCode';
  const code = facts.text(item);
  if (!facts.files.some(({ file }) => file === 'computation')) return [];
  if (code === '') return [fault('NVAD-E-0170', item, 'facts')];
  if (!/^\d{6}$/.test(code)) return [fault('NVAD-E-0180', item, 'facts', { found: code })];
  if (code === '000000' || DIVISIONS.test(code)) return [];
  return [{ ...fault('NVAD-E-0190', item, 'facts', { found: code }), level: 'warning' }];
};

const currency: Rule = (facts) => {
  const used = facts.text('CurrencyUsed');
  const findings: Finding[] = [];
  if (used !== '' && !isCurrency(used))
    findings.push(fault('NVAD-E-0240', 'CurrencyUsed', 'statements', { found: used }));
  const rate = facts.text('ConversionRate');
  if (used === 'HKD' && rate !== '' && !/^0*1(?:\.0*)?$/.test(rate))
    findings.push(fault('NVAD-E-0260', 'ConversionRate', 'statements', { found: rate }));
  return findings;
};

/** Amounts are in Hong Kong dollars or the currency of the computation; assessable profits always in Hong Kong dollars. */
const units: Rule = (facts) => {
  const allowed = ['HKD', facts.text('CurrencyUsed')];
  const assessable = 'AssessableProfitsAdjustedLossOfThePeriodHKD';
  return facts.all
    .filter(({ isNumber, unit }) => isNumber && unit !== 'pure')
    .flatMap(({ file, element, unit, value }): Finding[] => {
      const values = { found: unit ?? '' };
      if (element === assessable && unit !== 'HKD' && !/^-?0*$/.test(value))
        return [fault('NVAD-E-1170', element, 'computation', values)];
      if (allowed.includes(unit ?? '')) return [];
      if (file === 'computation') return [fault('NVAD-E-1370', element, 'computation', values)];
      return [fault('NVAD-E-1430', element, 'statements', values)];
    });
};

export const PARTICULAR_RULES: readonly Rule[] = [
  companyName,
  fileNumber,
  yearOfAssessment,
  basisPeriod,
  accountingPeriod,
  industry,
  currency,
  units,
];
