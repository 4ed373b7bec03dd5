import { z } from 'zod';

/** What `Profiler.stop` of Node's inspector answers: times in microseconds. */
export const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
export type CpuProfile = z.infer<typeof cpuProfile>;

/** A function with the time in itself, and the functions it called. */
export interface Call {
  name: string;
  selfUs: number;
  calls: Call[];
}

/** Time in which the process waited for work: it is no part of the picture. */
const IDLE = '(idle)';
/** The functions of the embedded engine have no names, so each stay in it is one call. */
const ENGINE = 'embedded engine';

/** The calls of a profile as a tree; calls of one function from the same place are one. */
export function callTree({ nodes, samples, timeDeltas }: CpuProfile): Call {
  const selfUs = new Map<number, number>();
  for (const [at, id] of samples.entries()) selfUs.set(id, (selfUs.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const called = new Set(nodes.flatMap(({ children = [] }) => children));
  const callOf = (id: number): Call => {
    const node = byId.get(id);
    if (node === undefined) throw new Error(`the profile has no call ${id}`);
    const calls = (node.children ?? []).map(callOf).filter(({ name }) => name !== IDLE);
    return { name: nameOf(node.callFrame), selfUs: selfUs.get(id) ?? 0, calls: joined(calls) };
  };
  const roots = nodes.filter(({ id }) => !called.has(id)).map(({ id }) => callOf(id));
  const [root] = roots;
  if (root === undefined || roots.length > 1) throw new Error(`the profile has ${roots.length} roots, expected 1`);
  return root;
}

function joined(calls: readonly Call[]): Call[] {
  return [...Map.groupBy(calls, ({ name }) => name)].map(([name, same]) => {
    const one = {
      name,
      selfUs: same.reduce((sum, { selfUs }) => sum + selfUs, 0),
      calls: joined(same.flatMap((call) => call.calls)),
    };
    return name === ENGINE ? withoutInner(one) : one;
  });
}

/** A stay in the engine with the functions of the engine within it as one. */
function withoutInner({ name, selfUs, calls }: Call): Call {
  const [inner, others] = [calls.filter((call) => call.name === ENGINE), calls.filter((call) => call.name !== ENGINE)];
  const innerUs = inner.reduce((sum, call) => sum + call.selfUs, 0);
  return { name, selfUs: selfUs + innerUs, calls: joined([...others, ...inner.flatMap((call) => call.calls)]) };
}

/** Time in a function and all it called, in microseconds. */
export function totalUs({ selfUs, calls }: Call): number {
  return calls.reduce((sum, call) => sum + totalUs(call), selfUs);
}

/** The tree without calls that took less than a share of the whole; their time is their caller's. */
export function withoutSmall(root: Call, share: number): Call {
  const leastUs = totalUs(root) * share;
  const kept = (call: Call): Call => {
    const calls = call.calls.filter((one) => totalUs(one) >= leastUs).map(kept);
    return { name: call.name, selfUs: totalUs(call) - calls.reduce((sum, one) => sum + totalUs(one), 0), calls };
  };
  return kept(root);
}

function nameOf({ functionName, url }: CpuProfile['nodes'][number]['callFrame']): string {
  if (functionName === '') return url === '' ? '(native)' : '(anonymous)';
  const isEngine = url.startsWith('wasm') || /^(invoke_[ivjfd]+|(js-to-wasm|wasm-to-js)\b.*)$/.test(functionName);
  return isEngine ? ENGINE : functionName;
}
