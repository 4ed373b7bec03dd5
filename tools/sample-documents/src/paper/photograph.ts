import sharp from 'sharp';
import {
  inverse,
  type Point,
  type Projection,
  project,
  type Quadrilateral,
  turned,
  unitSquareOnto,
} from '../projection.ts';
import { seededRandom } from '../seeded-random.ts';
import { type PageBitmap, type PageChoice, pageBitmap } from './page-bitmap.ts';

export interface PhotoChoice extends PageChoice {
  /** Everything accidental about the photo follows from this number. */
  readonly seed: number;
  /** Clockwise turn of the page in degrees; default: between -4 and 4, from the seed. */
  readonly rotationDegrees?: number;
  /** Standard deviation of the sensor noise in steps of 255; default: 5. */
  readonly noise?: number;
  /** Sigma of the blur in pixels; default: 0.6; 0 for no blur. */
  readonly blur?: number;
  /** JPEG quality, 1 to 100; default: 82. */
  readonly quality?: number;
}

/** Where the page lies in the picture, how the light falls on it. */
interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ontoPage: Projection;
  readonly shadowOntoPage: Projection;
  readonly light: Point;
  readonly lightFall: number;
  readonly foldAt: number;
  readonly table: readonly [number, number, number];
}

const TABLES: readonly (readonly [number, number, number])[] = [
  [139, 104, 74],
  [96, 78, 66],
  [121, 124, 128],
  [158, 133, 102],
];
const OAK: readonly [number, number, number] = [139, 104, 74];

function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}

function cornersOf(page: PageBitmap, margin: number, degrees: number, random: () => number): Quadrilateral {
  const centre = { x: page.width / 2 + margin, y: page.height / 2 + margin };
  const reach = Math.min(page.width, page.height) * 0.022;
  const corner = (x: number, y: number): Point => {
    const nudged = { x: margin + x + between(random, -reach, reach), y: margin + y + between(random, -reach, reach) };
    return turned(nudged, centre, degrees);
  };
  return [corner(0, 0), corner(page.width, 0), corner(page.width, page.height), corner(0, page.height)];
}

function sceneOf(page: PageBitmap, { seed, rotationDegrees }: PhotoChoice, random: () => number): Scene {
  const degrees = rotationDegrees ?? between(random, -4, 4);
  const lean = Math.abs(Math.sin((degrees * Math.PI) / 180)) * Math.max(page.width, page.height) * 0.5;
  const margin = Math.round(Math.min(page.width, page.height) * 0.07 + lean);
  const corners = cornersOf(page, margin, degrees, random);
  const shift = margin * 0.16;
  const [first, second, third, fourth] = corners.map(({ x, y }): Point => ({ x: x + shift, y: y + shift * 1.3 }));
  const shadow: Quadrilateral = [first ?? corners[0], second ?? corners[1], third ?? corners[2], fourth ?? corners[3]];
  return {
    width: page.width + 2 * margin,
    height: page.height + 2 * margin,
    ontoPage: inverse(unitSquareOnto(corners)),
    shadowOntoPage: inverse(unitSquareOnto(shadow)),
    light: { x: between(random, 0.1, 0.9), y: between(random, -0.1, 0.35) },
    lightFall: between(random, 0.16, 0.28),
    foldAt: between(random, 0.3, 0.7),
    table: TABLES[Math.abs(seed) % TABLES.length] ?? OAK,
  };
}

/** Colour of the page at unit coordinates, between its pixels. */
function sampled(page: PageBitmap, u: number, v: number, channel: number): number {
  const x = Math.min(Math.max(u * page.width - 0.5, 0), page.width - 1.001);
  const y = Math.min(Math.max(v * page.height - 0.5, 0), page.height - 1.001);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (top * page.width + left) * 3 + channel;
  const below = at + page.width * 3;
  const upper = (page.rgb[at] ?? 255) * (1 - x + left) + (page.rgb[at + 3] ?? 255) * (x - left);
  const lower = (page.rgb[below] ?? 255) * (1 - x + left) + (page.rgb[below + 3] ?? 255) * (x - left);
  return upper * (1 - y + top) + lower * (y - top);
}

/** How much darker the table is under the page's edge; 1 where no shadow falls. */
function shadowAt(scene: Scene, x: number, y: number): number {
  const { x: u, y: v } = project(scene.shadowOntoPage, x, y);
  const outside = Math.max(-u, u - 1, -v, v - 1, 0);
  return 1 - 0.5 * Math.max(0, 1 - outside / 0.025);
}

/** Brightness of the grain of the table top: long streaks along x. */
function grainAt(x: number, y: number): number {
  const wander = Math.sin(x / 310) * 9 + Math.sin(x / 97 + y / 61) * 2;
  return (
    1 + 0.06 * Math.sin((y + wander) / 7) + 0.04 * Math.sin((y + wander) / 2.3) + 0.03 * Math.sin((y - wander) / 41)
  );
}

function lightAt(scene: Scene, x: number, y: number): number {
  const distance = Math.hypot(x / scene.width - scene.light.x, y / scene.height - scene.light.y);
  return 1.02 - scene.lightFall * distance * distance - scene.lightFall * 0.45 * distance;
}

/** A page that was folded once is a little darker on one side of the fold. */
function foldShade(scene: Scene, v: number): number {
  const distance = v - scene.foldAt;
  return 1 - 0.07 * Math.exp(-Math.abs(distance) * 260) - (distance > 0 ? 0.025 * Math.exp(-distance * 9) : 0);
}

/** A number about 0 with a spread of 1: the sum of three uniform ones. */
function noiseStep(random: () => number): number {
  return (random() + random() + random() - 1.5) * 2;
}

const PAPER_TINT = [0.975, 0.968, 0.945];

function takePicture(page: PageBitmap, scene: Scene, noise: number, random: () => number): Uint8Array {
  const picture = new Uint8Array(scene.width * scene.height * 3);
  for (let y = 0, to = 0; y < scene.height; y++) {
    for (let x = 0; x < scene.width; x++) {
      const { x: u, y: v } = project(scene.ontoPage, x, y);
      const onPage = u >= 0 && u <= 1 && v >= 0 && v <= 1;
      const shade = lightAt(scene, x, y) * (onPage ? foldShade(scene, v) : grainAt(x, y) * shadowAt(scene, x, y));
      const grey = noiseStep(random) * noise;
      for (let channel = 0; channel < 3; channel++, to++) {
        const colour = onPage ? sampled(page, u, v, channel) * (PAPER_TINT[channel] ?? 1) : (scene.table[channel] ?? 0);
        picture[to] = Math.min(255, Math.max(0, Math.round(colour * shade + grey)));
      }
    }
  }
  return picture;
}

/**
 * Photographs a page as a telephone would: turned and slightly in perspective, on a table, unevenly lit, folded
 * once, noisy, blurred. Returns JPEG bytes; the same bytes for the same choice.
 */
export async function toPhoto(pdfBytes: Uint8Array, choice: PhotoChoice): Promise<Uint8Array> {
  const page = await pageBitmap(pdfBytes, choice);
  const random = seededRandom(choice.seed);
  const scene = sceneOf(page, choice, random);
  const picture = takePicture(page, scene, choice.noise ?? 5, random);
  const { width, height } = scene;
  const image = sharp(picture, { raw: { width, height, channels: 3 } });
  const blur = choice.blur ?? 0.6;
  const softened = blur >= 0.3 ? image.blur(blur) : image;
  return new Uint8Array(await softened.jpeg({ quality: choice.quality ?? 82 }).toBuffer());
}
