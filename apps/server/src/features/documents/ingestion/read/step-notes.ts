type Progress = { page: number; pages: number } | null;

/** Writes steps one after the other, and of many quick ones only the newest. */
export class StepNotes {
  #writing: Promise<void> | null = null;
  #next: { step: string; progress: Progress } | null = null;
  readonly #write: (step: string, progress: Progress) => Promise<void>;

  constructor(write: (step: string, progress: Progress) => Promise<void>) {
    this.#write = write;
  }

  note = (step: string, page?: number, pages?: number): void => {
    this.#next = { step, progress: page !== undefined && pages !== undefined ? { page, pages } : null };
    this.#writing ??= this.#drain();
  };

  async settled(): Promise<void> {
    await this.#writing;
  }

  async #drain(): Promise<void> {
    while (this.#next) {
      const { step, progress } = this.#next;
      this.#next = null;
      // A lost progress note loses nothing: the document itself goes on.
      await this.#write(step, progress).catch(() => undefined);
    }
    this.#writing = null;
  }
}
