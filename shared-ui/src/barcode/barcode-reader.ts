/** Reads the code that a video currently shows; null if there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

const FORMATS = ['code_128', 'qr_code'];
/** Wide enough for the barcode of a label, and decoded in less time than between two images. */
const MAX_WIDTH = 960;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
/** A class of Chromium that TypeScript doesn't know. */
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats: () => Promise<string[]> };

async function createDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window as unknown as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const supported = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  return FORMATS.every((format) => supported.includes(format)) ? new BarcodeDetector({ formats: FORMATS }) : null;
}

async function createReader(): Promise<ReadCode> {
  const detector = await createDetector();
  if (detector) return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  const { decodeImage } = await import('./decode-image.ts');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
    Object.assign(canvas, { width: video.videoWidth * scale, height: video.videoHeight * scale });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return decodeImage(context.getImageData(0, 0, canvas.width, canvas.height));
  };
}

let reader: Promise<ReadCode> | undefined;

/** The browser's own detector, or a library's where it has none. */
export const loadReader = (): Promise<ReadCode> =>
  (reader ??= createReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  }));
