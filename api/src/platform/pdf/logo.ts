import { fileTypeFromBuffer } from 'file-type';

const KINDS: readonly string[] = ['image/png', 'image/jpeg'];
/** Twice what is printed is enough for any printer. */
const [WIDTH, HEIGHT] = [480, 192];
const MOST_PIXELS = 50_000_000;
const WHITE = '#ffffff';

/** A picture of a megabyte may unfold to any size, and a PNG may be of a kind that a PDF cannot hold: it is drawn anew, small. */
async function drawn(content: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(content, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .png()
    .toBuffer();
}

/** A logo as a PNG for print; null when it is no PNG or JPEG by its content, broken, or this machine cannot draw: the name stands alone then. */
export async function logoOf(content: Buffer | null): Promise<Buffer | null> {
  const mime = content && (await fileTypeFromBuffer(content))?.mime;
  return content && mime && KINDS.includes(mime) ? drawn(content).catch(() => null) : null;
}
