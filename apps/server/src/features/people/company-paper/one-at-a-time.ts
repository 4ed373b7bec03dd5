import { DomainError } from '../../../platform/http/domain-error.ts';

/** A person reads one paper at a time: reading takes memory and a thread, and needs no company. */
export class OneAtATime {
  readonly #busy = new Set<string>();

  /** Throws `too_many_requests` while the same person's last work still runs. */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.#busy.has(userId)) throw new DomainError('too_many_requests', { word: 'company_paper_in_hand' });
    this.#busy.add(userId);
    try {
      return await work();
    } finally {
      this.#busy.delete(userId);
    }
  }
}
