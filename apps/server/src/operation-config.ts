import type { z } from 'zod';
import type { settings } from './config-schema.ts';
import { ConfigError } from './config-values.ts';
import { isLoopback } from './platform/http/loopback.ts';

/** Where Prometheus reads the figures of this process. */
export interface MetricsConfig {
  host: string;
  port: number;
  /** What Prometheus sends as a bearer token; null only if the host is on loopback. */
  token: string | null;
}

/** Where traces are sent. */
export interface TracesConfig {
  /** The address of the collector for traces. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the requests that are traced, from 0 to 1, unless the caller has decided. */
  ratio: number;
}

type Settings = z.output<typeof settings>;

/** Null if no port is set. Throws `ConfigError` if other machines could read the figures without a token. */
export function metricsConfig(given: Settings): MetricsConfig | null {
  const { FOLIO_METRICS_PORT: port, FOLIO_METRICS_HOST: host = '127.0.0.1', FOLIO_METRICS_TOKEN: token = null } = given;
  if (port === undefined) return null;
  if (token === null && !isLoopback(host))
    throw new ConfigError(
      `FOLIO_METRICS_HOST is "${host}", so other machines can read the metrics. Set FOLIO_METRICS_TOKEN.`,
    );
  return { host, port, token };
}

/** Null if no collector is set. */
export function tracesConfig(given: Settings): TracesConfig | null {
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(given.OTEL_EXPORTER_OTLP_HEADERS ?? []),
    serviceName: given.OTEL_SERVICE_NAME ?? 'folio',
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Parts such as `authorization=Bearer%20abc`. */
function headersOf(parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())];
    }),
  );
}
