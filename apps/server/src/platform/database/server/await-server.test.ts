import { expect, it } from 'vitest';
import { CutLine } from '../../../../test/cut-line.ts';
import { freePort } from '../../../../test/free-port.ts';
import { awaitServer } from './await-server.ts';

const server = () => new URL(process.env.FOLIO_TEST_POSTGRES_URL ?? '');

it('waits for a server that starts later, and reports what it waits for', async () => {
  const line = new CutLine(await freePort(), server());
  const reported: string[] = [];
  const waiting = awaitServer(line.url, { waitMs: 20_000, report: (sentence) => reported.push(sentence) });
  await expect.poll(() => reported).toHaveLength(1);
  await line.open();
  await waiting;
  line.cut();
  expect(reported).toEqual([`waiting for the database: No PostgreSQL accepts connections at 127.0.0.1:${line.port}.`]);
});

it('ends with a sentence when the time is over', async () => {
  const port = await freePort();
  await expect(awaitServer(`postgres://folio@127.0.0.1:${port}/books`, { waitMs: 200 })).rejects.toThrow(
    `No PostgreSQL accepts connections at 127.0.0.1:${port}. Folio waited 0.2 seconds for it (DATABASE_START_WAIT_S).`,
  );
});

it('does not wait where waiting does not help', async () => {
  const noDatabase = server();
  noDatabase.pathname = '/no_such_books';
  await expect(awaitServer(noDatabase.href, { waitMs: 60_000 })).rejects.toThrow('has no database "no_such_books"');
  const noPassword = server();
  noPassword.password = 'wrong';
  await expect(awaitServer(noPassword.href, { waitMs: 60_000 })).rejects.toThrow('rejects the password of the user');
});
