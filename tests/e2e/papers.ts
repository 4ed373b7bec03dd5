import {
  type BankStatement,
  type Invoice,
  renderBankStatement,
  renderInvoice,
  toPhoto,
  toScan,
} from '@folio/sample-documents';

/** The company of the browser tests; its name is what makes a paper ours or theirs. */
export const company = {
  name: 'Golden Bauhinia Trading Limited',
  nameZh: '金紫荊貿易有限公司',
};

const bank = { name: 'Meridian Bank', nameZh: '子午銀行' };

const march: BankStatement = {
  layout: 'harbour',
  bank,
  accountNumber: '388-441-001',
  accountName: company.name,
  currency: 'HKD',
  periodStart: '2026-03-01',
  periodEnd: '2026-03-31',
  openingBalance: '50000.00',
  lines: [
    { date: '2026-03-03', description: 'FPS CREDIT\nAURORA GIFTS', descriptionZh: '轉數快存入', in: '12000.00' },
    { date: '2026-03-09', description: 'AUTOPAY OUT\nCLP POWER', descriptionZh: '自動轉賬支出', out: '877.24' },
    { date: '2026-03-30', description: 'SERVICE CHARGE', descriptionZh: '服務費', out: '60.00' },
  ],
};

const april: BankStatement = {
  ...march,
  layout: 'meridian',
  periodStart: '2026-04-01',
  periodEnd: '2026-04-30',
  openingBalance: '61062.76',
  lines: [
    { date: '2026-04-08', description: 'RENT\nKOWLOON PROPERTIES', descriptionZh: '租金', out: '9000.00' },
    { date: '2026-04-29', description: 'INTEREST', descriptionZh: '利息收入', in: '12.44' },
  ],
};

const bill: Invoice = {
  language: 'bilingual',
  kind: 'invoice',
  issuer: {
    name: 'Lai Chi Kok Storage Limited',
    nameZh: '荔枝角倉儲有限公司',
    address: 'Suite 501, 50 Sample Street, Kowloon',
  },
  customer: { name: company.name, nameZh: company.nameZh, address: 'Unit 8, 9/F, Example Centre, Kowloon' },
  number: 'LCK-2051',
  issueDate: '2026-03-12',
  dueDate: '2026-04-11',
  currency: 'HKD',
  items: [
    {
      name: 'Warehouse storage, March',
      nameZh: '倉儲服務（三月）',
      quantity: '1',
      price: '3608.00',
      amount: '3608.00',
    },
  ],
  subtotal: '3608.00',
  tax: '0.00',
  total: '3608.00',
};

/** A text statement, a scanned statement and the photo of an invoice. */
export async function papers(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const scan = await toScan(await renderBankStatement(april), { seed: 4, createdOn: '2026-05-02', dpi: 200 });
  const photo = await toPhoto(await renderInvoice(bill), { seed: 12, dpi: 170 });
  return [
    { name: 'march.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await renderBankStatement(march)) },
    { name: 'april-scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scan) },
    { name: 'IMG_0012.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) },
  ];
}
