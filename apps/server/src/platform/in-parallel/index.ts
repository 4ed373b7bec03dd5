/** How many files are read or written at the same time: a disk answers several in the time of one. */
const AT_ONCE = 8;

/**
 * Does the work for each item, several at a time, and answers the results in the order of the items. After a failure no
 * further item is begun; it throws that failure when the items in hand have ended, so that nothing is written later.
 */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [at, item] of waiting) {
      if (failed) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
  return results;
}
