import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, databaseFolder } from '../config.ts';
import { openDatabase } from '../platform/database/open.ts';
import type { Language } from '../platform/http/call.ts';
import { createLog } from '../platform/log/index.ts';
import { createMailer, type Mail } from '../platform/mail/index.ts';
import { forgetsOfPerson } from '../wiring/forgets.ts';
import { type AdminDesk, AdminError } from './admin/desk.ts';
import { type FailedKind, listFailed, retryFailed } from './admin/failed.ts';
import { createUser, erasePerson, exportPerson, resetSecondFactors } from './admin/people.ts';
import { listQuotas, setQuota } from './admin/quotas.ts';
import { changeSecretKey } from './admin/secret-key.ts';
import { runCommand, UsageError } from './backup-command.ts';

const USAGE = `npm run admin -- create-user EMAIL NAME [--language zh-Hant] [--show-link]   create an account
npm run admin -- reset-factors EMAIL           remove the second factors of a person who lost them
npm run admin -- failed                        list documents and emails that failed
npm run admin -- retry [documents] [mails]     queue them again
npm run admin -- quotas                        list the limits of companies, and what they use
npm run admin -- set-quota COMPANY-ID [--storage-mb N] [--documents-a-day N]   set both limits; absent: no limit
npm run admin -- set-quota COMPANY-ID --as-settings   back to the limits of the settings
npm run admin -- change-secret-key             encrypt secrets with the new FOLIO_SECRET_KEY
npm run admin -- export-person EMAIL FILE      write the data of a person to a new file
npm run admin -- erase-person EMAIL --yes      close the account and delete the personal data`;

type Given = ReturnType<typeof readArguments>;

/** Each command: how many words it takes, and what it does. */
const commands: Record<string, { words: readonly number[]; run(desk: AdminDesk, given: Given): Promise<void> }> = {
  'create-user': {
    words: [2],
    run: (desk, { words: [email = '', name = ''], language, showLink }) =>
      createUser(desk, { email, name, language, showLink }),
  },
  'reset-factors': { words: [1], run: (desk, { words: [email = ''] }) => resetSecondFactors(desk, email) },
  failed: { words: [0], run: (desk) => listFailed(desk) },
  retry: { words: [0, 1, 2], run: (desk, { words }) => retryFailed(desk, kindsOf(words)) },
  quotas: { words: [0], run: (desk) => listQuotas(desk) },
  'set-quota': {
    words: [1],
    run: (desk, { words: [companyId = ''], quota }) => setQuota(desk, companyId, quota),
  },
  'change-secret-key': { words: [0], run: (desk) => changeSecretKey(desk) },
  'export-person': {
    words: [2],
    run: (desk, { words: [email = '', file = ''] }) => exportPerson(desk, email, resolve(file)),
  },
  'erase-person': {
    words: [1],
    run: async (desk, { words: [email = ''], yes }) => {
      if (!yes) throw new UsageError(`This deletes personal data and cannot be undone. Add --yes to erase ${email}.`);
      await erasePerson(desk, email, forgetsOfPerson);
    },
  },
};

/**
 * `npm run admin -- COMMAND`: what the administrator of a server does with people and work that failed. Exit code 1 if
 * it was not done, 2 if the command was written wrongly.
 */
await runCommand(
  async (config) => {
    const given = readArguments();
    const command = Object.hasOwn(commands, given.name) ? commands[given.name] : undefined;
    if (command?.words.includes(given.words.length) !== true) throw new UsageError(USAGE);
    await atDesk(config, (desk) => command.run(desk, given));
  },
  [AdminError],
);

function readArguments() {
  const flag = { type: 'boolean' } as const;
  const options = {
    language: { type: 'string' },
    'show-link': flag,
    yes: flag,
    'storage-mb': { type: 'string' },
    'documents-a-day': { type: 'string' },
    'as-settings': flag,
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [name = '', ...words] = positionals;
    const language: Language = values.language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
    const quota =
      values['as-settings'] === true
        ? null
        : { storageMb: limit(values['storage-mb']), documentsADay: limit(values['documents-a-day']) };
    return { name, words, language, quota, showLink: values['show-link'] === true, yes: values.yes === true };
  } catch {
    throw new UsageError(USAGE);
  }
}

/** Null: no limit. */
function limit(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(USAGE);
  return Number(text);
}

function kindsOf(words: readonly string[]): FailedKind[] {
  if (words.length === 0) return ['documents', 'mails'];
  return words.map((word) => {
    if (word !== 'documents' && word !== 'mails') throw new UsageError(USAGE);
    return word;
  });
}

/** Opens the database for one command. The command ends when its emails are on their way. */
async function atDesk(config: Config, work: (desk: AdminDesk) => Promise<void>): Promise<void> {
  const database = await openDatabase({ url: config.databaseUrl, folder: databaseFolder(config) });
  const now = () => new Date();
  const mailer = createMailer(config, now);
  const sending: Promise<unknown>[] = [];
  const waited = {
    send: (mail: Mail) => {
      const sent = mailer.send(mail);
      sending.push(sent);
      return sent;
    },
  };
  const log = createLog('warn');
  const from = { address: null, userAgent: `npm run admin, by ${userInfo().username} on ${hostname()}` };
  try {
    const platform = { config, database, log, now, webFolder: null };
    await work({ platform, mailer: waited, from, say: (line) => console.log(line) });
    const failed = (await Promise.allSettled(sending)).filter(({ status }) => status === 'rejected');
    if (failed.length > 0) throw new AdminError('It is done, but the email about it could not be sent; see the log.');
  } finally {
    await database.close();
  }
}
