import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** A span as a collector of OpenTelemetry receives it, with its attributes as text. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  attributes: Record<string, string>;
  isError: boolean;
}

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, String(Object.values(value)[0])])));

const ERROR = 2;

/** OTLP over HTTP with JSON. */
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              startTimeUnixNano: z.string().regex(/^\d{19}$/),
              endTimeUnixNano: z.string().regex(/^\d{19}$/),
              attributes,
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  /** Of the senders. */
  resources: Record<string, string>[];
  /** Headers and paths of the calls. */
  calls: { path: string; authorization: string | undefined }[];
  close(): Promise<void>;
}

/** A collector of traces that keeps what it receives. It rejects what does not follow the protocol. */
export async function openCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, string>[] = [];
  const calls: Collector['calls'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    calls.push({ path: request.url ?? '', authorization: request.headers.authorization });
    const read = batch.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
    if (!read.success) return void response.writeHead(400).end(read.error.message);
    for (const { resource, scopeSpans } of read.data.resourceSpans) {
      resources.push(resource.attributes);
      for (const { status, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, parentSpanId: span.parentSpanId, isError: status?.code === ERROR });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    calls,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
