export const serverMemory: Readonly<Record<string, string>>;
