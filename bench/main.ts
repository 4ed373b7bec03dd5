import { benchEveryday } from './everyday.ts';
import { benchLedger } from './ledger/main.ts';

/**
 * `npm run bench`: every promise of speed and size with its conditions. `npm run bench -- ledger`: those of the ledger, beside
 * what the bare engine does with the same data. Bounded in count and time; ends by itself.
 */
const [topic, ...args] = process.argv.slice(2);
if (topic === undefined) await benchEveryday();
else if (topic === 'ledger') process.exit(await benchLedger(args));
else {
  console.error(`Found "${topic}"; it takes "ledger", or nothing for everyday use.`);
  process.exit(2);
}
