import type { Box } from '@folio/documents';
import sharp from 'sharp';
import type { GreyImage } from '../engine/recogniser.ts';
import { findPaper } from '../sheet/paper.ts';
import { skewDegrees } from '../sheet/skew.ts';
import { boxOnPicture, type Corners, flattened, type Point } from '../sheet/warp.ts';
import { invertDarkBands, wipeRules } from '../text/clean.ts';
import { evenlyLit, onWhitePaper } from './illumination.ts';
import { letterHeight } from './letter-height.ts';

/** A picture with horizontal text lines, and the functions that map its boxes back to the original picture. */
export interface Straight {
  readonly image: GreyImage;
  /** The paper before straightening. */
  readonly paper: GreyImage;
  /** Maps a box to the original picture. Boxes are fractions of each picture. */
  readonly toPicture: (straight: Box) => Box;
  /** Where a box would be on the picture if the picture were straight. */
  readonly onPage: (straight: Box) => Box;
  readonly isTurned: boolean;
  /** How many times larger than the paper the image is. */
  readonly enlargement: number;
}

/** The processing of a straight picture for one pass of recognition. */
export interface Preparation {
  /** Enlargement (above 1) or reduction. */
  readonly scale: number;
  /** Standard deviation of the blur, in pixels after scaling; 0 for no blur. */
  readonly blur: number;
}

/** Pictures are enlarged to at least this width, but at most by the factor below. */
const MIN_WIDTH_PX = 1000;
const MAX_ENLARGEMENT = 2;
/** Photographed sheets are enlarged until their letters are this high, or to this width. */
const LETTER_PX = 15;
const MAX_WIDTH_PX = 3300;
/** A long sheet is enlarged to at most this many pixels: A4 at that width. */
const MAX_PIXELS = 15_500_000;

function rawOf(image: GreyImage) {
  return { raw: { width: image.width, height: image.height, channels: 1 as const } };
}

/** The factor by which a picture is enlarged before recognition. */
function enlargement(image: GreyImage, isSheet: boolean): number {
  const byWidth = Math.max(1, MIN_WIDTH_PX / image.width);
  if (!isSheet) return Math.min(MAX_ENLARGEMENT, byWidth);
  const byLetters = LETTER_PX / (letterHeight(image) ?? LETTER_PX);
  const most = Math.min(MAX_WIDTH_PX / image.width, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
  return Math.min(MAX_ENLARGEMENT, Math.max(byWidth, Math.min(byLetters, most)));
}

/**
 * The centre of a box on the rotated picture, rotated back; its size is kept. Lengths are in pixels of each picture.
 */
function turnedBack(box: Box, turned: GreyImage, original: { width: number; height: number }, degrees: number): Box {
  const radians = (degrees * Math.PI) / 180;
  const dx = (box.x + box.width / 2 - 0.5) * turned.width;
  const dy = (box.y + box.height / 2 - 0.5) * turned.height;
  const x = (dx * Math.cos(radians) - dy * Math.sin(radians)) / original.width + 0.5;
  const y = (dx * Math.sin(radians) + dy * Math.cos(radians)) / original.height + 0.5;
  const width = (box.width * turned.width) / original.width;
  const height = (box.height * turned.height) / original.height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A picture cropped to the paper, and the mapping of its boxes back; sizes are kept. */
interface Cut {
  readonly image: GreyImage;
  readonly toPicture: (box: Box) => Box;
  readonly isTurned: boolean;
}

function asItIs(box: Box): Box {
  return box;
}

/** This share of a sheet is cut off at each edge, where the table may still be visible; nothing is printed there. */
const EDGE_SHARE = 0.006;

function shrunk(corners: Corners): Corners {
  const [a, b, c, d] = corners;
  const centre = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const inward = ({ x, y }: Point): Point => ({
    x: x + (centre.x - x) * 2 * EDGE_SHARE,
    y: y + (centre.y - y) * 2 * EDGE_SHARE,
  });
  return [inward(a), inward(b), inward(c), inward(d)];
}

function cutToPaper(picture: GreyImage): Cut {
  const paper = findPaper(picture);
  if (paper === null) return { image: picture, toPicture: asItIs, isTurned: false };
  const corners = paper.sheet ? shrunk(paper.corners) : paper.corners;
  const [a, b, c, d] = corners;
  const width = Math.round(Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - d.x, c.y - d.y)));
  const height = Math.round(Math.max(Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)));
  const image = flattened(picture, corners, width, height);
  return { image, toPicture: (box) => boxOnPicture(box, corners, picture), isTurned: paper.sheet };
}

