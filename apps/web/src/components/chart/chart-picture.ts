/** What is written above the chart in its picture. */
export interface PictureHead {
  title: string;
  /** The company, and whatever else says what the figures are. */
  subtitle: string;
  figures: readonly { label: string; value: string; color: string }[];
}

/** Twice as sharp as the screen, so that it can be printed. */
const SCALE = 2;
const PADDING_PX = 24;
const LINE_PX = 22;

/** What the chart takes from style sheets, which a picture has not. */
const drawn = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font-size'] as const;

/**
 * The chart as a PNG on the colours of the present theme, with its title, its company and its figures above it.
 *
 * @throws Error if the browser cannot draw it.
 */
export async function chartPicture(svg: SVGSVGElement, head: PictureHead): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const family = getComputedStyle(document.body).fontFamily;
  const rows = rowsOf(head.figures, Math.max(1, Math.floor(width / 180)));
  const above = PADDING_PX + LINE_PX * (2 + rows.length) + 12;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * PADDING_PX) * SCALE);
  canvas.height = Math.ceil((above + height + PADDING_PX) * SCALE);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser gives no canvas to draw on');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = colour('--card');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, x: number, y: number, font: string, ink: string) => {
    pen.font = `${font} ${family}`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y);
  };
  write(head.title, PADDING_PX, PADDING_PX + 14, '600 17px', colour('--text'));
  write(head.subtitle, PADDING_PX, PADDING_PX + LINE_PX + 12, '13px', colour('--text-2'));
  for (const [row, figures] of rows.entries())
    for (const [at, figure] of figures.entries()) {
      const [x, y] = [PADDING_PX + at * 180, PADDING_PX + LINE_PX * (row + 2) + 14];
      pen.fillStyle = figure.color;
      pen.fillRect(x, y - 8, 8, 8);
      write(`${figure.label} ${figure.value}`, x + 14, y, '12px', colour('--text-2'));
    }
  pen.drawImage(await imageOf(svg, width, height, family), PADDING_PX, above, width, height);
  return blobOf(canvas);
}

/** Splits the figures into rows of so many. */
export function rowsOf<T>(figures: readonly T[], perRow: number): T[][] {
  return Array.from({ length: Math.ceil(figures.length / perRow) }, (_, row) =>
    figures.slice(row * perRow, (row + 1) * perRow),
  );
}

async function imageOf(svg: SVGSVGElement, width: number, height: number, family: string): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined || !(element instanceof SVGElement)) continue;
    const style = getComputedStyle(original);
    for (const name of drawn) element.style.setProperty(name, style.getPropertyValue(name));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.fontFamily = family;
  const image = new Image();
  // The server allows pictures from itself and from `data:` addresses only.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the browser made no picture')) : resolve(blob)));
  });
}
