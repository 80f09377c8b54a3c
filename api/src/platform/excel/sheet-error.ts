type Params = Record<string, string | number>;

/** A file that is not read on, and why, in words for whoever sent it. */
export class SheetError extends Error {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, message: string, params: Params = {}) {
    super(message);
    this.code = code;
    this.params = params;
  }
}

const types = 'XLSX';
export const notExcel = () =>
  new SheetError('fileFormat', `File has invalid format. Only ${types} supported`, { types });
export const broken = () => new SheetError('fileDamaged', 'The file is damaged and cannot be read');
export const encrypted = () =>
  new SheetError(
    'fileEncrypted',
    'The file is protected by a password or of an old format: save it as .xlsx without a password',
  );
export const macros = () => new SheetError('fileMacros', 'Files with macros are not accepted: save it as .xlsx');
export const linked = () => new SheetError('fileLinks', 'The file refers to other files: remove its external links');
export const embedding = () => new SheetError('fileEmbeds', 'The file holds other files: remove its embedded objects');
export const tooLarge = () => new SheetError('fileTooMuch', 'The file holds too much: keep to one sheet of data');
export const noSheet = () => new SheetError('noSheet', 'The file has no sheet');
export const tooManyRows = (max: number) => new SheetError('tooManyRows', `More than ${max} rows`, { max });
export const tooManyColumns = (max: number) => new SheetError('tooManyColumns', `More than ${max} columns`, { max });
export const formula = (cell: string) =>
  new SheetError('formula', `${cell} holds a formula: paste its value instead`, { cell });
