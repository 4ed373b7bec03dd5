interface Waiting<Input, Output> {
  input: Input;
  done(output: Output): void;
  fail(error: unknown): void;
}

export interface Together<Input, Output> {
  /** Only inputs of one group are worked on together. */
  groupOf(input: Input): string;
  /** The most inputs that are worked on together. */
  most: number;
  /** Works on inputs of one group; answers in their order. If it throws, it fails for each of them. */
  work(inputs: readonly Input[]): Promise<readonly Output[]>;
}

/**
 * A function that works on one input at once, and on those that arrive meanwhile together, one group after the other.
 * The more arrive, the fewer times the work is done.
 */
export function together<Input, Output>({
  groupOf,
  most,
  work,
}: Together<Input, Output>): (input: Input) => Promise<Output> {
  /** A group is here while it is being worked on. */
  const waiting = new Map<string, Waiting<Input, Output>[]>();

  const workOn = async (batch: readonly Waiting<Input, Output>[]) => {
    try {
      const outputs = await work(batch.map(({ input }) => input));
      for (const [index, { done, fail }] of batch.entries()) {
        const output = outputs[index];
        if (output === undefined) fail(new Error('the work has no answer for an input'));
        else done(output);
      }
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  };

  const workThrough = async (group: string, first: Waiting<Input, Output>) => {
    const queue = [first];
    waiting.set(group, queue);
    while (queue.length > 0) await workOn(queue.splice(0, most));
    waiting.delete(group);
  };

  return (input) =>
    new Promise((done, fail) => {
      const one = { input, done, fail };
      const group = groupOf(input);
      const queue = waiting.get(group);
      if (queue === undefined) void workThrough(group, one);
      else queue.push(one);
    });
}
