import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { createSampleCompany, signedInClient } from '../../tests/support/client.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { peakMbDuring, residentMbOf } from '../ledger/process-figures.ts';
import { childrenOf } from './processes.ts';
import { scanOf } from './scan-of.ts';
import { type ReadingRun, sampleIdle, uploadWhileAsking } from './while-reading.ts';

const USAGE = 'usage: npm run bench -- reading [--pages N] [--minutes N]';
const P99_GOAL_MS = 200;
const MEMORY_GOAL_MB = 400;
const IMAGE_PAGE_GOAL_S = 2.5;

interface Order {
  readonly pages: number;
  readonly minutes: number;
}

function orderOf(args: readonly string[]): Order | null {
  const options = { pages: { type: 'string', default: '100' }, minutes: { type: 'string', default: '15' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [pages, minutes] = [Number(values.pages), Number(values.minutes)];
  return Number.isInteger(pages) && pages >= 1 && pages <= 500 && minutes > 0 ? { pages, minutes } : null;
}

function sayConditions({ pages, minutes }: Order): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PGlite with fsync, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`A scan of ${pages} pages, 200 dpi, grey; one request after the other; at most ${minutes} minutes\n`);
}

interface Memory {
  readonly idleMb: number;
  readonly peakMb: number;
}

function figuresOf(run: ReadingRun, idle: readonly number[], { idleMb, peakMb }: Memory, pages: number): Figure[] {
  const during = run.times.toSorted((a, b) => a - b);
  const finished = run.state === 'needs_review';
  const note = `${during.length} requests${finished ? '' : `; not finished: ${run.state}`}`;
  return [
    { name: 'profile and dashboard at rest, p50', value: quantile(idle, 0.5), unit: 'ms' },
    { name: 'profile and dashboard at rest, p99', value: quantile(idle, 0.99), unit: 'ms' },
    { name: 'the same while the scan is read, p50', value: quantile(during, 0.5), unit: 'ms', note },
    { name: 'the same while the scan is read, p99', value: quantile(during, 0.99), unit: 'ms', goal: P99_GOAL_MS },
    { name: 'the same while the scan is read, longest', value: during.at(-1) ?? Number.NaN, unit: 'ms' },
    { name: 'memory of a server that answers only', value: idleMb, unit: 'MB' },
    { name: 'what reading adds at its most', value: peakMb - idleMb, unit: 'MB', goal: MEMORY_GOAL_MB },
    ...(finished
      ? [{ name: 'a scanned page, upload to fields', value: run.seconds / pages, unit: 's', goal: IMAGE_PAGE_GOAL_S }]
      : []),
  ];
}

/** `npm run bench -- reading`: does the server stay quick and small while it reads a long scan? Answers the exit code. */
export async function benchReading(args: readonly string[]): Promise<number> {
  const order = orderOf(args);
  if (order === null) {
    console.error(`${USAGE}\nfound: ${args.join(' ')}`);
    return 2;
  }
  sayConditions(order);
  const scan = await scanOf(order.pages);
  const before = childrenOf(process.pid);
  // A scan of 100 pages is larger than an upload may be by default.
  const server = await startTestServer({ env: { FOLIO_MAX_UPLOAD_MB: '200' } });
  const pid = childrenOf(process.pid).find((child) => !before.includes(child)) ?? Number.NaN;
  try {
    const client = await signedInClient(server.url, server.folder, 'bench@example.com');
    const companyId = await createSampleCompany(client);
    const idle = await sampleIdle(client, companyId);
    const idleMb = residentMbOf(pid);
    const work = () => uploadWhileAsking(client, companyId, scan, order.minutes * 60_000);
    const { result, peakMb } = await peakMbDuring(pid, work);
    printFigures(figuresOf(result, idle, { idleMb, peakMb }, order.pages));
    return result.state === 'needs_review' ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}
