/** What parts of the app hold in memory for the signed-in user, and how each forgets it. */
const forgetters = new Set<() => void>();

/** Registers what must not outlive a sign-out. */
export function forgetOnSignOut(forget: () => void): void {
  forgetters.add(forget);
}

export function clearPageMemory(): void {
  for (const forget of forgetters) forget();
}
