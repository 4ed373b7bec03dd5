export type ImageErrorCode = 'corrupt' | 'image_too_large';

/** A picture that cannot be decoded. */
export class ImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode) {
    super(`image: ${code}`);
    this.name = 'ImageError';
    this.code = code;
  }
}
