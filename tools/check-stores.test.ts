import { describe, expect, it } from 'vitest';
import { storesHandedOn } from './check-stores.mjs';

describe('the check for store functions', () => {
  it.each([
    ['exported from the store', "export { findUser } from './store.ts';", ['findUser']],
    ['exported under another name', "export { countMarks as countMissing } from './mark-store.ts';", ['countMarks']],
    ['exported with everything else', "export * from './store.ts';", ['*']],
    ['imported and exported', "import { findUser } from './store.ts';\nexport { findUser };", ['findUser']],
    ['exported as a constant', "import { lock } from './store.ts';\nexport const hold = lock;", ['lock']],
    [
      'exported by a file that uses the store as well',
      "import { insert } from './store.ts';\nexport { findUser } from './store.ts';\ninsert();",
      ['findUser'],
    ],
  ])('finds one that is %s', (_, text, names) => {
    expect(storesHandedOn(text)).toEqual(names);
  });

  it.each([
    ['a type', "export type { UserRow } from './store.ts';\nexport { type NewUser } from './store.ts';"],
    ['a function that uses its store', "import { find } from './store.ts';\nexport function user() { return find(); }"],
    ['a function of a verb', "export { signUp } from './sign-up.ts';"],
    ['a condition for other stores', "export { waitsForReview } from './waits-for-review-sql.ts';"],
  ])('allows %s', (_, text) => {
    expect(storesHandedOn(text)).toEqual([]);
  });
});
