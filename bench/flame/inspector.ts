import { setTimeout } from 'node:timers/promises';

/** A process of Node under its inspector, reached on the loopback address. */
export interface Inspector {
  /** Calls a method of the inspector's protocol; throws what the process answers as an error. */
  call(method: string, params?: object): Promise<unknown>;
  close(): void;
}

interface Answer {
  id: number;
  result?: unknown;
  error?: { message: string };
}

const CONNECT_TIMEOUT_MS = 5000;
const RETRY_MS = 50;

/** Connects to a process started with `--inspect=127.0.0.1:PORT`. Throws if it does not answer in five seconds. */
export async function openInspector(port: number): Promise<Inspector> {
  const socket = new WebSocket(await addressOf(port));
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`the inspector on port ${port} refused the connection`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  return {
    call: async (method, params = {}) => {
      last += 1;
      const id = last;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error } = await answer;
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    close: () => socket.close(),
  };
}

async function addressOf(port: number): Promise<string> {
  const deadline = performance.now() + CONNECT_TIMEOUT_MS;
  for (;;) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`)
      .then((answer): Promise<{ webSocketDebuggerUrl: string }[]> => answer.json())
      .catch(() => []);
    const [target] = targets;
    if (target !== undefined) return target.webSocketDebuggerUrl;
    if (performance.now() > deadline) throw new Error(`no inspector answers on port ${port}`);
    await setTimeout(RETRY_MS);
  }
}
