import type { CompanyAccess } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { mainScreens } from '../../../screen-loaders.ts';
import { accountingTools, mainMenu, settingsMenu } from '../menu.ts';
import { maySeeScreen } from './screen-access.ts';

const all: readonly CompanyAccess[] = ['desk', 'upload', 'read', 'write', 'approve', 'control', 'owner'];
const uploader: readonly CompanyAccess[] = ['desk', 'upload'];
const reader: readonly CompanyAccess[] = ['desk', 'read'];
const seenBy = (may: readonly CompanyAccess[]) =>
  [...mainMenu, ...settingsMenu].filter(({ path }) => maySeeScreen(path, may)).map(({ key }) => key);

describe('who sees which screen', () => {
  it('shows the owner all of the menu, in the order of the specification', () => {
    expect(seenBy(all)).toEqual([...mainMenu, ...settingsMenu].map(({ key }) => key));
    const named = ['accountSetting', 'companyManagement', 'corporateStaffManagement', 'fileStorage'];
    expect(settingsMenu.map(({ key }) => key).filter((key) => named.includes(key))).toEqual(named);
  });

  it('shows no books to a user who uploads documents, and no staff screen to a reader', () => {
    for (const hidden of ['bankStatement', 'sales', 'purchases', 'reports', 'corporateStaffManagement'])
      expect(seenBy(uploader)).not.toContain(hidden);
    expect(seenBy(uploader)).toEqual(expect.arrayContaining(['home', 'accountSetting', 'fileStorage']));
    expect(seenBy(reader)).toContain('reports');
    expect(seenBy(reader)).not.toContain('corporateStaffManagement');
  });

  it.each([
    ['/sales?state=overdue', '/sales', false],
    ['an invoice', '/invoice/0b5c', false],
    ['a tool', `/accounting/${accountingTools[0]}`, false],
    ['a document', '/document/0b5c', true],
    ['a company', '/company/0b5c', true],
    ['a path that only begins alike', '/salesman', true],
  ])('%s for a user who uploads documents: %s %s', (_, path, seen) => {
    expect(maySeeScreen(path, uploader)).toBe(seen);
    expect(maySeeScreen(path, reader)).toBe(true);
  });

  it('knows every screen that shows books', () => {
    const books = Object.keys(mainScreens).filter((path) => /^\/(sales|purchases|reports|accounting|bank)/.test(path));
    expect(books.filter((path) => maySeeScreen(path, uploader))).toEqual([]);
  });
});
