import { cpus, loadavg, totalmem } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { enter, speak } from '../../tests/e2e/person.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { demo } from '../../tests/support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../tests/support/server.ts';
import { type Figure, printFigures } from '../figure.ts';
import { measureFields } from './fields.ts';
import { measureHome } from './home.ts';
import { measureShifts } from './shifts.ts';

const PATHS = [
  '/home',
  '/document',
  '/bank-statement',
  '/bank-statement?show=all',
  '/sales',
  '/purchases',
  '/invoiceEditor?type=sales_invoice',
  '/questions',
  '/accounting',
  '/accounting/chart-of-accounts',
  '/accounting/journals',
  '/accounting/journals/new',
  '/accounting/exchange-rates',
  '/accounting/period-lock',
  '/accounting/year-end',
  '/accounting/audit-trail',
  '/reports',
  '/reports/profit-loss?from=2025-04-01&to=2026-03-31',
  '/reports/balance-sheet?as_at=2026-03-31',
  '/reports/trial-balance?as_at=2026-03-31',
  '/reports/general-ledger?from=2026-03-01&to=2026-03-31',
  '/reports/aged-receivable?as_at=2026-03-31',
  '/settings/explore',
  '/settings/explore/account-setting',
  '/settings/explore/file-storage',
  '/company',
  '/pricing',
];

function sayConditions(): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; Chromium without a graphics card, 1440 x 900`,
  );
  console.log('The demo of the worked year, production build, server on the same machine\n');
}

async function measure(server: TestServer): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions);
  const freshPage = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await speak(page, 'en-US');
    await enter(page, server, demo);
    return page;
  };
  try {
    return [
      ...(await measureHome(await freshPage(), server.url)),
      ...(await measureShifts(await freshPage(), server.url, PATHS)),
      ...(await measureFields(browser, await freshPage(), server.url)),
    ];
  } finally {
    await browser.close();
  }
}

/** `npm run bench -- screens`: how soon Home can be used, whether screens move while they load, and what typing costs. Answers the exit code. */
export async function benchScreens(): Promise<number> {
  sayConditions();
  const server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
  try {
    const figures = await measure(server);
    printFigures(figures);
    return figures.every(({ value, goal }) => goal === undefined || value <= goal) ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}
