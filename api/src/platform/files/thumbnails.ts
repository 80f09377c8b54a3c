import type { StoredFile } from './file-store.ts';
import { MAX_IMAGE_PIXELS } from './files.ts';

/** The length of the longer side. */
const MAX_SIDE_PIXELS = 256;
const JPEG_QUALITY = 80;
const WHITE = '#ffffff';

/** Loads `sharp` on first use, since its native binary may be missing on this platform. */
async function shrink(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(content, { limitInputPixels: MAX_IMAGE_PIXELS }).rotate();
  return image
    .resize(MAX_SIDE_PIXELS, MAX_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Creates an upright JPEG without the camera's metadata; null for other files, damaged images, or without `sharp`. */
export async function createThumbnail({ name, mime, content }: StoredFile): Promise<StoredFile | null> {
  if (!mime.startsWith('image/')) return null;
  const thumbnail = await shrink(content).catch(() => null);
  return thumbnail && { name, mime: 'image/jpeg', content: thumbnail };
}
