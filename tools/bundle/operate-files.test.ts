import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { settings } from '../../apps/server/src/config-schema.ts';
import { serverDefaults } from '../server-memory.mjs';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(textOf('package.json'));

const known = new Set([...Object.keys(settings.shape), ...Object.keys(serverDefaults)]);
const unknown = (names: Iterable<string>) => [...names].filter((name) => !known.has(name));

/** Seconds that a process may take to stop: the defaults of production, and closing. */
const STOPPING_S = 5 + 30 + 15;
const seconds = (text: string) => Number(/^(\d+)s?$/.exec(text)?.[1]);

interface Service {
  image: string;
  build?: unknown;
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

const compose: { services: Record<string, Service> } = parse(textOf('operate/container/compose.yaml'), { merge: true });

describe('compose.yaml', () => {
  const ours = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

  it.each(ours)('gives %s only settings that Folio knows, and time to stop', (_, service) => {
    expect(unknown(Object.keys(service.environment ?? {}))).toEqual([]);
    expect(service.image).toBe(`folio:${version}`);
    expect(seconds(service.stop_grace_period ?? '')).toBeGreaterThan(STOPPING_S);
  });

  it('starts two web processes and a worker, which use the same settings', () => {
    const roles = ours.map(([name, { environment = {} }]) => [name, environment.FOLIO_ROLE]);
    expect(roles).toEqual([
      ['web-1', 'web'],
      ['web-2', 'web'],
      ['worker', 'worker'],
    ]);
    const shared = ours.map(([, { environment }]) => JSON.stringify({ ...environment, FOLIO_ROLE: null }));
    expect(new Set(shared).size).toBe(1);
  });

  it('reads only variables that example.env has', () => {
    const used = [...textOf('operate/container/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    const given = new Set(
      [...textOf('operate/container/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(used)].sort()).toEqual([...given].sort());
  });
});

it('the image sets only variables that the server knows, with the defaults of the start script', () => {
  const text = textOf('Containerfile').replaceAll('\\\n', ' ');
  const pairs = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) => (line ?? '').trim().split(/\s+/));
  const given = Object.fromEntries(pairs.map((pair) => pair.split('=')));
  expect(unknown(Object.keys(given))).toEqual([]);
  expect(given).toMatchObject(serverDefaults);
});

describe('systemd', () => {
  const units = globSync('operate/systemd/*.service', { cwd: root }).sort();

  it('has units for one process, web processes and workers', () => {
    expect(units.map((unit) => unit.split('/').at(-1))).toEqual([
      'folio-web@.service',
      'folio-worker@.service',
      'folio.service',
    ]);
  });

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

describe('Kubernetes', () => {
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string; namespace?: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec?: {
      selector?: Record<string, unknown> & { matchLabels?: Record<string, string> };
      template?: {
        metadata: { labels: Record<string, string> };
        spec: {
          terminationGracePeriodSeconds: number;
          containers: {
            image: string;
            env: { name: string; value: string }[];
            envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
            lifecycle: { preStop: { sleep: { seconds: number } } };
          }[];
        };
      };
    };
  }

  const manifests = globSync('operate/kubernetes/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => parseAllDocuments(textOf(file)).map((document): Manifest => document.toJS()));
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const named = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);

  it('has everything for two web processes and a worker in one namespace', () => {
    expect(named('Deployment')).toEqual(['folio-web', 'folio-worker']);
    const kinds = ['ConfigMap', 'Ingress', 'NetworkPolicy', 'PodDisruptionBudget', 'Secret', 'Service'];
    expect(kinds.filter((kind) => ofKind(kind).length !== 1)).toEqual([]);
    const placed = manifests.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace);
    expect(new Set(placed)).toEqual(new Set(named('Namespace')));
  });

  it.each(ofKind('Deployment').map((manifest) => [manifest.metadata.name, manifest] as const))(
    '%s has the image of this version, known settings, and time to stop',
    (name, { spec }) => {
      const { metadata, spec: pod } = spec?.template ?? {};
      const [container] = pod?.containers ?? [];
      expect(container?.image).toMatch(new RegExp(`/folio:${version.replaceAll('.', '\\.')}$`));
      expect(container?.env).toEqual([{ name: 'FOLIO_ROLE', value: name.replace('folio-', '') }]);
      expect(container?.envFrom.map(({ configMapRef, secretRef }) => configMapRef?.name ?? secretRef?.name)).toEqual([
        ...named('ConfigMap'),
        ...named('Secret'),
      ]);
      const preStop = container?.lifecycle.preStop.sleep.seconds ?? 0;
      expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(preStop + STOPPING_S);
      expect(spec?.selector?.matchLabels).toEqual(metadata?.labels);
    },
  );

  it('selects the pods of the web processes for requests and for the budget of disruptions', () => {
    const labels = { app: 'folio', role: 'web' };
    expect(ofKind('Service')[0]?.spec?.selector).toEqual(labels);
    expect(ofKind('PodDisruptionBudget')[0]?.spec?.selector?.matchLabels).toEqual(labels);
  });

  it('names only settings that Folio knows', () => {
    const names = manifests.flatMap(({ data = {}, stringData = {} }) => Object.keys({ ...data, ...stringData }));
    expect(names.length).toBeGreaterThan(8);
    expect(unknown([...names, 'FOLIO_ROLE'])).toEqual([]);
  });
});
