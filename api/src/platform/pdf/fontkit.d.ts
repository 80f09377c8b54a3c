/** The package has no types; these are the ones we use. */
declare module 'fontkit' {
  /** A parsed font, which `pdfkit` accepts in place of a file. */
  export type Font = PDFKit.Mixins.PDFFontSource;
  export function create(content: Buffer): Font;
}
