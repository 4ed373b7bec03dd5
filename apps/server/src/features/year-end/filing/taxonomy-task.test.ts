import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { taxonomyPackage } from '../../../../test/taxonomy-package.ts';
import { writeZip } from '../../../platform/zip/index.ts';
import taxonomyTask from './taxonomy-task.ts';

const read = (bytes: Uint8Array) => taxonomyTask({ bytes });

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const parts = Object.entries(files).map(([path, content]) => ({
    path,
    open: () => Readable.from([Buffer.from(content)]),
    compress: true,
  }));
  return buffer(writeZip(parts, new Date('2026-04-01T00:00:00Z')));
}

describe('a taxonomy package', () => {
  it('gives its elements with kind, period and words of both languages', async () => {
    const outcome = await read(await taxonomyPackage());
    const elements = outcome.kind === 'read' ? outcome.elements : [];
    expect(elements).toContainEqual({
      file: 'accounts',
      name: 'Inventories',
      kind: 'amount',
      period: 'instant',
      en: 'Label of Inventories',
      zh: '標籤 Inventories',
    });
    expect(elements).toContainEqual(
      expect.objectContaining({
        file: 'computation',
        name: 'AdvanceRuling',
        kind: 'flag',
        period: 'duration',
        en: 'Advance ruling',
      }),
    );
  });

  it('says how partners are stated, or that it does not', async () => {
    const named = await read(await taxonomyPackage());
    expect(named).toMatchObject({ partnerDimension: { domain: 'TestPartner', holder: 'scenario' } });
    const schema =
      '<schema targetNamespace="http://xbrl.ird.gov.hk/taxonomy/2026-04-01/ird_tc" xmlns:xbrli="x"><element id="a" name="A" type="xbrli:stringItemType" xbrli:periodType="duration"/></schema>';
    expect(await read(await zipOf({ 'ird_tc.xsd': schema }))).toMatchObject({ kind: 'read', partnerDimension: null });
  });

  it('of another year is named with its year', async () => {
    expect(await read(await taxonomyPackage('2025-04-01'))).toEqual({ kind: 'other_edition', found: '2025-04-01' });
  });

  it('that is broken, cut off, or something else is refused', async () => {
    const whole = await taxonomyPackage();
    const broken = Buffer.from(whole);
    // Content of the first schema, so that the directory is right but a file is not.
    broken.fill(0, 200, 260);
    expect(await read(whole.subarray(0, whole.length / 2))).toEqual({ kind: 'refused', why: 'no_zip' });
    expect(await read(Buffer.from('no zip'))).toEqual({ kind: 'refused', why: 'no_zip' });
    expect(await read(broken)).toEqual({ kind: 'refused', why: 'no_zip' });
    expect(await read(await zipOf({ 'a.txt': 'x' }))).toEqual({ kind: 'refused', why: 'no_taxonomy' });
    expect(await read(await zipOf({ 'ird_tc_x.xsd': '<schema targetNamespace="other"/>' }))).toEqual({
      kind: 'refused',
      why: 'no_taxonomy',
    });
  });

  it('that unpacks to far more than it weighs is refused', async () => {
    expect(await read(await zipOf({ 'ird_tc_x.xsd': Buffer.alloc(20_000_000) }))).toEqual({
      kind: 'refused',
      why: 'too_large_inside',
    });
  });
});
