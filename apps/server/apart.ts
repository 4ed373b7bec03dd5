/**
 * Packages that bring programs, fonts or threads in other files: they are not joined with the server's sources, but stay where they are
 * installed. `pg` is one of them because the bench times its calls.
 */
export const apart = [
  '@cj-tech-master/excelts',
  '@electric-sql/pglite',
  '@embedpdf/pdfium',
  '@expo-google-fonts/noto-sans-tc',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@tesseract.js-data/chi_tra',
  '@tesseract.js-data/eng',
  'pdfmake',
  'pg',
  'pino',
  'sharp',
  'tesseract.js',
];

/** Whether an import names a package that stays apart, or a file of one. */
export function isApart(id: string): boolean {
  // `pg` asks for its native driver, which is not installed.
  return id === 'pg-native' || apart.some((name) => id === name || id.startsWith(`${name}/`));
}
