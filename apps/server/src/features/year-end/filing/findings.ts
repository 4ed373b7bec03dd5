import type { FilingFinding } from '@folio/contract';
import {
  type FilingPlace,
  type Finding,
  packageFindings,
  preflight,
  readFiling,
  TAX_ELEMENTS,
  writeFiling,
} from '@folio/ledger';
import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import { knownElements } from './known-elements.ts';
import type { OpenedFiling } from './open-filing.ts';

/** Rules of one kind share a sentence. */
const SHARED: readonly (readonly [word: string, codes: readonly string[]])[] = [
  [
    'filing_amount_missing',
    [
      'NVAD-E-0270',
      'NVAD-E-0290',
      'NVAD-E-1110',
      'NVAD-E-0330',
      'NVAD-E-0350',
      'NVAD-E-0371',
      'NVAD-E-0380',
      'NVAD-E-0400',
      'NVAD-E-0420',
      'NVAD-E-0440',
    ],
  ],
  [
    'filing_details_missing',
    [
      'NVAD-E-0280',
      'NVAD-E-0300',
      'NVAD-E-0310',
      'NVAD-E-0340',
      'NVAD-E-0370',
      'NVAD-E-0372',
      'NVAD-E-0390',
      'NVAD-E-0410',
      'NVAD-E-0430',
      'NVAD-E-0441',
    ],
  ],
  ['filing_answer_not_yes', ['NVAD-E-0940', 'NVAD-E-0960', 'NVAD-E-0982']],
  ['filing_answer_details', ['NVAD-E-0950', 'NVAD-E-0970', 'NVAD-E-0981']],
  ['filing_name_long', ['NVAD-E-0080', 'NVAD-E-0090']],
  ['filing_context', ['NVAD-E-0020', 'NVAD-E-0021']],
  ['filing_unit', ['NVAD-E-1170', 'NVAD-E-1370', 'NVAD-E-1430']],
];
const WORDS = new Map<string, string>(SHARED.flatMap(([word, codes]) => codes.map((code) => [code, word] as const)));

/** The word of the sentence of a rule. */
export function wordOfRule(code: string): string {
  return WORDS.get(code) ?? `filing_${code.toLowerCase().replaceAll('-', '_')}`;
}

/** Everything that is to be corrected before the files are sent: faults first. The files are checked as they are written. */
export function findingsOf(opened: OpenedFiling, language: Language): FilingFinding[] {
  const found = [...ownFindings(opened), ...filesFindings(opened)];
  const shown = found.map((finding) => present(finding, opened, language));
  return [...shown.filter(({ level }) => level === 'fault'), ...shown.filter(({ level }) => level === 'warning')];
}

function filesFindings({ pack, taxonomy }: OpenedFiling): Finding[] {
  const tagged = { ...pack, isTagged: true };
  const files = pack.documents.map((document) => readFiling(document.file, writeFiling(tagged, document)));
  const known = knownElements(taxonomy);
  return [...preflight({ form: pack.form, files }), ...(taxonomy === null ? [] : packageFindings(pack, known))];
}

function ownFindings({ filed, isFinal, book, taxonomy, pack, proposed }: OpenedFiling): Finding[] {
  const finding = (code: string, level: Finding['level'], place: FilingPlace, values = {}): Finding => ({
    code: `FOLIO-${code}`,
    level,
    element: null,
    values,
    place,
  });
  const { from, to } = book.period;
  const isSame = from === pack.basis.from && to === pack.basis.to;
  return [
    ...(filed.state === 'approved' ? [] : [finding('COMPUTATION', 'fault', 'computation')]),
    ...(filed.tax.profile.entity === filed.profile.entity ? [] : [finding('ENTITY', 'fault', 'computation')]),
    ...(isFinal ? [] : [finding('ACCOUNTS', 'fault', 'statements')]),
    ...(proposed === 0 ? [] : [finding('PROPOSED', 'fault', 'accounts', { count: String(proposed) })]),
    ...(book.rounding === 'whole' ? [] : [finding('ROUNDING', 'fault', 'statements')]),
    ...(isSame
      ? []
      : [finding('PERIOD', 'warning', 'statements', { from, to, first: pack.basis.from, last: pack.basis.to })]),
    ...(taxonomy === null ? [finding('PACKAGE', 'warning', 'package')] : []),
    ...(taxonomy !== null && !pack.isTagged ? [finding('PARTNERS', 'warning', 'package')] : []),
  ];
}

function present(
  { code, level, element, values, place }: Finding,
  opened: OpenedFiling,
  language: Language,
): FilingFinding {
  const label = (name: string) => labelOf(name, opened, language);
  const named = Object.entries(values).map(([key, value]) => [
    key,
    ITEM_VALUES.has(key) ? namesShown(value, label) : value,
  ]);
  const item = element === null ? '' : label(element);
  const message = sentence(language, wordOfRule(code), { ...Object.fromEntries(named), item });
  return { code, level, element, message, place: pathOf(place, opened) };
}

/** Values of a finding that name items. */
const ITEM_VALUES: ReadonlySet<string> = new Set(['amount', 'details', 'flag']);

function namesShown(names: string, label: (name: string) => string): string {
  return names.split(' / ').map(label).join(' / ');
}

function labelOf(name: string, { taxonomy }: OpenedFiling, language: Language): string {
  const known = taxonomy?.elements.find((one) => one.file === 'computation' && one.name === name);
  const own = TAX_ELEMENTS.get(name)?.label;
  const words = known ?? own ?? { en: name, zh: name };
  return language === 'zh-Hant' ? words.zh : words.en;
}

function pathOf(place: FilingPlace, { filed, book }: OpenedFiling): string {
  const paths: Readonly<Record<FilingPlace, string>> = {
    profile: '/accounting/profits-tax',
    company: '/company',
    computation: `/accounting/profits-tax/${filed.id}`,
    statements: `/accounting/statutory-accounts?${new URLSearchParams({ end: book.period.to })}`,
    facts: '#filing-facts',
    accounts: '#filing-accounts',
    partners: '#filing-partners',
    answer: '#filing-answers',
    package: '#filing-package',
  };
  return paths[place];
}
