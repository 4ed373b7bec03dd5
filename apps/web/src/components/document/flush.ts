/** Saves pending changes; resolves to whether everything is saved, and the saved version. */
export type Flush = () => Promise<{ isSaved: boolean; version: number }>;
