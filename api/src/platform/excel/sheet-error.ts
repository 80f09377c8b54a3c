type Params = Record<string, string | number>;

/** A file that is rejected, with a message for its uploader. */
export class SheetError extends Error {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, message: string, params: Params = {}) {
    super(message);
    this.code = code;
    this.params = params;
  }
}

const types = 'XLSX, CSV';
export const notTable = () =>
  new SheetError('fileFormat', `File has invalid format. Only ${types} supported`, { types });
export const csvDamaged = (row: number) =>
  new SheetError('csvDamaged', `Row ${row} can't be read: a quotation mark is missing`, { row });
export const datesFrom1904 = () =>
  new SheetError('datesFrom1904', 'The file counts dates from 1904. Turn this off in the options of Excel');
export const fileDamaged = () => new SheetError('fileDamaged', "The file is damaged and can't be read");
export const fileEncrypted = () =>
  new SheetError(
    'fileEncrypted',
    'The file is password-protected or in an old format. Save it as .xlsx without a password',
  );
export const macrosNotAllowed = () =>
  new SheetError('fileMacros', "Files with macros aren't accepted. Save it as .xlsx");
export const externalLinksNotAllowed = () =>
  new SheetError('fileLinks', 'The file links to other files. Remove its external links');
export const embeddedFilesNotAllowed = () =>
  new SheetError('fileEmbeds', 'The file contains other files. Remove its embedded objects');
export const contentTooLarge = () => new SheetError('fileTooMuch', 'The file is too large. Use one sheet of data');
export const noSheet = () => new SheetError('noSheet', 'The file has no sheet');
export const tooManyRows = (max: number) => new SheetError('tooManyRows', `More than ${max} rows`, { max });
export const tooManyColumns = (max: number) => new SheetError('tooManyColumns', `More than ${max} columns`, { max });
export const formulaNotAllowed = (cell: string) =>
  new SheetError('formula', `${cell} contains a formula. Paste its value instead`, { cell });
