export { ComboboxField, MultiSelectField } from './combobox-field.tsx';
export { DateField, DateTimeField } from './date-fields.tsx';
export type { Source } from './source.ts';
