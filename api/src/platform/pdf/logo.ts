import { fileTypeFromBuffer } from 'file-type';

const MIME_TYPES: readonly string[] = ['image/png', 'image/jpeg'];
/** About twice the printed size, for sharp print. */
const MAX_SIZE = { width: 480, height: 192 };
/** Limits memory: a compressed image of a megabyte may have any number of pixels. */
const MAX_INPUT_PIXELS = 50_000_000;
const WHITE = '#ffffff';

/** Re-encodes the image, because PDF doesn't support all kinds of PNG. */
async function toPrintablePng(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels: MAX_INPUT_PIXELS })
    .rotate()
    .resize(MAX_SIZE.width, MAX_SIZE.height, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .png()
    .toBuffer();
}

/** Converts a logo to a PNG for print; null unless it is an intact PNG or JPEG, or without `sharp` on this platform. */
export async function renderLogo(content: Buffer | null): Promise<Buffer | null> {
  const mime = content && (await fileTypeFromBuffer(content))?.mime;
  return content && mime && MIME_TYPES.includes(mime) ? toPrintablePng(content).catch(() => null) : null;
}
