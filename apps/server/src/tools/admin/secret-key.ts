import { noteAccountEvent } from '../../features/people/account-event/index.ts';
import { sealAgain } from '../../features/people/second-factor/index.ts';
import { createSecretBox } from '../../platform/secret-box/index.ts';
import { type AdminDesk, AdminError } from './desk.ts';

/** Encrypts with FOLIO_SECRET_KEY what FOLIO_OLD_SECRET_KEY encrypted. May be interrupted and run again. */
export async function changeSecretKey({ platform, from, say }: AdminDesk): Promise<void> {
  const { config, database } = platform;
  if (config.secretKey === null || config.oldSecretKey === null)
    throw new AdminError('Set FOLIO_SECRET_KEY to the new key and FOLIO_OLD_SECRET_KEY to the old one.');
  const { sealed, already, unreadable } = await sealAgain(database.queries, {
    older: createSecretBox(config.oldSecretKey),
    newer: createSecretBox(config.secretKey),
  });
  await noteAccountEvent(database.queries, { userId: null, action: 'secrets_sealed_again', from, change: { sealed } });
  say(`Encrypted ${sealed} secrets with the new key; ${already} were already.`);
  if (unreadable.length > 0)
    throw new AdminError(
      `${unreadable.length} secrets were encrypted with neither key. Keep FOLIO_OLD_SECRET_KEY, and reset the second factors of: ${unreadable.join(', ')}.`,
    );
  say('When every process runs with the new key, remove FOLIO_OLD_SECRET_KEY and restart.');
}
