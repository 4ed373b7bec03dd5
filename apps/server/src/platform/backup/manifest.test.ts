import { describe, expect, it } from 'vitest';
import { BackupError } from './backup-error.ts';
import { contentsOf, type Manifest, parseManifest, removable, snapshotId } from './manifest.ts';

const hash = (letter: string) => letter.repeat(64);
const COMPANY = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

const manifest: Manifest = {
  format: 1,
  id: '2026-11-27T014503Z-3f9a',
  at: '2026-11-27T01:45:03.120Z',
  program: '0.1.0',
  schema: '0043-cheque-lines',
  database: {
    engine: 'pglite',
    folders: ['base', 'base/5'],
    files: [
      { path: 'PG_VERSION', sha256: hash('a'), size: 3 },
      { path: 'base/5/1259_fsm', sha256: hash('b'), size: 8192 },
    ],
  },
  files: [
    { companyId: COMPANY, sha256: hash('c'), size: 10 },
    { companyId: OTHER, sha256: hash('c'), size: 10 },
  ],
  gaps: [],
  secretKey: { sha256: hash('d'), size: 45 },
};

describe('the manifest of a snapshot', () => {
  it('is read as it was written, and names each content once', () => {
    expect(parseManifest(JSON.stringify(manifest), manifest.id)).toEqual(manifest);
    expect(contentsOf(manifest).map(({ sha256 }) => sha256.slice(0, 1))).toEqual(['a', 'b', 'c', 'd']);
    const onServer: Manifest = {
      ...manifest,
      database: { engine: 'postgres', version: 18, dump: { sha256: hash('e'), size: 1 } },
      secretKey: null,
    };
    expect(parseManifest(JSON.stringify(onServer), manifest.id)).toEqual(onServer);
    expect(contentsOf(onServer).map(({ sha256 }) => sha256.slice(0, 1))).toEqual(['e', 'c']);
  });

  it.each(['../outside', 'base/../../outside', '/etc/passwd', 'base//5', '.', ''])(
    'never leads to the path "%s"',
    (path) => {
      const database = { engine: 'pglite', folders: [], files: [{ path, sha256: hash('a'), size: 1 }] };
      expect(() => parseManifest(JSON.stringify({ ...manifest, database }), manifest.id)).toThrow(BackupError);
    },
  );

  it('belongs to its own name, and to a version that can read it', () => {
    expect(() => parseManifest(JSON.stringify(manifest), 'other')).toThrow('Snapshot other is damaged.');
    expect(() => parseManifest(JSON.stringify({ ...manifest, format: 2 }), manifest.id)).toThrow(
      /made by a newer Folio/,
    );
  });

  it('has an id that sorts by time, also within one second and after ids without milliseconds', () => {
    const first = snapshotId(new Date('2026-11-27T01:45:03.120Z'), 'ce76');
    const second = snapshotId(new Date('2026-11-27T01:45:03.970Z'), '3f9a');
    expect(first).toBe('2026-11-27T014503.120Z-ce76');
    expect(
      removable(
        [first, second].map((id) => ({ ...manifest, id })),
        1,
      ).map(({ id }) => id),
    ).toEqual([first]);
    const ids = ['2026-11-27T014502Z-ffff', first, second, '2026-11-27T014504Z-0000'];
    expect(ids.toReversed().sort()).toEqual(ids);
  });
});

describe('the snapshots to remove', () => {
  const gap = [{ companyId: COMPANY, sha256: hash('c'), reason: 'missing' as const }];
  /** Days of November; `!` marks a snapshot with gaps. */
  const made = (days: string[]) =>
    days.map((day) => ({ ...manifest, id: `2026-11-${day.slice(0, 2)}`, gaps: day.endsWith('!') ? gap : [] }));

  it.each([
    [['01', '02', '03'], 2, ['01']],
    [['03', '01', '02'], 1, ['02', '01']],
    [['01', '02'], 2, []],
    [['01', '02'], 9, []],
    [['01'], 1, []],
    [[], 1, []],
    [['01', '02', '03!'], 1, ['01']],
    [['01', '02!', '03!'], 2, []],
    [['01!', '02!', '03!'], 1, ['02!', '01!']],
  ])('of %j with --keep %i are %j', (days, keep, expected) => {
    expect(removable(made(days), keep).map(({ id }) => id)).toEqual(made(expected).map(({ id }) => id));
  });
});
