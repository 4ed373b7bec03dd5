/** The first place of a sorted list for which `isBefore` does not hold; the length of the list if it holds for each. */
export function firstPlace(length: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
