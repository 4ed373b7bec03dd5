import nprogress from 'nprogress';

/** The bar is decorative: loading content announces itself. `peg` is the glow that the library moves. */
const template = '<div class="bar" data-bar aria-hidden="true"><div class="peg"></div></div>';

nprogress.configure({
  showSpinner: false,
  minimum: 0.12,
  trickleSpeed: 160,
  barSelector: '[data-bar]',
  template,
});

/** A fast response shows no bar, which would only flicker. */
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
