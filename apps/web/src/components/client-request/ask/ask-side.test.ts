import type { CompanyAccess } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { type AskSide, askSide } from './ask-side.ts';

const practice = { id: 'p1', name: 'Stone Quay CPA Limited' };
const owner: CompanyAccess[] = ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee', 'owner'];
const bookkeeper: CompanyAccess[] = ['desk', 'upload', 'read', 'write'];

describe('whom a person asks', () => {
  it.each<[string, Parameters<typeof askSide>[0], Parameters<typeof askSide>[1], AskSide]>([
    ['an owner with a practice', { may: owner, via_practice: null }, [practice], 'accountant'],
    ['an owner without a practice', { may: owner, via_practice: null }, [], 'none'],
    ['an owner, while it is not known', { may: owner, via_practice: null }, undefined, 'none'],
    ['a bookkeeper of the company', { may: bookkeeper, via_practice: null }, [practice], 'client'],
    ['a practice', { may: owner.slice(0, -1), via_practice: practice }, undefined, 'client'],
    ['a reader', { may: ['desk', 'read'], via_practice: null }, [practice], 'none'],
    ['an uploader', { may: ['desk', 'upload'], via_practice: null }, [practice], 'none'],
    ['the owner of an archived company', { may: ['desk', 'read', 'owner'], via_practice: null }, [practice], 'none'],
  ])('%s', (_, asker, accountants, side) => {
    expect(askSide(asker, accountants)).toBe(side);
  });
});
