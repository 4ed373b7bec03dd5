import { peakResidentMbOf, residentMbOf } from '../process-figures.ts';
import { askMs, type Measure, reportPath } from '../stage.ts';
import { MID_MONTH } from '../workload/questions.ts';

const MAX_MS = 1000;
const REST_MS = 3000;
const MAX_MB = { pglite: 300, postgres: 150 };

/** P10: from the start of the process to its first answer, and what it keeps in memory after a first report. */
export const start: Measure = {
  id: 'P10',
  name: 'start and memory',
  needs: 'fresh',
  measure: async (stage) => {
    await askMs(stage, reportPath(stage, 'trial-balance', { as_at: MID_MONTH }));
    // By then the process has released the memory that only the start needed.
    await new Promise((done) => setTimeout(done, REST_MS));
    const resident = residentMbOf(stage.product.pid);
    const rawResident = residentMbOf(stage.raw.pid);
    const most = MAX_MB[stage.engine];
    return [
      {
        id: 'P10',
        name: 'start to first answer',
        unit: 'ms',
        value: stage.product.startMs,
        anchor: { value: stage.raw.startMs, name: 'Fastify and the engine, with one question' },
        goal: { words: `<= ${MAX_MS} ms`, holds: stage.product.startMs <= MAX_MS },
      },
      {
        id: 'P10-memory',
        name: 'resident memory of the server after a first report',
        unit: 'MB',
        value: resident,
        anchor: { value: rawResident, name: 'Fastify and the engine' },
        goal: { words: `<= ${most} MB`, holds: resident <= most },
        note: `${REST_MS / 1000} s after it; most so far ${Math.round(peakResidentMbOf(stage.product.pid))} MB`,
      },
    ];
  },
};
