import { expect, it } from 'vitest';
import { ROOM_BYTES, roomOn } from './room.ts';

it('refuses writes before the log of the database cannot grow, and takes them again once there is room', () => {
  let free = ROOM_BYTES;
  let now = 0;
  let asked = 0;
  const hasRoom = roomOn(
    '/anywhere',
    () => {
      asked += 1;
      return free;
    },
    () => now,
  );
  expect(hasRoom()).toBe(true);
  free = ROOM_BYTES - 1;
  expect([hasRoom(), asked]).toEqual([true, 1]);
  now = 200;
  expect([hasRoom(), asked]).toEqual([false, 2]);
  free = ROOM_BYTES;
  now = 400;
  expect(hasRoom()).toBe(true);
});
