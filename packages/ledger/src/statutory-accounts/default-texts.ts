import type { Day } from '../calendar/index.ts';
import type { Words } from '../report-layout/index.ts';

/** The texts that a person may edit, in the order in which they are printed. */
export const TEXT_KEYS = [
  'activities',
  'results',
  'auditor',
  'general',
  'basis',
  'policy_assets',
  'policy_inventories',
  'policy_receivables',
  'policy_currencies',
  'policy_revenue',
  'policy_tax',
  'tax',
  'share_capital',
  'related_parties',
  'events',
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** Texts for periods that begin on `from` or later. `confirmed`: checked against the source by an accountant. */
export interface DefaultTexts {
  readonly from: Day;
  readonly source: string;
  readonly confirmed: boolean;
  readonly texts: Readonly<Record<TextKey, Words>>;
  /** Follows the basis of preparation if the period before has another length. */
  readonly otherLength: Words;
}

/**
 * Proposals of Folio in its own words, `{company}` and other names filled in. A standard says what must be disclosed and
 * not how, so no text is confirmed before an accountant has checked it for the company.
 */
const EDITIONS: readonly DefaultTexts[] = [
  {
    from: '2014-03-03',
    source: 'Companies Ordinance (Cap. 622), sections 359 to 366A and 388 to 390; SME-FRF and SME-FRS of the HKICPA',
    confirmed: false,
    texts: {
      activities: {
        en: 'The principal activity of the company during the period was {activity}.',
        zh: '本公司於期內之主要業務為{activity}。',
      },
      results: {
        en: 'The results of the company for the period and its financial position at the end of the period are set out in the accounts that follow.',
        zh: '本公司於期內之業績及期末之財務狀況載於隨後之賬目。',
      },
      auditor: {
        en: '{auditor} will retire, and a resolution to reappoint the firm as auditor of the company will be proposed at the next annual general meeting or passed in writing.',
        zh: '{auditor}將會退任，續聘其為本公司核數師之決議案將於下屆股東週年大會上提呈或以書面通過。',
      },
      general: {
        en: '{company} is a private company limited by shares and incorporated in Hong Kong. Its registered office is at {address}.',
        zh: '{company}為在香港註冊成立之私人股份有限公司，其註冊辦事處位於{address}。',
      },
      basis: {
        en: 'The company qualifies for the reporting exemption and prepares these accounts under the Small and Medium-sized Entity Financial Reporting Standard. They are prepared on the accrual basis, at historical cost, and on the assumption that the company is a going concern. Amounts are in {currency}.',
        zh: '本公司符合報告豁免條件，並按照《中小型企業財務報告準則》編製本賬目。賬目以應計基準、歷史成本法及持續經營假設編製，金額以{currency}列示。',
      },
      policy_assets: {
        en: 'Property, plant and equipment are stated at cost less accumulated depreciation and impairment losses. Depreciation spreads the cost of an asset, less its residual value, over its estimated useful life.',
        zh: '物業、機器及設備按成本減累計折舊及減值虧損列賬。折舊按資產之估計可使用年期，將成本減剩餘價值後分攤。',
      },
      policy_inventories: {
        en: 'Inventories are stated at the lower of cost and net realisable value.',
        zh: '存貨按成本與可變現淨值兩者中之較低者列賬。',
      },
      policy_receivables: {
        en: 'Receivables are stated at the amount invoiced less an allowance for debts that are not expected to be paid.',
        zh: '應收款項按發票金額減預期不能收回之呆賬撥備列賬。',
      },
      policy_currencies: {
        en: 'Transactions in other currencies are recorded at the rate of their day. Monetary balances in other currencies are translated at the rate at the end of the period. Differences are recognised in the income statement.',
        zh: '外幣交易按交易日之匯率入賬。以外幣計值之貨幣性結餘按期末匯率換算，匯兌差額計入收益表。',
      },
      policy_revenue: {
        en: 'Revenue from goods is recognised when they are delivered, and from services when they are rendered. Interest is recognised over time.',
        zh: '貨品銷售收入於交付時確認，服務收入於提供服務時確認，利息按時間比例確認。',
      },
      policy_tax: {
        en: 'Tax is the tax payable on the profit of the period at the rates in force. No deferred tax is recognised.',
        zh: '稅項為按現行稅率就本期溢利應付之稅款，不確認遞延稅項。',
      },
      tax: {
        en: 'Hong Kong profits tax is provided on the estimated assessable profit of the period.',
        zh: '香港利得稅乃按本期估計應課稅溢利計提。',
      },
      share_capital: {
        en: '{shares}',
        zh: '{shares}',
      },
      related_parties: {
        en: 'Balances with directors are unsecured, free of interest and repayable on demand.',
        zh: '與董事之結餘為無抵押、免息及須按要求償還。',
      },
      events: {
        en: 'No event after the end of the period needs to be adjusted or disclosed in these accounts.',
        zh: '期末後並無須在本賬目中調整或披露之事項。',
      },
    },
    otherLength: {
      en: 'These accounts cover the period from {from} to {to}, and the comparative figures the period from {previous_from} to {previous_to}. As the two periods differ in length, the comparative figures are not entirely comparable.',
      zh: '本賬目涵蓋{from}至{to}期間，比較數字則涵蓋{previous_from}至{previous_to}期間。由於兩個期間之長度不同，比較數字並不完全可比。',
    },
  },
];

/** The texts for a period that begins on a day; for earlier days the first edition. */
export function defaultTextsAt(day: Day): DefaultTexts {
  const [first] = EDITIONS;
  const found = EDITIONS.findLast(({ from }) => from <= day) ?? first;
  if (found === undefined) throw new Error('There is no edition of the default texts');
  return found;
}

/** Printed for a value that is not known. */
export const BLANK = '________';

/** Fills `{name}` from the values; a name without a value leaves a line to fill in. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || BLANK);
}
