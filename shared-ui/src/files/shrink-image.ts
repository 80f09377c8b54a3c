/** px of the longer side: enough to read a scanned document, and the smallest useful size. */
const MAX_SIDE = 2_560;
const MIN_SIDE = 320;
const SHRINK_FACTOR = 0.8;
const QUALITY = 0.85;

function toJpeg(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(bitmap.width * scale),
    height: Math.round(bitmap.height * scale),
  });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff'; // a JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

async function toJpegOfSize(bitmap: ImageBitmap, maxBytes: number, side = MAX_SIDE): Promise<Blob | null> {
  const blob = await toJpeg(bitmap, side);
  if (!blob || blob.size <= maxBytes) return blob;
  return side * SHRINK_FACTOR < MIN_SIDE ? null : toJpegOfSize(bitmap, maxBytes, side * SHRINK_FACTOR);
}

/** Converts an image to a JPEG of at most `maxBytes`. Smaller files, other files and unreadable images are returned unchanged. */
export async function shrinkImage(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const blob = await toJpegOfSize(bitmap, maxBytes);
  bitmap.close();
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }) : file;
}
