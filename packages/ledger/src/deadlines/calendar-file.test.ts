import { describe, expect, it } from 'vitest';
import { writeCalendar } from './calendar-file.ts';

const at = new Date('2026-11-27T08:30:00.000Z');

/** The lines of a calendar with folded ones joined again (RFC 5545, 3.1). */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  const title =
    '周年申報表、利得稅；100%, and \\ a very long title that has to be folded into several lines 港島電燈籠有限公司';
  const event = { id: 'a-1@folio', day: '2026-12-31', title, detail: 'First line\nSecond, with; signs' };
  const text = writeCalendar('Deadlines', [event], at);

  it('has an event of one whole day, with a stable id', () => {
    const lines = linesOf(text);
    expect(lines).toContain('UID:a-1@folio');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
    expect(lines).toContain('DTSTAMP:20261127T083000Z');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('is read back as it was written', () => {
    const read = (name: string) =>
      linesOf(text)
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
    expect(read('SUMMARY')).toBe(event.title);
    expect(read('DESCRIPTION')).toBe(event.detail);
  });

  it('has no line of more than 75 octets and divides no character', () => {
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
  });
});
