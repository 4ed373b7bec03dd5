/** A backup or a restore cannot go on; the message says what was found and what to do. */
export class BackupError extends Error {}
