import { benchBank } from './bank/main.ts';
import { benchClose } from './close/main.ts';
import { benchCompanies } from './companies/main.ts';
import { benchCost } from './cost/main.ts';
import { benchEditor } from './editor/main.ts';
import { benchEveryday } from './everyday.ts';
import { benchFiles } from './files/main.ts';
import { benchFlame } from './flame/main.ts';
import { benchGuard } from './guard/main.ts';
import { benchInvoices } from './invoices/main.ts';
import { benchLedger } from './ledger/main.ts';
import { load } from './load/main.ts';
import { benchOutages } from './outages/main.ts';
import { benchPapers } from './papers/main.ts';
import { benchPractice } from './practice/main.ts';
import { benchReading } from './reading/main.ts';
import { benchScreens } from './screens/main.ts';
import { benchScroll } from './scroll/main.ts';
import { benchSearch } from './search/main.ts';

/**
 * `npm run bench`: every promise of speed and size with its conditions. The number of runs and the total time are
 * limited, so the command always ends. The other forms measure:
 * - `npm run bench -- ledger`: the promises of the ledger, compared with the bare engine on the same data.
 * - `npm run bench -- guard`: whether Folio became slower than it was when its speed was last recorded.
 * - `npm run bench -- companies`: whether reports stay quick in a database of 2,000 companies.
 * - `npm run bench -- cost`: processor time and disk space of what people do, from which a machine is sized.
 * - `npm run load`: people who work at the same time, and whether the server stays quick and small.
 * - `npm run bench -- flame`: pictures of where the processor time of posting and of a signed-in read goes.
 * - `npm run bench -- reading`: how quick and small the server stays while it reads a long scan.
 * - `npm run bench -- bank`: how quick reconciling a long bank account is.
 * - `npm run bench -- close`: how quick the month and year end of a large company is, and the deadlines of many clients.
 * - `npm run bench -- scroll`: how smoothly the list of that account scrolls.
 * - `npm run bench -- screens`: how soon Home can be used, whether screens move while they load, and what typing costs.
 * - `npm run bench -- invoices`: how quick a long list of sales is.
 * - `npm run bench -- editor`: whether typing into a long invoice delays a frame.
 * - `npm run bench -- outages`: whether anything acknowledged is lost when parts of a site end.
 * - `npm run bench -- papers`: how quick an invoice is printed.
 * - `npm run bench -- files`: how quickly files are found among a hundred thousand.
 * - `npm run bench -- search`: how quickly 100,000 records are searched.
 */
const TOPICS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  bank: benchBank,
  close: benchClose,
  companies: benchCompanies,
  cost: benchCost,
  editor: benchEditor,
  files: benchFiles,
  flame: benchFlame,
  guard: benchGuard,
  invoices: benchInvoices,
  ledger: benchLedger,
  load,
  outages: benchOutages,
  papers: benchPapers,
  practice: benchPractice,
  reading: benchReading,
  screens: benchScreens,
  scroll: benchScroll,
  search: benchSearch,
};

const [topic, ...args] = process.argv.slice(2);
const bench = topic === undefined ? undefined : TOPICS[topic];
if (topic === undefined) await benchEveryday();
else if (bench !== undefined) process.exit(await bench(args));
else {
  const names = Object.keys(TOPICS).map((name) => `"${name}"`);
  console.error(`Found "${topic}"; it takes ${names.join(', ')}, or nothing for everyday use.`);
  process.exit(2);
}
