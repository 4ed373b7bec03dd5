import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** Random numbers that a seed repeats. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below `below`. */
  below(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  of<T>(things: readonly T[]): T {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('nothing to choose from');
    return thing;
  }
}

/** What is typed, and what the field holds then; null where it is refused and stays as typed. */
interface Typed {
  text: string;
  /** As the record has it. */
  value: string | null;
  /** As the field shows it. */
  shown: string;
}

export type FieldKind = 'date' | 'amount' | 'text';

export interface FormField {
  /** Where the record has it. */
  name: string;
  kind: FieldKind;
  find: (page: Page) => Locator;
  /** The year of its dates: due dates come after issue dates. */
  year?: number;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (part: number) => String(part).padStart(2, '0');

const dateSpellings: readonly ((year: number, month: number, day: number) => string)[] = [
  (y, m, d) => `${two(d)}/${two(m)}/${y}`,
  (y, m, d) => `${d}/${m}/${y % 100}`,
  (y, m, d) => `${d}-${m}-${y}`,
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${d} ${months[m - 1]} ${y}`,
  (y, m, d) => `${months[m - 1]} ${d}, ${y}`,
  (y, m, d) => `${y}-${two(m)}-${two(d)}`,
  (y, m, d) => `${y}/${m}/${d}`,
  (y, m, d) => `${y}${two(m)}${two(d)}`,
  (y, m, d) => `${y}年${m}月${d}日`,
  (y, m, d) => `${d} ${m} ${y}`,
  (y, m, d) => `${two(d)}-${months[m - 1]}-${y}`,
];
const noDates = ['29/02/2025', '31/04/2025', '15/13/2025', 'soon'];

function typedDate(chance: Chance, year: number): Typed {
  if (chance.below(8) === 0) {
    const text = chance.of(noDates);
    return { text, value: null, shown: text };
  }
  const [month, day] = [1 + chance.below(12), 1 + chance.below(28)];
  return {
    text: chance.of(dateSpellings)(year, month, day),
    value: `${year}-${two(month)}-${two(day)}`,
    shown: `${months[month - 1]} ${day}, ${year}`,
  };
}

const noAmounts = ['1.234,56', '1,2345', '12..5', 'abc'];

function typedAmount(chance: Chance): Typed {
  if (chance.below(8) === 0) {
    const text = chance.of(noAmounts);
    return { text, value: null, shown: text };
  }
  const [whole, cents] = [1 + chance.below(9), chance.below(100)];
  const value = `${whole}234.${two(cents)}`;
  const text = chance.of([value, `${whole},234.${two(cents)}`, `${whole}000+234.${two(cents)}`]);
  return { text, value, shown: `${whole},234.${two(cents)}` };
}

function typedText(chance: Chance): Typed {
  const text = `${chance.of(['INV', 'C/N', '單', 'SI'])}-${chance.below(100_000)}`;
  return { text, value: text, shown: text };
}

function typedInto(field: FormField, chance: Chance): Typed {
  if (field.kind === 'date') return typedDate(chance, field.year ?? 2025);
  return field.kind === 'amount' ? typedAmount(chance) : typedText(chance);
}

async function enter(field: Locator, { text }: Typed, chance: Chance): Promise<void> {
  if (chance.below(4) === 0) {
    // As a paste: all at once into what is selected.
    await field.focus();
    await field.press('Control+a');
    await field.page().keyboard.insertText(text);
  } else await field.fill(text);
}

/** How a field is left. */
export type Way = 'Tab' | 'Shift+Tab' | 'Enter' | 'blur';

/** Leaves a field as people do; the caller sees that what was typed is understood in every way. */
async function leave(field: Locator, ways: readonly Way[], chance: Chance): Promise<void> {
  const way = chance.of(ways);
  if (way === 'blur') await field.blur();
  else {
    await field.press(way);
    if (way === 'Enter') await field.blur();
  }
}

/** A figure without separators, with two decimals: a price shows no more than it needs. */
const digits = (shown: string) => shown.replace(/,/g, '').replace(/^\d+$/, '$&.00').replace(/\.\d$/, '$&0');

/** What a field shows; figures without their separators. */
async function shownIn(page: Page, field: FormField): Promise<string> {
  const shown = await field.find(page).inputValue();
  return field.kind === 'amount' ? digits(shown) : shown;
}

/** What a field has to show for a value of the record. */
export function shownFor({ kind }: FormField, value: unknown): string {
  const text = String(value ?? '');
  if (kind === 'amount') return digits(text);
  if (kind === 'text' || text === '') return text;
  const [year, month = 1, day] = text.split('-').map(Number);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** Saves are delayed by some tens of milliseconds, and now and then one fails. */
export async function disturbSaves(page: Page, path: RegExp, chance: Chance): Promise<void> {
  await page.route(path, async (route: Route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await new Promise((done) => setTimeout(done, chance.below(80)));
    if (chance.below(12) === 0) return route.abort('connectionreset');
    return route.continue();
  });
}

/** A form that is open on a page. `isReady` waits until it shows its record after a reload. */
export interface OpenForm {
  page: Page;
  fields: readonly FormField[];
  isReady: (page: Page) => Promise<void>;
  ways: readonly Way[];
}

/** What every field shows at the end, and what was done, to find the cause of a difference. */
export interface Played {
  shown: Map<FormField, string>;
  story: string;
}

/**
 * Plays one sequence on an open form: types into fields in random order, now and then reloads the page or types in a second tab, and
 * corrects what was refused. Every value is seen on the screen before the next is typed, but the last, which is confirmed from within
 * its field. Answers what every field shows then.
 */
export async function playSequence(form: OpenForm, chance: Chance): Promise<Played> {
  const sequence = new Sequence(form, chance);
  for (let steps = 2 + chance.below(3); steps > 0; steps--) {
    const kind = chance.below(40);
    if (kind === 0) await sequence.reload();
    else if (kind === 1) await sequence.typeElsewhere();
    else await sequence.type(chance.of(form.fields));
  }
  return sequence.finish();
}

/** What a field shows of a typed value: an amount without its separators. */
function shownAs(field: FormField, { shown }: Pick<Typed, 'shown'>): string {
  return field.kind === 'amount' ? digits(shown) : shown;
}

class Sequence {
  readonly #form: OpenForm;
  readonly #chance: Chance;
  readonly #typed = new Map<FormField, Typed>();
  readonly #story: string[] = [];

  constructor(form: OpenForm, chance: Chance) {
    this.#form = form;
    this.#chance = chance;
  }

  async type(field: FormField): Promise<void> {
    const typed = typedInto(field, this.#chance);
    this.#story.push(`${field.name} ${typed.text}`);
    await enter(field.find(this.#form.page), typed, this.#chance);
    await leave(field.find(this.#form.page), this.#form.ways, this.#chance);
    await this.#see(field, typed);
    this.#typed.set(field, typed);
  }

  /** An invalid value is only in its field, so it is corrected first. */
  async reload(): Promise<void> {
    await this.#correct();
    this.#story.push('reload');
    await this.#form.page.reload();
    await this.#form.isReady(this.#form.page);
    for (const [field, typed] of this.#typed) await this.#see(field, typed);
  }

  /** Types into an untouched field in another tab, then into another field here. */
  async typeElsewhere(): Promise<void> {
    const { page, fields, isReady } = this.#form;
    const field = fields.find((one) => !this.#typed.has(one));
    const next = fields.find((one) => one !== field);
    if (field === undefined || next === undefined) return;
    await this.#correct();
    await expect(saved(page)).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await isReady(tab);
    const typed = validInto(field, this.#chance);
    const stored = tab.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await field.find(tab).fill(typed.text);
    await field.find(tab).blur();
    await stored;
    await tab.close();
    this.#typed.set(field, typed);
    this.#story.push(`${field.name} ${typed.text} in another tab`);
    // The same value again would be no change: this tab would not save, and so not hear of the other one.
    const now = await shownIn(page, next);
    let here = validInto(next, this.#chance);
    while (shownAs(next, here) === now) here = validInto(next, this.#chance);
    this.#story.push(`${next.name} ${here.text}`);
    await enter(next.find(page), here, this.#chance);
    await next.find(page).blur();
    this.#typed.set(next, here);
    for (const [each, value] of this.#typed) await this.#see(each, value);
  }

  async finish(): Promise<Played> {
    await this.#correct();
    const { page, fields } = this.#form;
    const shown = new Map<FormField, string>();
    for (const field of fields) shown.set(field, await shownIn(page, field));
    const last = this.#chance.of(fields);
    const typed = validInto(last, this.#chance);
    await enter(last.find(page), typed, this.#chance);
    this.#story.push(`${last.name} ${typed.text} and confirm`);
    shown.set(last, shownAs(last, typed));
    return { shown, story: this.#story.join(', ') };
  }

  async #correct(): Promise<void> {
    for (const [field, { value }] of this.#typed) {
      if (value !== null) continue;
      const typed = validInto(field, this.#chance);
      this.#story.push(`${field.name} ${typed.text}`);
      await enter(field.find(this.#form.page), typed, this.#chance);
      await leave(field.find(this.#form.page), this.#form.ways, this.#chance);
      await this.#see(field, typed);
      this.#typed.set(field, typed);
    }
  }

  async #see(field: FormField, { text, shown }: Typed): Promise<void> {
    await expect
      .poll(() => shownIn(this.#form.page, field), {
        message: `${field.name} after ${JSON.stringify(text)}: ${this.#story.join(', ')}`,
      })
      .toBe(shownAs(field, { shown }));
  }
}

function validInto(field: FormField, chance: Chance): Typed {
  for (;;) {
    const typed = typedInto(field, chance);
    if (typed.value !== null) return typed;
  }
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).first();
