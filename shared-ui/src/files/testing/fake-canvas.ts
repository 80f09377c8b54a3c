type Picture = {
  width: number;
  height: number;
  /** What a JPEG needs for a pixel. */ bytesPerPixel: number;
  /** When a picture has been read. */ until?: Promise<unknown>;
};

/** jsdom draws nothing: every picture has these sides, and a JPEG of it is so large. */
export function drawsPictures({ width, height, bytesPerPixel, until }: Picture) {
  const drawn: [number, number][] = [];
  const close = jest.fn();
  Object.assign(globalThis, { createImageBitmap: async () => (await until, { width, height, close }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    told,
    type,
  ) {
    drawn.push([this.width, this.height]);
    told(new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel))], { type: type ?? '' }));
  });
  return { drawn, close };
}
