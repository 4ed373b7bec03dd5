import { describe, expect, it } from 'vitest';
import { type HomeFace, homeFace } from './home-face.ts';

const practice = { id: '1', name: 'Stone Quay CPA Limited' };
const all = ['desk', 'upload', 'read', 'write', 'approve', 'control', 'oversee'] as const;

describe('the face of Home', () => {
  it.each<[string, Parameters<typeof homeFace>[0], HomeFace]>([
    ['an owner', { may: [...all, 'owner'], via_practice: null }, 'owner'],
    ['a bookkeeper', { may: ['desk', 'upload', 'read', 'write'], via_practice: null }, 'books'],
    ['an approver', { may: ['desk', 'upload', 'read', 'write', 'approve'], via_practice: null }, 'books'],
    ['a practice with full access', { may: [...all], via_practice: practice }, 'books'],
    ['a reader', { may: ['desk', 'read'], via_practice: null }, 'reader'],
    ['a practice that may only read', { may: ['desk', 'read'], via_practice: practice }, 'reader'],
    ['the owner of an archived company', { may: ['desk', 'read', 'oversee', 'owner'], via_practice: null }, 'reader'],
    ['an uploader', { may: ['desk', 'upload'], via_practice: null }, 'papers'],
  ])('of %s', (_, profile, face) => {
    expect(homeFace(profile)).toBe(face);
  });
});
