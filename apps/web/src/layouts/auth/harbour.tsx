/** One tower of the skyline: left edge, width, top, shade 0..2. */
const towers: readonly (readonly [x: number, width: number, top: number, shade: number])[] = [
  [-12, 40, 560, 1],
  [34, 34, 500, 0],
  [74, 44, 432, 1],
  [122, 32, 486, 2],
  [158, 36, 352, 0],
  [200, 46, 462, 1],
  [250, 34, 300, 2],
  [288, 38, 404, 0],
  [330, 34, 446, 1],
  [368, 38, 240, 2],
  [410, 40, 372, 0],
  [454, 36, 322, 1],
  [494, 38, 452, 2],
  [536, 36, 382, 0],
  [576, 36, 290, 2],
  [616, 42, 424, 1],
  [662, 36, 362, 0],
  [702, 40, 474, 1],
];

const shades = ['#0a3a5b', '#08324f', '#062a44'];
const waterline = 664;
const windowStep = { x: 11, y: 19 };

/** A number that looks like chance but is the same on every draw. */
function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1) * 43758.5453;
  return wave - Math.floor(wave);
}

interface LitWindow {
  x: number;
  y: number;
  glow: number;
}

/** Which windows are lit: about one in nine, more near the water. */
function litWindows(): LitWindow[] {
  const lit: LitWindow[] = [];
  for (const [x, width, top] of towers) {
    for (let left = x + 7; left < x + width - 8; left += windowStep.x) {
      for (let y = top + 16; y < waterline - 16; y += windowStep.y) {
        const chance = scatter(left * 3.7 + y * 1.3);
        if (chance < 0.08 + (0.12 * (y - 240)) / 420) lit.push({ x: left, y, glow: 0.35 + 0.65 * scatter(left + y) });
      }
    }
  }
  return lit;
}

const windows = litWindows();

/** Victoria Harbour at night: skyline, moon, and a junk under red sails. */
export function Harbour() {
  return (
    <svg
      className="harbour cover h-full full absolute"
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="harbour-sky" x1="0.2" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#10344f" />
          <stop offset="0.55" stopColor="#0b5583" />
          <stop offset="1" stopColor="#0873ad" />
        </linearGradient>
        <linearGradient id="harbour-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#062a42" />
          <stop offset="1" stopColor="#041d30" />
        </linearGradient>
        <clipPath id="harbour-water">
          <rect x="-400" y={waterline} width="1520" height="260" />
        </clipPath>
      </defs>
      <rect x="-400" y="-600" width="1520" height="1500" fill="url(#harbour-sky)" />
      <Sky />
      <Skyline />
      <rect x="-400" y={waterline} width="1520" height="240" fill="url(#harbour-sea)" />
      <Water />
      <Junk />
    </svg>
  );
}

function Sky() {
  return (
    <>
      <circle cx="560" cy="170" r="92" fill="#f4e5bf" opacity="0.07" />
      <circle cx="560" cy="170" r="70" fill="#f4e5bf" opacity="0.08" />
      <circle cx="560" cy="170" r="52" fill="#ecdcb6" />
      <path
        d="M-60 640C60 520 150 590 240 548c110-52 170-20 250-44 120-36 170 18 330 6v170H-60z"
        fill="#0a4a73"
        opacity="0.7"
      />
    </>
  );
}

function Skyline() {
  return (
    <>
      {towers.map(([x, width, top, shade]) => (
        <rect key={x} x={x} y={top} width={width} height={waterline - top} fill={shades[shade] ?? '#08324f'} />
      ))}
      <path d="M387 240V196M595 290V258" stroke="#062a44" strokeWidth="4" />
      <circle cx="387" cy="194" r="3" fill="#e2654c" />
      {windows.map(({ x, y, glow }) => (
        <rect key={`${x},${y}`} x={x} y={y} width="5" height="6.5" fill="#f0d592" opacity={glow * 0.85} />
      ))}
    </>
  );
}

function Water() {
  return (
    <g clipPath="url(#harbour-water)" fill="none" stroke="#2a8fc4" strokeLinecap="round">
      <path d="M540 676h40M528 690h66M548 704h30M536 718h48" stroke="#ecdcb6" strokeWidth="3" opacity="0.28" />
      <path
        d="M120 676v22M266 676v34M388 676v42M470 676v26M612 676v30"
        stroke="#f0d592"
        strokeWidth="3"
        opacity="0.12"
      />
      <path d="M-60 706c70-16 130 14 200 0s130-14 200 0 130 14 200 0 130-14 240 0" strokeWidth="1.4" opacity="0.65" />
      <path d="M-60 748c70 12 130-14 200-2s130 14 200 0 130-14 200 0 130 14 240 0" strokeWidth="1.4" opacity="0.4" />
    </g>
  );
}

/** A junk: three battened sails on a curved hull, with her reflection. */
function Junk() {
  return (
    <g transform="translate(300 528)">
      <path d="M18 206h126" stroke="#c9523c" strokeWidth="3" opacity="0.3" strokeLinecap="round" />
      <path d="M32 218h92" stroke="#c9523c" strokeWidth="3" opacity="0.18" strokeLinecap="round" />
      <path d="M76 4v170M124 62v112M30 82v92" stroke="#35130d" strokeWidth="4" />
      <path d="M78 8c38 22 52 70 46 138l-46 4z" fill="#c9523c" />
      <path d="M74 26C46 56 36 96 40 146l34 4z" fill="#a8402f" />
      <path d="M128 66c22 16 30 44 27 82l-27 4z" fill="#b5472f" />
      <path d="M26 88C8 106 2 128 6 152l20 2z" fill="#8f3728" />
      <path
        d="M82 44l33 12M80 78l43 8M80 112l45 4M72 58L50 76M73 90l-33 12M73 120l-34 6"
        stroke="#35130d"
        strokeOpacity="0.4"
        strokeWidth="2"
      />
      <path
        d="M-16 160c10 6 24 10 40 10h104c18 0 32-6 44-18l10 4c-6 22-18 38-34 46H20C4 196-8 182-16 160z"
        fill="#6d2a1f"
      />
      <path
        d="M-10 172c12 8 24 10 40 10h100c18 0 30-2 44-12"
        stroke="#e0a94f"
        strokeWidth="2"
        fill="none"
        opacity="0.7"
      />
      <circle cx="150" cy="184" r="4" fill="#f0d592" />
    </g>
  );
}
