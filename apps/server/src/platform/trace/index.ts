/** Traces for OpenTelemetry (docs/operate/metrics.md). `otlp.ts`, which knows the library, is loaded only if they are on. */
export { inSpan, type OpenSpan, startSpan, useTracer, within } from './spans.ts';
export { parseTraceparent, type TraceContext, writeTraceparent } from './trace-context.ts';
