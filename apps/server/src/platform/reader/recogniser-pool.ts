import type { GreyImage, Recogniser, Recognition, RecognitionHints } from '../ocr/index.ts';

interface Member {
  readonly recogniser: Recogniser;
  busy: number;
}

/** Combines several recognisers: a page goes to the least busy one; each starts with its first page. */
export class RecogniserPool implements Recogniser {
  readonly #members: Member[];

  constructor(size: number, open: () => Recogniser) {
    this.#members = Array.from({ length: Math.max(1, size) }, () => ({ recogniser: open(), busy: 0 }));
  }

  async recognise(image: GreyImage, hints?: RecognitionHints): Promise<Recognition> {
    const member = this.#members.reduce((least, other) => (other.busy < least.busy ? other : least));
    member.busy++;
    try {
      return await member.recogniser.recognise(image, hints);
    } finally {
      member.busy--;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#members.map((member) => member.recogniser.close()));
  }
}
