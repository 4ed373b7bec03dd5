import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadFirstScreen } from './preload-first-screen.ts';
import { mainScreens } from './screen-loaders.ts';

vi.mock('./layouts/main/main-layout.tsx', () => ({ default: () => null }));
vi.mock('./screen-loaders.ts', () => ({
  mainScreens: { '/home': vi.fn(), '/contact/:contactId': vi.fn(), '*': vi.fn() },
}));

beforeEach(() => {
  for (const load of Object.values(mainScreens)) vi.mocked(load).mockResolvedValue({ default: () => null });
  vi.spyOn(i18next, 'loadNamespaces').mockResolvedValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const signedIn = { getItem: () => 'c1' };
const loaded = () => Object.keys(mainScreens).filter((path) => vi.mocked(mainScreens[path])?.mock.calls.length);

describe('the first screen, fetched while the session is loaded', () => {
  it.each([
    ['/home', ['/home'], ['shell', 'upload', 'home', 'accounting', 'questions']],
    ['/', ['/home'], ['shell', 'upload', 'home', 'accounting', 'questions']],
    ['/contact/7', ['/contact/:contactId'], ['shell', 'upload']],
  ])('%s', (path, screens, words) => {
    preloadFirstScreen(path, signedIn);
    expect(loaded()).toEqual(screens);
    expect(vi.mocked(i18next.loadNamespaces).mock.calls).toEqual([[words]]);
  });

  it.each([
    ['a stranger', '/home', { getItem: () => null }],
    ['the sign-in page', '/auth/sign-in', signedIn],
    ['an unknown page', '/nowhere', signedIn],
  ])('fetches nothing for %s', (_, path, storage) => {
    preloadFirstScreen(path, storage);
    expect(loaded()).toEqual([]);
    expect(i18next.loadNamespaces).not.toHaveBeenCalled();
  });

  it('is silent about a failure', async () => {
    const failed = Promise.reject(new Error('no network'));
    vi.mocked(mainScreens['/home'])?.mockReturnValue(failed);
    preloadFirstScreen('/home', signedIn);
    await expect(failed).rejects.toThrow('no network');
  });
});
