import type { StoredDocument } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { maxParallel, nextUploads, overallProgress, turns, type UploadEvent, type UploadItem } from './upload-state.ts';

const itemOf = (id: string, changes: Partial<UploadItem> = {}): UploadItem => ({
  id,
  companyId: 'c',
  name: `${id}.pdf`,
  sizeBytes: 1000,
  storeOnly: false,
  route: 'document',
  status: 'waiting',
  percent: 0,
  problem: null,
  message: '',
  document: null,
  data: null,
  ...changes,
});
const stored: StoredDocument = {
  id: 'd',
  name: 'a.pdf',
  size: 1000,
  type: 'application/pdf',
  sha256: '',
  state: 'queued',
  step: null,
  progress: null,
  kind: null,
  pages: null,
  uploaded_at: '2026-11-20T00:00:00Z',
  uploaded_by: null,
  duplicate_of: null,
  problem: null,
  summary: null,
  outcomes: [],
  part: null,
  alike: 0,
  queue_position: null,
  estimated_wait_s: null,
  outdated: false,
};
const run = (items: readonly UploadItem[], ...events: UploadEvent[]) => events.reduce(nextUploads, items);
const only = (items: readonly UploadItem[]) => items[0];

describe('one file', () => {
  const started = run([itemOf('a')], { type: 'started', id: 'a' });

  it('goes to uploading with whole percents, then to done at 100', () => {
    const half = run(started, { type: 'progressed', id: 'a', sentBytes: 666, totalBytes: 1000 });
    expect(only(half)).toMatchObject({ status: 'uploading', percent: 67 });
    expect(only(run(half, { type: 'finished', id: 'a', result: { document: stored, data: null } }))).toMatchObject({
      status: 'done',
      percent: 100,
      document: stored,
    });
  });

  it('keeps the sentence of its failure, and a retry starts it again', () => {
    const failed = run(started, { type: 'failed', id: 'a', message: 'The disk is full.' });
    expect(only(failed)).toMatchObject({ status: 'error', message: 'The disk is full.' });
    expect(only(run(failed, { type: 'retried', id: 'a' }))).toMatchObject({
      status: 'waiting',
      percent: 0,
      message: '',
    });
  });

  it.each<[UploadItem['status'], UploadEvent]>([
    ['waiting', { type: 'finished', id: 'a', result: { document: stored, data: null } }],
    ['done', { type: 'failed', id: 'a', message: '' }],
    ['done', { type: 'retried', id: 'a' }],
    ['refused', { type: 'started', id: 'a' }],
    ['error', { type: 'progressed', id: 'a', sentBytes: 1, totalBytes: 2 }],
  ])('that is %s is not changed by an event that does not fit', (status, event) => {
    const items = [itemOf('a', { status })];
    expect(run(items, event)).toEqual(items);
  });

  it('never shows more than 100 percent, and none of an unknown size', () => {
    expect(only(run(started, { type: 'progressed', id: 'a', sentBytes: 1100, totalBytes: 1000 }))?.percent).toBe(100);
    expect(only(run(started, { type: 'progressed', id: 'a', sentBytes: 10, totalBytes: 0 }))?.percent).toBe(0);
  });
});

describe('several files', () => {
  it('are sent at most three at a time, in their order', () => {
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((id) => itemOf(id));
    expect(turns(waiting).map((item) => item.id)).toEqual(['a', 'b', 'c']);
    const running = waiting.map((item, index) => (index < 2 ? { ...item, status: 'uploading' as const } : item));
    expect(turns(running).map((item) => item.id)).toEqual(['c']);
    expect(maxParallel).toBe(3);
  });

  it('leave the list when the dialog closes only if they need no more action', () => {
    const items = (['waiting', 'uploading', 'error', 'done', 'refused'] as const).map((status) =>
      itemOf(status, { status }),
    );
    const data = { route: 'bank', count: 3, isImported: false, path: '/bank-statement?import=d' } as const;
    const read = itemOf('data', { status: 'done', data });
    const imported = itemOf('imported', { status: 'done', data: { ...data, isImported: true } });
    const kept = nextUploads([...items, read, imported], { type: 'settledCleared' });
    expect(kept.map((item) => item.id)).toEqual(['waiting', 'uploading', 'error', 'data']);
  });

  it('have one progress together, without the refused', () => {
    const items = [
      itemOf('a', { status: 'done', percent: 100, sizeBytes: 3000 }),
      itemOf('b', { status: 'uploading', percent: 50, sizeBytes: 1000 }),
      itemOf('c', { status: 'refused' }),
    ];
    expect(overallProgress(items)).toEqual({ files: 2, done: 1, percent: 88 });
    expect(overallProgress([])).toEqual({ files: 0, done: 0, percent: 0 });
  });
});
