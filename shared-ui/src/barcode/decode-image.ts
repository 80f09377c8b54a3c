import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource';

const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];
const HINTS = new Map([[DecodeHintType.TRY_HARDER, true]]);

const toLuminances = (pixels: Uint8ClampedArray) =>
  Uint8ClampedArray.from(
    { length: pixels.length / 4 },
    (_, i) => RED * (pixels[4 * i] ?? 0) + GREEN * (pixels[4 * i + 1] ?? 0) + BLUE * (pixels[4 * i + 2] ?? 0),
  );

/**
 * Reads the QR code or Code 128 in an image, for browsers without a barcode detector.
 * @returns null if there is none
 */
export function decodeImage({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const source = new RGBLuminanceSource(toLuminances(data), width, height);
  const bitmap = new BinaryBitmap(new HybridBinarizer(source));
  for (const reader of [new Code128Reader(), new QRCodeReader()]) {
    try {
      return reader.decode(bitmap, HINTS).getText();
    } catch {
      // The library throws when there is no such code.
    }
  }
  return null;
}
