import { expect, it } from 'vitest';
import { explain, readsOnly, type Target, tooOld } from './explain.ts';

const target: Target = { host: 'db.example.com', port: 5432, user: 'folio', database: 'books' };
const failure = (code: string, message = 'words of the driver') => Object.assign(new Error(message), { code });

it.each<[unknown, boolean, string]>([
  [failure('ECONNREFUSED'), true, 'No PostgreSQL accepts connections at db.example.com:5432.'],
  [new AggregateError([failure('ECONNREFUSED')]), true, 'No PostgreSQL accepts connections at db.example.com:5432.'],
  [failure('ENOTFOUND'), true, 'The host name db.example.com is not known.'],
  [failure('57P03'), true, 'The PostgreSQL at db.example.com:5432 is starting.'],
  [failure('53300'), true, 'The PostgreSQL at db.example.com:5432 has no free connection.'],
  [new Error('timeout expired'), true, 'db.example.com:5432 does not answer.'],
  [new Error('Connection terminated unexpectedly'), true, 'db.example.com:5432 closed the connection.'],
  [
    failure('28P01'),
    false,
    'The PostgreSQL at db.example.com:5432 rejects the password of the user "folio". Correct DATABASE_URL.',
  ],
  [
    failure('3D000'),
    false,
    'The PostgreSQL at db.example.com:5432 has no database "books". Create it (createdb --owner=folio books), or correct DATABASE_URL.',
  ],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    false,
    'The PostgreSQL at db.example.com:5432 asks for a password of the user "folio". Add it to DATABASE_URL.',
  ],
  [
    failure('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
    false,
    'The connection to PostgreSQL at db.example.com:5432 failed: self-signed certificate.',
  ],
])('%s', (error, passes, sentence) => {
  expect(explain(error, target)).toEqual({ passes, sentence });
});

it('a socket is named by its file', () => {
  expect(explain(failure('ENOENT'), { ...target, host: '/run/postgresql' }).sentence).toContain(
    '/run/postgresql/.s.PGSQL.5432',
  );
});

it('a standby may become the primary; an old server does not become newer', () => {
  expect(readsOnly(target)).toEqual({
    passes: true,
    sentence: 'The PostgreSQL at db.example.com:5432 is a standby, which does not accept changes.',
  });
  expect(tooOld(target, 13, 15)).toEqual({
    passes: false,
    sentence: 'The PostgreSQL at db.example.com:5432 has version 13. Folio needs version 15 or newer.',
  });
});
