export { ComboboxField } from './combobox-field.tsx';
export { DateField, DateTimeField } from './date-fields.tsx';
export { MultiSelectField } from './multi-select-field.tsx';
export type { Source } from './source.ts';
export type { Add } from './use-adding.ts';
