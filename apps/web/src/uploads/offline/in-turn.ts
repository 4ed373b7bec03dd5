const name = 'folio-waiting-uploads';

/** Does the work unless another tab of this browser is doing it. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  // Pages that were loaded without HTTPS have no locks; the server takes each file once anyway.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
  });
}
