type FakeImage = {
  width: number;
  height: number;
  /** Size of a JPEG per pixel. */ bytesPerPixel: number;
  /** Resolves when the image is decoded. */ until?: Promise<unknown>;
};

/** jsdom cannot draw: every image gets these dimensions, and JPEGs a size by `bytesPerPixel`. */
export function fakeCanvas({ width, height, bytesPerPixel, until }: FakeImage) {
  const drawnSizes: [number, number][] = [];
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: async () => (await until, { width, height, close }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    callback,
    type,
  ) {
    drawnSizes.push([this.width, this.height]);
    callback(new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel))], { type: type ?? '' }));
  });
  return { drawnSizes, close };
}
