import { api } from '../../api.ts';

const quiet = { quiet: true };

/** Calls of a receiver with a link. The token is sent in the body, never in an address, and is not stored. */
export const publicReportEmailCalls = {
  get: (token: string, signal: AbortSignal) =>
    api('POST /api/public/report-email', { body: { token }, ...quiet, signal }),
  stop: (token: string) => api('POST /api/public/report-email/stop', { body: { token }, ...quiet }),
  resume: (token: string) => api('POST /api/public/report-email/resume', { body: { token }, ...quiet }),
};
