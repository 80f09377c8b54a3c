import { MAX_IMAGE_PIXELS } from '../../platform/files/files.ts';

/** The picture of the organization whose portal it is; `id` changes with the picture. */
export type IconPicture = { id: string; content: Buffer };

export type AppIcon = {
  size: number;
  /** Fills the square; any other icon has round corners. */
  isMaskable: boolean;
  /** A CSS colour as `#rrggbb`. */
  colour: string;
  picture: IconPicture | null;
};

/** In units of the drawing. */
const [SIDE, CORNER] = [32, 8];
/** The share of the side that no phone cuts off a maskable icon. */
const PICTURE_SHARE = 0.6;
/** Pictures are drawn for a light page. */
const PICTURE_GROUND = '#ffffff';

/** The portal's own logo, as in the shell's favicon; fits into the area that no phone cuts off. */
const SIGN =
  '<path d="M21.5 11.2a7 7 0 1 0 0 9.6" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>' +
  '<path d="M13.5 16H27" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';

const drawSquare = ({ size, isMaskable }: AppIcon, ground: string, sign: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">` +
      `<rect width="${SIDE}" height="${SIDE}" rx="${isMaskable ? 0 : CORNER}" fill="${ground}"/>${sign}</svg>`,
  );

/** Draws the icon as PNG: the organization's picture on white, or the portal's sign on the organization's colour. */
export async function drawAppIcon(icon: AppIcon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { size, colour, picture } = icon;
  const drawSign = () =>
    sharp(drawSquare(icon, colour, SIGN))
      .png()
      .toBuffer();
  if (!picture) return drawSign();
  const side = Math.round(size * PICTURE_SHARE);
  const resized = await sharp(picture.content, { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize(side, side, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer()
    .catch(() => null);
  if (!resized) return drawSign();
  return sharp(drawSquare(icon, PICTURE_GROUND, ''))
    .composite([{ input: resized }])
    .png()
    .toBuffer();
}
