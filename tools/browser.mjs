// Finds a Chromium for the browser tests, or installs one with the fonts that Chinese needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env, run } from './prepare.mjs';

/** Chromium without windows: the same engine, at four fifths of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of an installed Chromium; null means Playwright's own, installed by it. */
export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const chinese = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout;
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (apt && (!existsSync(shell) || !chinese)) installByApt();
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  run('playwright', ['install', 'chromium']);
  return null;
}

/** Where nothing can be fetched, what is there is good enough; a distribution without the package of the shell has the whole browser. */
function installByApt() {
  console.log('Installing Chromium and a Chinese font…');
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const tried = (...packages) =>
    spawnSync('apt-get', [...install, ...packages], { ...options, stdio: 'ignore' }).status === 0;
  spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: 'ignore' });
  tried('fonts-noto-cjk', 'fontconfig');
  if (tried('chromium-headless-shell') || places.some((place) => existsSync(place))) return;
  run('apt-get', [...install, 'chromium'], options);
}
