// Finds a Chromium for the browser tests, or installs one with the fonts that Chinese needs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env, run } from './prepare.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of an installed Chromium; null means Playwright's own, installed by it. */
export function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = places.find((place) => existsSync(place));
  const chinese = spawnSync('fc-list', [':lang=zh-tw'], { encoding: 'utf8' }).stdout;
  const apt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (apt && (!found || !chinese)) {
    console.log('Installing Chromium and a Chinese font…');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
    run('apt-get', ['update', '-qq'], quiet);
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fontconfig'],
      quiet,
    );
    return '/usr/bin/chromium';
  }
  if (found) return found;
  run('playwright', ['install', 'chromium']);
  return null;
}
