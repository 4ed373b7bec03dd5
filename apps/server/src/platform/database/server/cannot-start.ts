/** Why Folio cannot use the configured database: a sentence for the administrator that says what to do. */
export class DatabaseUnusable extends Error {}
