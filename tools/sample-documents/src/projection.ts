/** A point of an image, x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners clockwise from the upper left. */
export type Quadrilateral = readonly [Point, Point, Point, Point];

/** Row-major 3 x 3 matrix of a projection of the plane. */
export type Projection = readonly [number, number, number, number, number, number, number, number, number];

/** The projection that lays the unit square on the quadrilateral (Heckbert's closed form). */
export function unitSquareOnto([upperLeft, upperRight, lowerRight, lowerLeft]: Quadrilateral): Projection {
  const sumX = upperLeft.x - upperRight.x + lowerRight.x - lowerLeft.x;
  const sumY = upperLeft.y - upperRight.y + lowerRight.y - lowerLeft.y;
  const rightX = upperRight.x - lowerRight.x;
  const rightY = upperRight.y - lowerRight.y;
  const leftX = lowerLeft.x - lowerRight.x;
  const leftY = lowerLeft.y - lowerRight.y;
  const determinant = rightX * leftY - leftX * rightY;
  const g = (sumX * leftY - leftX * sumY) / determinant;
  const h = (rightX * sumY - sumX * rightY) / determinant;
  return [
    upperRight.x - upperLeft.x + g * upperRight.x,
    lowerLeft.x - upperLeft.x + h * lowerLeft.x,
    upperLeft.x,
    upperRight.y - upperLeft.y + g * upperRight.y,
    lowerLeft.y - upperLeft.y + h * lowerLeft.y,
    upperLeft.y,
    g,
    h,
    1,
  ];
}

/** The projection that takes `projection` back, up to a factor that projections ignore. */
export function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export function project([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): Point {
  const weight = g * x + h * y + i;
  return { x: (a * x + b * y + c) / weight, y: (d * x + e * y + f) / weight };
}

/** Turns a point about a centre, clockwise on the screen. */
export function turned(point: Point, centre: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return {
    x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}
