import { describe, expect, it } from 'vitest';
import { type Findings, readinessOf } from './readiness.ts';

const good: Findings = {
  isDraining: false,
  schema: 'current',
  hasRoom: true,
  isWritable: true,
  isStoreReached: null,
  backup: 'off',
};
const allOk = {
  accepting: 'ok',
  database: 'ok',
  migrations: 'ok',
  disk: 'ok',
  storage: 'ok',
  backup: 'off',
  object_store: 'off',
};

describe('a server', () => {
  it('is ready when every check is good', () => {
    expect(readinessOf(good)).toEqual({ reason: null, messages: [], checks: allOk });
  });

  it('is ready when backups fail, and says so', () => {
    const checks = { ...allOk, backup: 'failed' };
    expect(readinessOf({ ...good, backup: 'failed' })).toEqual({ reason: null, messages: [], checks });
  });

  it('is ready while the object store is away, and says so', () => {
    const answer = { reason: null, messages: [] };
    expect(readinessOf({ ...good, isStoreReached: false })).toEqual({
      ...answer,
      checks: { ...allOk, object_store: 'failed' },
    });
    expect(readinessOf({ ...good, isStoreReached: true })).toEqual({
      ...answer,
      checks: { ...allOk, object_store: 'ok' },
    });
  });

  it.each<[string, Partial<Findings>, string[], object]>([
    ['draining', { isDraining: true }, ['The server is stopping.'], { accepting: 'failed' }],
    ['database', { schema: null }, ['The database does not answer.'], { database: 'failed', migrations: 'unknown' }],
    ['newer_schema', { schema: 'newer' }, ['A newer Folio has upgraded the database.'], { migrations: 'failed' }],
    [
      'older_schema',
      { schema: 'older' },
      ['The database has the schema of an earlier Folio. Restart this one to upgrade it.'],
      { migrations: 'failed' },
    ],
    ['disk_full', { hasRoom: false }, ['The disk of the data folder is nearly full.'], { disk: 'failed' }],
    ['storage', { isWritable: false }, ['Folio cannot write to its data folder.'], { storage: 'failed' }],
    [
      'draining',
      { isDraining: true, isWritable: false },
      ['The server is stopping.', 'Folio cannot write to its data folder.'],
      { accepting: 'failed', storage: 'failed' },
    ],
  ])('is not ready: %s', (reason, found, messages, checks) => {
    expect(readinessOf({ ...good, ...found })).toEqual({ reason, messages, checks: { ...allOk, ...checks } });
  });
});
