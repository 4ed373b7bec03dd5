import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../../operation-config.ts';
import type { Log } from '../log/index.ts';
import type { OpenSpan, Tracer } from './spans.ts';
import type { TraceContext } from './trace-context.ts';

export interface OpenTracer {
  tracer: Tracer;
  /** Sends what is left, at most for a few seconds. */
  close(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
/** A collector that does not answer must not delay the end of the process. */
const CLOSING_MS = 2000;
/** A collector that is away would otherwise be reported with every batch. */
const TELL_EVERY_MS = 60_000;

/** Records spans and sends them to a collector by OTLP over HTTP, in batches in the background. */
export function openTracer({ url, headers, serviceName, ratio }: TracesConfig, version: string, log: Log): OpenTracer {
  tellProblems(log);
  const exporter = new OTLPTraceExporter({ url, headers });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: CLOSING_MS })],
  });
  const ours = provider.getTracer('folio', version);
  return {
    tracer: {
      start: (name, { kind, parent, facts }) =>
        openSpan(ours.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, contextOf(parent))),
    },
    close: async () => {
      await provider.shutdown().catch((error) => log.warn({ err: error }, 'sending the last traces'));
      diag.disable();
    },
  };
}

function contextOf(parent: TraceContext | null) {
  if (parent === null) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function openSpan(span: ReturnType<ReturnType<TracerProvider['getTracer']>['startSpan']>): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    spanId,
    isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0,
    set: (facts) => void span.setAttributes({ ...facts }),
    fail: (errorType) => {
      span.setAttribute('error.type', errorType);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function tellProblems(log: Log): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (message: string) => {
    const now = performance.now();
    if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    log.warn({ problem: message }, 'traces');
  };
  const ignore = () => undefined;
  const logger = { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
