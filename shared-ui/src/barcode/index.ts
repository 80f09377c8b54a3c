export { loadReader, type ReadCode } from './barcode-reader.ts';
