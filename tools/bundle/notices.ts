import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPackage } from './packages.ts';

/** Licences that Folio is shipped with. Data packages of the recognition engine and fonts have their own. */
const ACCEPTED =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Zlib|Python-2\.0)$/;
/** A library that is loaded as a separate file, which its licence (LGPL) allows for any program. */
const SEPARATE = /^@img\/sharp-libvips-/;
const TEXTS = /^(?:licen[cs]e|copying|notice|third.?party)/i;

/** Whether every part, or one of the alternatives, of a licence is accepted. */
export function isAccepted({ name, licence }: Pick<InstalledPackage, 'name' | 'licence'>): boolean {
  if (SEPARATE.test(name)) return licence === 'LGPL-3.0-or-later';
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((part) => ACCEPTED.test(part)));
}

/** The licence texts of everything that is shipped, one part after the other. Throws if a licence is not accepted. */
export function noticesOf(packages: readonly InstalledPackage[], nodeVersion: string, root: string): string {
  const refused = packages.filter((one) => !isAccepted(one)).map(({ name, licence }) => `${name} (${licence})`);
  if (refused.length > 0) throw new Error(`These licences are not accepted: ${refused.join(', ')}`);
  const own = join(import.meta.dirname, 'notices');
  const nodeText = join(own, `node-${nodeVersion}.txt`);
  if (!existsSync(nodeText)) throw new Error(`tools/bundle/notices has no licence of Node ${nodeVersion}`);
  const parts = [
    part(`Node.js ${nodeVersion}`, [readFileSync(nodeText, 'utf8')]),
    ...packages.map((one) => part(`${one.name} ${one.version} (${one.licence})`, textsOf(one, root))),
    ...['lgpl-3.0', 'gpl-3.0'].map((name) =>
      part(`${name}, which the LGPL libraries refer to`, [readFileSync(join(own, `${name}.txt`), 'utf8')]),
    ),
  ];
  return `Folio is licensed under the Apache License 2.0 (see LICENSE). It contains the following software.\n\n${parts.join('\n')}`;
}

function part(title: string, texts: readonly string[]): string {
  return [`==== ${title} ====`, ...texts.map((text) => text.trim()), ''].join('\n\n');
}

function textsOf({ name, folder, licence }: InstalledPackage, root: string): string[] {
  const place = join(root, folder);
  // Its notice is its description.
  const wanted = SEPARATE.test(name) ? /^readme/i : TEXTS;
  const files = readdirSync(place, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && wanted.test(entry.name),
  );
  if (files.length === 0) return [`The package has no licence file. It states: ${licence}.`];
  return files.map((entry) => readFileSync(join(place, entry.name), 'utf8'));
}
