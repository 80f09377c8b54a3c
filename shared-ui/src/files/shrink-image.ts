/** px of the longer side: as large as a paper must be to be read, and the least that is worth looking at. */
const LARGEST = 2_560;
const SMALLEST = 320;
const SMALLER = 0.8;
const QUALITY = 0.85;

function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
  });
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = '#fff'; // a JPEG has no transparency
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

async function smaller(picture: ImageBitmap, bytes: number, side = LARGEST): Promise<Blob | null> {
  const blob = await drawn(picture, side);
  if (!blob || blob.size <= bytes) return blob;
  return side * SMALLER < SMALLEST ? null : smaller(picture, bytes, side * SMALLER);
}

/** A picture as a JPEG of at most so many bytes. What has no more, is no picture or cannot be read stays as it is. */
export async function shrunk(file: File, bytes: number): Promise<File> {
  if (file.size <= bytes || !file.type.startsWith('image/')) return file;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const blob = await smaller(picture, bytes);
  picture.close();
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }) : file;
}
