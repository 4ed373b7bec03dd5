const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const HAN = '零一二三四五六七八九';
const ORDINALS =
  'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth Twenty-first Twenty-second Twenty-third Twenty-fourth Twenty-fifth Twenty-sixth Twenty-seventh Twenty-eighth'.split(
    ' ',
  );
const YEARS =
  'Fifteen Sixteen Seventeen Eighteen Nineteen Twenty Twenty-one Twenty-two Twenty-three Twenty-four Twenty-five Twenty-six'.split(
    ' ',
  );

const parts = (iso: string): [number, number, number] => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return [year, month, day];
};

export function slashed(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

export function inEnglish(iso: string): string {
  const [year, month, day] = parts(iso);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function suffix(day: number): string {
  if (day > 10 && day < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

export function asOrdinal(iso: string): string {
  const [year, month, day] = parts(iso);
  return `this ${day}${suffix(day)} day of ${MONTHS[month - 1]} ${year}`;
}

export function inWords(iso: string): string {
  const [year, month, day] = parts(iso);
  return `this ${ORDINALS[day - 1]} day of ${MONTHS[month - 1]} Two Thousand and ${YEARS[year - 2015]}`;
}

function hanNumber(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  return `${tens > 1 ? HAN[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? HAN[ones] : ''}`;
}

export function inChinese(iso: string): string {
  const [year, month, day] = parts(iso);
  const digits = [...String(year)].map((digit) => HAN[Number(digit)]).join('');
  return `${digits}年${hanNumber(month)}月${hanNumber(day)}日`;
}
