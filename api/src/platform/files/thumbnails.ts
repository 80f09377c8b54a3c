import type { StoredFile } from './files.ts';

/** Of the longer side, in pixels. */
const SIDE = 256;
const QUALITY = 80;
/** A picture of a megabyte may unfold to any size: this one still fits into memory. */
const MOST_PIXELS = 50_000_000;
const WHITE = '#ffffff';

/** The library stands on a binary of its platform; where there is none, or a picture is broken, there is no small one. */
async function shrunk(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(content, { limitInputPixels: MOST_PIXELS }).rotate();
  return image
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** A small JPEG of an image, upright and without what the camera wrote into it; null when there is none to be had. */
export async function thumbnailOf({ name, mime, content }: StoredFile): Promise<StoredFile | null> {
  if (!mime.startsWith('image/')) return null;
  const small = await shrunk(content).catch(() => null);
  return small && { name, mime: 'image/jpeg', content: small };
}
