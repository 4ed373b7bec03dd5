import nprogress from 'nprogress';

/** It decorates: what is loading says so itself. `peg` carries the glow that the library moves. */
const template = '<div class="bar" data-bar aria-hidden="true"><div class="peg"></div></div>';

nprogress.configure({
  showSpinner: false,
  minimum: 0.12,
  trickleSpeed: 160,
  barSelector: '[data-bar]',
  template,
});

/** A quick answer shows no bar: it would only flicker. */
const appearsAfterMs = 120;
let inFlight = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function requestStarted(): void {
  inFlight += 1;
  if (inFlight === 1) timer = setTimeout(() => nprogress.start(), appearsAfterMs);
}

export function requestEnded(): void {
  inFlight = Math.max(0, inFlight - 1);
  if (inFlight > 0) return;
  clearTimeout(timer);
  nprogress.done();
}
