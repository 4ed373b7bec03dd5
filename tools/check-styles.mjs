// Part of `npm run check`: style sheets use the tokens of apps/web/src/tokens.css.
//
// Sizes of type and radii come from tokens, media queries use four widths, and a class belongs to one style sheet, so that two screens
// cannot clash. A primitive (apps/web/src/primitives.css) that no component names fails too. `tools/styles.json` records colours written as numbers and classes of several sheets that are left from earlier; a file
// may lose some, never gain one. `node tools/check-styles.mjs --write` records the smaller numbers.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const list = join(root, 'tools/styles.json');
const primitives = 'apps/web/src/primitives.css';
const WIDTHS = new Set(['640', '900', '1200', '1340']);
const COLOUR = /#[0-9a-f]{3,8}\b/gi;

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sizes in a style sheet that no token gives, as sentences. */
export function faultsOfSheet(css) {
  const text = withoutComments(css);
  const faults = [];
  for (const [, size] of text.matchAll(/font-size:\s*([\d.]+px)/g))
    faults.push(`font-size: ${size} is no --font token`);
  for (const [, radius] of text.matchAll(/border-radius:\s*([^;]*\dpx[^;]*)/g))
    faults.push(`border-radius: ${radius} is no --radius token`);
  for (const [, query] of text.matchAll(/@media ([^{]+)\{/g))
    for (const [, width] of query.matchAll(/(\d+)px/g))
      if (!WIDTHS.has(width))
        faults.push(`${query.trim()}: ${width} px is not one of the widths ${[...WIDTHS].join(', ')}`);
  return faults;
}

/** The classes that a style sheet sets, without those of Ant Design. */
export function classesOf(css) {
  const selectors = withoutComments(css)
    .replace(/[^{};]+;/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  const names = [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !name.startsWith('ant-'));
}

/** Classes that more than one of the sheets sets, with the number of sheets. */
export function sharedClasses(sheets) {
  const counts = new Map();
  for (const css of Object.values(sheets))
    for (const name of classesOf(css)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 1).sort());
}

/** The classes of a style sheet that no source names. */
export function unnamedClasses(css, sources) {
  const named = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  return classesOf(css).filter((name) => !named.has(name));
}

/** The files of the web application with an ending, by their path. */
function filesOfTheProject(ending) {
  const listed = execFileSync('git', ['ls-files', `apps/web/src/*${ending}`, `apps/web/src/**/*${ending}`], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
  return Object.fromEntries([...new Set(paths)].map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const coloursOf = (css) => (withoutComments(css).match(COLOUR) ?? []).length;

if (process.argv[1]?.endsWith('check-styles.mjs')) {
  const sheets = filesOfTheProject('.css');
  const others = Object.entries(sheets).filter(([path]) => !path.endsWith('/tokens.css'));
  const colours = Object.fromEntries(
    others.map(([path, css]) => [path, coloursOf(css)]).filter(([, count]) => count > 0),
  );
  const classes = sharedClasses(sheets);
  if (process.argv.includes('--write')) writeFileSync(list, `${JSON.stringify({ colours, classes }, null, 2)}\n`);
  const known = JSON.parse(readFileSync(list, 'utf8'));
  const faults = others.flatMap(([path, css]) => faultsOfSheet(css).map((fault) => `${path}: ${fault}`));
  for (const [path, count] of Object.entries(colours))
    if (count > (known.colours[path] ?? 0)) faults.push(`${path}: a colour that is no token of tokens.css`);
  for (const [name, count] of Object.entries(classes))
    if (count > (known.classes[name] ?? 1))
      faults.push(`.${name} is set in ${count} style sheets: give one of them another name`);
  for (const name of unnamedClasses(sheets[primitives] ?? '', Object.values(filesOfTheProject('.tsx'))))
    faults.push(`${primitives}: no component names .${name}`);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
