import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { joinMessages } from './joined-messages.ts';

/** An engine that keeps the messages it gets and answers with their text. */
function engine() {
  const got: string[] = [];
  const execProtocolStream = async (message: Uint8Array) => {
    const text = Buffer.from(message).toString();
    got.push(text);
    return [{ name: text, length: message.length }];
  };
  const pglite = { execProtocolStream } as unknown as PGlite;
  joinMessages(pglite);
  const send = async (...messages: string[]) => {
    const answers: string[] = [];
    for (const message of messages)
      for (const { name } of await pglite.execProtocolStream(Buffer.from(message))) answers.push(name);
    return answers;
  };
  return { got, send };
}

it.each<[string, string[], string[]]>([
  ['a text to prepare', ['Parse', 'Bind', 'Describe', 'Execute', 'Sync'], ['ParseBindDescribeExecuteSync']],
  [
    'a prepared one, twice',
    ['Bind', 'Execute', 'Sync', 'Bind', 'Execute', 'Sync'],
    ['BindExecuteSync', 'BindExecuteSync'],
  ],
  ['a text without values', ['Query'], ['Query']],
  [
    'rows asked for bit by bit',
    ['Parse', 'Bind', 'Execute', 'H flush', 'Execute', 'Sync'],
    ['ParseBindExecuteH flush', 'ExecuteSync'],
  ],
])('the engine gets the messages of %s at once', async (_, sent, joined) => {
  const { got, send } = engine();
  expect(await send(...sent)).toEqual(joined);
  expect(got).toEqual(joined);
});
