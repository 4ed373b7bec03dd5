import { expect, type Locator } from '@playwright/test';

/** Longer than any list that a test looks through. */
const MOST_OPTIONS = 200;

/**
 * Chooses an option of a select by the keyboard, because a click may miss an option of a list that still takes its place.
 * `typed` searches first, in a select that searches.
 */
export async function chooseOption(box: Locator, option: string | RegExp, typed?: string): Promise<void> {
  const page = box.page();
  await box.focus();
  if (typed === undefined) await box.press('ArrowDown');
  else await box.fill(typed);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const listId = await box.getAttribute('aria-controls');
  // The list of the field before may still be closing.
  const list = page.locator('.ant-select-dropdown').filter({ has: page.locator(`[id="${listId}"]`) });
  const active = list.locator('.ant-select-item-option-active');
  await expect(list.locator('.ant-select-item-option').filter({ hasText: option }).first()).toBeVisible();
  const wanted = active.filter({ hasText: option });
  for (let n = 0; n < MOST_OPTIONS && (await wanted.count()) === 0; n++) await box.press('ArrowDown');
  await expect(wanted).toBeVisible();
  await box.press('Enter');
}
