import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Invoice, type Receipt, renderInvoice, renderReceipt, toPhoto, toPng } from '@folio/sample-documents';
import { pdfOfPictures } from '../jpeg-pdf.ts';
import { company } from '../papers.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const samples = join(import.meta.dirname, '..', '..', '..', 'packages', 'documents', 'samples');

/** A file of the reader's own samples. */
export function sampleUpload(path: string, name: string, mimeType: string): Upload {
  return { name, mimeType, buffer: readFileSync(join(samples, path)) };
}

interface Meal {
  name: string;
  nameZh: string;
  number: string;
  date: string;
  amount: string;
}

const meals: readonly Meal[] = [
  { name: 'Golden Tea House', nameZh: '金茶樓', number: 'TH-10231', date: '2026-02-02', amount: '118.00' },
  { name: 'Harbour Noodle Bar', nameZh: '海港麵家', number: 'HN-55102', date: '2026-02-05', amount: '86.50' },
  { name: 'Sample Stationery', nameZh: '樣本文具', number: 'SS-00871', date: '2026-02-09', amount: '243.20' },
  { name: 'Peak Coffee', nameZh: '山頂咖啡', number: 'PC-71120', date: '2026-02-11', amount: '52.00' },
  { name: 'Ferry Taxi', nameZh: '渡輪的士', number: 'FT-90031', date: '2026-02-18', amount: '164.00' },
];

export const receiptAmounts = meals.map((meal) => meal.amount);

function receiptOf(meal: Meal): Receipt {
  return {
    shop: { name: meal.name, nameZh: meal.nameZh, address: 'G/F, 12 Sample Street, Kowloon' },
    number: meal.number,
    date: meal.date,
    time: '12:45',
    currency: 'HKD',
    items: [{ name: 'Set A', nameZh: 'A 套餐', quantity: '1', price: meal.amount, amount: meal.amount }],
    subtotal: meal.amount,
    total: meal.amount,
    paidBy: { name: 'Cash', nameZh: '現金' },
  };
}

/** Receipts scanned one after the other into one file. */
export async function receiptsInOneFile(count = meals.length): Promise<Upload> {
  const pictures: Uint8Array[] = [];
  for (const meal of meals.slice(0, count)) {
    pictures.push(await toPng(await renderReceipt(receiptOf(meal)), { dpi: 220 }));
  }
  return { name: 'receipts.pdf', mimeType: 'application/pdf', buffer: await pdfOfPictures(pictures) };
}

const bill: Invoice = {
  language: 'en',
  kind: 'invoice',
  issuer: { name: 'Kwai Fong Packaging Limited', address: 'Unit 3, 20 Sample Road, Kwai Fong' },
  customer: { name: company.name, address: 'Unit 8, 9/F, Example Centre, Kowloon' },
  number: 'KFP-7782',
  issueDate: '2026-03-05',
  dueDate: '2026-04-04',
  currency: 'HKD',
  items: [{ name: 'Cartons, printed', quantity: '400', price: '3.20', amount: '1280.00' }],
  subtotal: '1280.00',
  tax: '0.00',
  total: '1280.00',
};

/** The same bill twice: as the supplier's PDF, and as a photo of its print. */
export async function billTwice(): Promise<[Upload, Upload]> {
  const pdf = await renderInvoice(bill);
  const photo = await toPhoto(pdf, { seed: 7, dpi: 170 });
  return [
    { name: 'KFP-7782.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'IMG_0077.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) },
  ];
}
