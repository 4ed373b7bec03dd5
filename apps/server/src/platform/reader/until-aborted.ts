/**
 * Resolves with the result of `work`, or rejects with the signal's reason as soon as the signal is aborted. Afterwards the signal
 * refers to nothing of the work: a time limit that still runs would otherwise keep a whole document in memory until its end.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}
