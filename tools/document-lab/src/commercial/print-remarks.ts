import { wrapped } from '../column-widths.ts';
import type { PaperFlow } from '../paper-flow.ts';
import type { CommercialLayout, Distractor } from './commercial-layout.ts';
import { atLeft, type CommercialPaper } from './print-commercial-head.ts';

/** Distractors that are printed elsewhere on a document. */
type Elsewhere = 'page_number' | 'phone' | 'order' | 'registration';
type Remark = Exclude<Distractor, Elsewhere>;
type Tongue = Exclude<CommercialLayout['language'], 'both'>;

/** What a remark says in each language; `#` is a digit that is drawn. */
const REMARKS: Readonly<Record<Remark, Readonly<Record<Tongue, string>>>> = {
  dotted_day: {
    en: 'Prices valid from 1#.12.2025',
    zh: '價格由 1#.12.2025 起生效',
    de: 'Preise gültig ab 1#.12.2025',
    fr: 'Prix valables dès le 1#.12.2025',
  },
  bank: {
    en: 'Bank: HSBC  Account ###-######-###  SWIFT HSBCHKHH',
    zh: '銀行：匯豐銀行  戶口 ###-######-###  SWIFT HSBCHKHH',
    de: 'Bankverbindung: IBAN DE## #### #### #### #### ##  BIC COBADEFF',
    fr: 'Banque : IBAN FR## #### #### #### #### #### ###  BIC BNPAFRPP',
  },
  points: {
    en: 'Points earned #,###  Balance ##,###',
    zh: '本次積分 #,###  累計積分 ##,###',
    de: 'Bonuspunkte #.###  Punktestand ##.###',
    fr: 'Points gagnés # ###  Solde ## ###',
  },
  weight: {
    en: 'Gross weight ###.## kg',
    zh: '毛重 ###.## 公斤',
    de: 'Bruttogewicht ###,## kg',
    fr: 'Poids brut ###,## kg',
  },
  barcode: { en: '*#############*', zh: '*#############*', de: '*#############*', fr: '*#############*' },
  hours: {
    en: 'Opening hours 09.00 - 18.30',
    zh: '營業時間 09:00 - 18:30',
    de: 'Öffnungszeiten 09.00 - 18.30 Uhr',
    fr: "Heures d'ouverture 09.00 - 18.30",
  },
  item_count: { en: 'Items: {count}', zh: '件數：{count}', de: 'Artikel: {count}', fr: 'Articles : {count}' },
  advertisement: {
    en: 'Spend 500.00 or more and get 10% off your next order',
    zh: '購物滿500.00元，下次九折',
    de: 'Ab 500,00 Einkauf 10 % auf die nächste Bestellung',
    fr: "Dès 500,00 d'achat, 10 % sur la prochaine commande",
  },
  percentage: {
    en: 'Interest of 2.00% a month is charged on late payment',
    zh: '逾期付款每月收取2.00%利息',
    de: 'Bei Verzug berechnen wir 2,00 % Zinsen im Monat',
    fr: 'Tout retard de paiement porte intérêt à 2,00 % par mois',
  },
};

const isRemark = (distractor: Distractor): distractor is Remark => distractor in REMARKS;

/** Prints the remarks below the totals: text of a document that is not one of its figures. */
export function printRemarks(flow: PaperFlow, { layout, chance, trade }: CommercialPaper): void {
  flow.gap(1);
  const tongue = layout.language === 'both' ? 'en' : layout.language;
  for (const distractor of chance.shuffled(layout.distractors).filter(isRemark)) {
    const said = REMARKS[distractor][tongue]
      .replaceAll('#', () => String(chance.from(1, 9)))
      .replace('{count}', String(trade.items.length));
    for (const line of wrapped(said, flow.right - flow.left, layout.fontSize)) {
      if (!flow.hasRoom(1)) flow.turn();
      flow.line([atLeft(line, flow.left)]);
    }
  }
}
