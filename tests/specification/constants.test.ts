import { ALL, MEMBER, OWNER } from '@folio/permissions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE_LENGTH } from '../../apps/server/src/features/people/session/code/code.ts';
import { companyLevel, companyPageSize } from '../../apps/web/src/api/queries/people/company.ts';
import { formatDay } from '../../apps/web/src/components/day/format-day.ts';
import { toast, toastStore } from '../../apps/web/src/components/feedback/toast/toast.ts';
import { fallbackLanguage, languageKey, languageOf, loadRetries } from '../../apps/web/src/i18n/languages.ts';
import { refreshDelayMs } from '../../apps/web/src/session/session-actions.ts';
import { nextUploads } from '../../apps/web/src/uploads/upload-state.ts';

describe('point 9, business constants', () => {
  afterEach(() => vi.useRealTimers());

  it('company page size: 10', () => expect(companyPageSize).toBe(10));
  it('delay before refresh after login: 100 ms', () => expect(refreshDelayMs).toBe(100));
  it('one-time code length: 6', () => expect(CODE_LENGTH).toBe(6));
  it('default date format: MMM D, YYYY', () => expect(formatDay('2026-03-05', 'en-US')).toBe('Mar 5, 2026'));
  it('default and fallback language: en-US', () => {
    expect([fallbackLanguage, languageOf('en-GB'), languageOf('fr-FR'), languageOf('zh-Hant')]).toEqual([
      'en-US',
      'en-US',
      'en-US',
      'zh-Hant',
    ]);
  });
  it('the language is kept under the i18n key', () => expect(languageKey).toBe('i18nextLng'));
  it('translation loads: up to 5 retries, from 350 ms', () =>
    expect(loadRetries).toEqual({ times: 5, firstAfterMs: 350 }));

  it.each(['success', 'error', 'warning', 'info'] as const)('a %s toast stays 3 seconds', (type) => {
    vi.useFakeTimers();
    toast[type]('words');
    vi.advanceTimersByTime(2999);
    expect(toastStore.snapshot().map((one) => [one.type, one.text])).toEqual([[type, 'words']]);
    vi.advanceTimersByTime(1);
    expect(toastStore.snapshot()).toEqual([]);
  });

  it('percent display: rounded to whole numbers', () => {
    const file = { id: 'a', companyId: 'c', name: 'a.pdf', sizeBytes: 3, storeOnly: false, route: 'document' } as const;
    const item = { ...file, problem: null, message: '', document: null, data: null };
    const percents = [1, 2].map(
      (sentBytes) =>
        nextUploads([{ ...item, status: 'uploading', percent: 0 }], {
          type: 'progressed',
          id: 'a',
          sentBytes,
          totalBytes: 3,
        })[0]?.percent,
    );
    expect(percents).toEqual([33, 67]);
  });
});

describe('point 6, the role enumeration', () => {
  it('ALL=1, OWNER=2, MEMBER=3, in the client and on the server', () => {
    expect(companyLevel).toEqual({ all: 1, owner: 2, member: 3 });
    expect([ALL, OWNER, MEMBER]).toEqual([1, 2, 3]);
  });
});
