/** Lets the built application open without network. Browsers allow it only over HTTPS and on this machine. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch((cause: unknown) => console.error('The service worker was not registered', cause));
}
