import type { Words } from '../../report-layout/index.ts';
import type { TextKey } from '../default-texts.ts';

/** A note: its texts, then a statement of the layout, then what a person stated. */
export interface AccountsNote {
  readonly id: string;
  readonly title: Words;
  readonly texts: readonly TextKey[];
  readonly statement?: string;
  readonly facts?: 'emoluments' | 'related';
}

/** The notes in the order in which they are numbered; a note without content is left out. */
export const SME_FRS_NOTES: readonly AccountsNote[] = [
  { id: 'general', title: { en: 'General information', zh: '一般資料' }, texts: ['general'] },
  {
    id: 'policies',
    title: { en: 'Basis of preparation and accounting policies', zh: '編製基準及會計政策' },
    texts: [
      'basis',
      'policy_assets',
      'policy_inventories',
      'policy_receivables',
      'policy_currencies',
      'policy_revenue',
      'policy_tax',
    ],
  },
  {
    id: 'profit_before_tax',
    title: { en: 'Profit / (loss) before tax, after charging', zh: '除稅前溢利／（虧損）已扣除下列各項' },
    texts: [],
    statement: 'note_profit_before_tax',
  },
  { id: 'emoluments', title: { en: "Directors' emoluments", zh: '董事酬金' }, texts: [], facts: 'emoluments' },
  { id: 'taxation', title: { en: 'Taxation', zh: '稅項' }, texts: ['tax'], statement: 'note_taxation' },
  {
    id: 'property_plant_equipment',
    title: { en: 'Property, plant and equipment', zh: '物業、機器及設備' },
    texts: [],
    statement: 'note_property_plant_equipment',
  },
  {
    id: 'share_capital',
    title: { en: 'Share capital', zh: '股本' },
    texts: ['share_capital'],
    statement: 'note_share_capital',
  },
  {
    id: 'related_parties',
    title: { en: 'Related parties', zh: '關聯方' },
    texts: ['related_parties'],
    facts: 'related',
  },
  { id: 'events', title: { en: 'Events after the end of the period', zh: '期末後事項' }, texts: ['events'] },
];
