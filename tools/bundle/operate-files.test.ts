import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../apps/server/src/config-schema.ts';
import { serverDefaults } from '../server-memory.mjs';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const known = new Set([...Object.keys(settings.shape), ...Object.keys(serverDefaults)]);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

/** Seconds that a process may take to stop: the defaults of production, and closing. */
const STOPPING_S = 5 + 30 + 15;
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]);

it('the image sets only variables that the server knows, with the defaults of the start script', () => {
  const text = textOf('Containerfile').replaceAll('\\\n', ' ');
  const pairs = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => (line ?? '').trim().split(/\s+/));
  const given = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  expect(unknown(Object.keys(given))).toEqual([]);
  expect(given).toMatchObject(serverDefaults);
});

describe('systemd', () => {
  const units = globSync('operate/systemd/*.service', { cwd: root }).sort();

  it.each(units)('%s sets only known variables, and waits until the process has stopped', (unit) => {
    const text = textOf(unit);
    const assigned = [...text.matchAll(/^(?:Environment=|Exec\w+=\/usr\/bin\/env )(.*)$/gm)].flatMap(([, line]) =>
      [...(line ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name ?? ''),
    );
    expect(assigned.length).toBeGreaterThan(0);
    expect(unknown(assigned)).toEqual([]);
    expect(seconds(/^TimeoutStopSec=(.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(STOPPING_S);
  });
});
