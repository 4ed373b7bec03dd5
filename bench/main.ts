import { benchBank } from './bank/main.ts';
import { benchEveryday } from './everyday.ts';
import { benchLedger } from './ledger/main.ts';
import { benchReading } from './reading/main.ts';
import { benchScroll } from './scroll/main.ts';

/**
 * `npm run bench`: every promise of speed and size with its conditions. `npm run bench -- ledger`: those of the ledger, beside
 * what the bare engine does with the same data. `npm run bench -- reading`: how quick and small the server stays while it reads a
 * long scan. `npm run bench -- bank`: how quick reconciling a long bank account is. `npm run
 * bench -- scroll`: how smoothly its list scrolls. Bounded in count and time; ends by itself.
 */
const [topic, ...args] = process.argv.slice(2);
if (topic === undefined) await benchEveryday();
else if (topic === 'ledger') process.exit(await benchLedger(args));
else if (topic === 'bank') process.exit(await benchBank());
else if (topic === 'scroll') process.exit(await benchScroll());
else if (topic === 'reading') process.exit(await benchReading(args));
else {
  console.error(`Found "${topic}"; it takes "bank", "ledger", "reading", "scroll", or nothing for everyday use.`);
  process.exit(2);
}
