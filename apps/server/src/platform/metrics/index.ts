/** Figures about this installation for Prometheus (docs/operate/metrics.md). */
export { measuredMailer } from './measured-mail.ts';
export type { JobOutcome, MailOutcome, Measures, QueueState, ReadingOutcome } from './measures.ts';
export { type MetricsServer, serveMetrics } from './metrics-server.ts';
export type { Metrics, Verification } from './prometheus.ts';
