import type { Config } from '../config.ts';
import type { Log } from '../platform/log/index.ts';
import { useTracer } from '../platform/trace/index.ts';
import { VERSION } from '../version.ts';

/** Records traces from now on if a collector is set, and answers how to end that; else null, and loads no library. */
export async function traceBySetting(
  { traces }: Pick<Config, 'traces'>,
  log: Log,
): Promise<(() => Promise<void>) | null> {
  if (traces === null) return null;
  const { openTracer } = await import('../platform/trace/otlp.ts');
  const { tracer, close } = openTracer(traces, VERSION, log);
  useTracer(tracer);
  return async () => {
    useTracer(null);
    await close();
  };
}
