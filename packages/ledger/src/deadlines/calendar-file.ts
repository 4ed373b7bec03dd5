import { addDays, type Day } from '../calendar/index.ts';

/** An event of a whole day. */
export interface CalendarEvent {
  /** The same for as long as the event exists, so that a calendar program changes it and adds no second one. */
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly detail: string;
}

const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** A calendar as iCalendar (RFC 5545), with events of whole days. `writtenAt` is its moment. */
export function writeCalendar(name: string, events: readonly CalendarEvent[], writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Folio//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(event.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.detail)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function compact(day: Day): string {
  return day.replaceAll('-', '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n');
}

/** A line of at most 75 octets continues on the next, after a space; no character is divided. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > LINE_OCTETS) {
      rows.push(row);
      row = ' ';
      length = 1;
    }
    row += character;
    length += size;
  }
  return [...rows, row].join('\r\n');
}