/** The centre of a straight picture keeps its position on the page, and its scale: see `Word.straight`. */
function onPage(straight: Box, size: { width: number; height: number }, cut: Cut, picture: GreyImage): Box {
  const middle = cut.toPicture({ x: 0.5, y: 0.5, width: 0, height: 0 });
  return {
    x: middle.x + ((straight.x - 0.5) * size.width) / picture.width,
    y: middle.y + ((straight.y - 0.5) * size.height) / picture.height,
    width: (straight.width * size.width) / picture.width,
    height: (straight.height * size.height) / picture.height,
  };
}

/**
 * Crops a photo to its paper, evens out its light, enlarges small print and rotates the picture so that the text
 * lines are horizontal.
 */
export async function straighten(picture: GreyImage): Promise<Straight> {
  const cut = cutToPaper(picture);
  const even = cut.isTurned ? onWhitePaper(cut.image) : evenlyLit(cut.image);
  const degrees = await skewDegrees(even);
  const factor = enlargement(even, cut.isTurned);
  const enlarged = await scaled(even, factor);
  if (degrees === 0) return straightOf(enlarged, factor, cut, picture, asItIs);
  const { data, info } = await sharp(enlarged.pixels, rawOf(enlarged))
    .rotate(-degrees, { background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, pixels: data };
  return straightOf(image, factor, cut, picture, (box) => turnedBack(box, image, enlarged, degrees));
}

function straightOf(
  image: GreyImage,
  factor: number,
  cut: Cut,
  picture: GreyImage,
  turnBack: (box: Box) => Box,
): Straight {
  const size = { width: image.width / factor, height: image.height / factor };
  return {
    image,
    paper: cut.image,
    toPicture: (straight) => cut.toPicture(turnBack(straight)),
    onPage: (straight) => onPage(straight, size, cut, picture),
    isTurned: cut.isTurned || turnBack !== asItIs,
    enlargement: factor,
  };
}

async function scaled(image: GreyImage, factor: number): Promise<GreyImage> {
  if (factor === 1) return image;
  const size = { width: Math.round(image.width * factor), height: Math.round(image.height * factor) };
  const pixels = await sharp(image.pixels, rawOf(image))
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { ...size, pixels };
}

/** Prepares a straight picture for one pass: scaled, blurred, dark bands inverted, rules removed. */
export async function prepare(straight: GreyImage, { scale, blur }: Preparation): Promise<GreyImage> {
  const size = await scaled(straight, scale);
  const pixels =
    blur === 0
      ? Uint8Array.from(size.pixels)
      : await sharp(size.pixels, rawOf(size)).blur(blur).toColourspace('b-w').raw().toBuffer();
  const image = { width: size.width, height: size.height, pixels };
  invertDarkBands(image);
  wipeRules(image);
  return image;
}

/** A part of a picture, in pixels, with a white margin; enlarged by `factor`. */
export async function cutOut(
  image: GreyImage,
  part: { left: number; top: number; width: number; height: number },
  factor: number,
  marginPx: number,
): Promise<GreyImage> {
  const width = Math.max(1, Math.round(part.width * factor));
  const { data, info } = await sharp(image.pixels, rawOf(image))
    .extract(part)
    .resize({ width, kernel: 'cubic' })
    .blur(1)
    .extend({ top: marginPx, bottom: marginPx, left: marginPx, right: marginPx, background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
