const forgetters = new Set<() => void>();

/** Registers a callback that clears data on sign-out. */
export function forgetOnSignOut(forget: () => void): void {
  forgetters.add(forget);
}

export function clearPageMemory(): void {
  for (const forget of forgetters) forget();
}
