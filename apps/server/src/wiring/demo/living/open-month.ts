import { addDays, type Day } from '@folio/ledger';
import { type Diary, type Issued, type Item, issue, type Month, settle } from './diary.ts';

/** A document of the open month that waits for review, and how it looks. */
export interface Paper {
  eventId: string;
  fileName: string;
  language: 'en' | 'zh-Hant' | 'bilingual';
  look: 'text' | 'picture' | 'scan' | 'photograph' | 'poor-photograph';
}

/** Two small orders of the month before, which Aurora pays together. */
export function smallOrders(diary: Diary, month: Month): Issued[] {
  const orders = [
    { name: 'Gift box', quantity: 60, price: '18.50', account: '4000' },
    { name: 'Paper lantern, small', quantity: 45, price: '32.00', account: '4000' },
  ];
  return orders.flatMap((item, index) => {
    const day = month.day(24 + index);
    const number = diary.next(`INV-${month.year}`, 3);
    const invoice = issue(diary, {
      type: 'sales_invoice',
      number,
      contact: 'C01',
      day,
      dueOn: addDays(day, 14),
      items: [item],
    });
    return invoice === null ? [] : [invoice];
  });
}

/** Movements of the first week that each ask for something else: several invoices at once, an unknown payee, a dinner, a deposit. */
export function openLines(diary: Diary, month: Month, together: readonly Issued[]): void {
  settle(diary, 'receipt', together, { day: month.day(3), account: '1010', reference: 'FPS' });
  diary.bankLine({
    account: '1010',
    direction: 'spent',
    date: month.day(5),
    amount: '1280.00',
    payee: 'Chan Tai Man',
    description: 'FPS CHAN TAI MAN',
    splits: [{ account: '2990', amount: '1280.00' }],
  });
  diary.bankLine({
    account: '1010',
    direction: 'spent',
    date: month.day(6),
    amount: '2346.80',
    payee: 'Victoria Dining',
    description: 'CARD PURCHASE',
    splits: [{ account: '6220', amount: '2346.80' }],
  });
  diary.bankLine({
    account: '1010',
    direction: 'received',
    date: month.day(7),
    amount: '5000.00',
    payee: '',
    description: `CHEQUE DEPOSIT ${881_200 + month.month}`,
    splits: [{ account: '2990', amount: '5000.00' }],
  });
}

const line = (name: string, quantity: number, price: string, account: string): Item[] => [
  { name, quantity, price, account },
];

/** Bills that came in the first days of the open month and wait for review, one for each way in which paper arrives. */
export function openBills(diary: Diary, month: Month): Paper[] {
  const arrived = (contact: string, number: string, day: Day, days: number, items: Item[], currency?: string) => {
    const trade = { type: 'purchase_bill' as const, number, contact, day, dueOn: addDays(day, days), items };
    issue(diary, currency === undefined ? trade : { ...trade, currency }, 'paper');
    return diary.entries.at(-1)?.event.id ?? '';
  };
  const tag = `${month.year % 100}${String(month.month).padStart(2, '0')}`;
  const paper = [...line('Copy paper A4, box', 12, '148.00', '6140'), ...line('Toner cartridge', 3, '620.00', '6140')];
  return [
    {
      eventId: arrived('S07', `SKY-${tag}7`, month.day(1), 30, paper),
      fileName: `天際辦公用品 SKY-${tag}7.pdf`,
      language: 'bilingual',
      look: 'text',
    },
    {
      eventId: arrived(
        'S02',
        `PRF-${tag}4`,
        month.day(2),
        30,
        line('Sea freight, Foshan to Hong Kong', 1, '4860.00', '5010'),
      ),
      fileName: `Pearl River Freight PRF-${tag}4 (scan).pdf`,
      language: 'en',
      look: 'scan',
    },
    {
      eventId: arrived(
        'S05',
        `CP-${tag}`,
        month.day(3),
        30,
        line('Company secretary, annual return', 1, '2800.00', '6310'),
      ),
      fileName: 'IMG_2214.jpg',
      language: 'en',
      look: 'photograph',
    },
    {
      eventId: arrived('S04', `TW-${tag}1`, month.day(4), 60, line('LED driver board', 240, '7.45', '5000'), 'USD'),
      fileName: 'IMG_2217.jpg',
      language: 'en',
      look: 'poor-photograph',
    },
  ];
}
