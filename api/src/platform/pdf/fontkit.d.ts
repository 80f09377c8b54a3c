/** It comes without types: what is used of it. */
declare module 'fontkit' {
  /** A font that has been understood; `pdfkit` takes it as one that it would otherwise understand by itself. */
  export type Font = PDFKit.Mixins.PDFFontSource;
  export function create(content: Buffer): Font;
}
