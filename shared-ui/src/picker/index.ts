export { ComboboxField } from './combobox-field.tsx';
export { DateField, DateTimeField, DayField } from './date-fields.tsx';
export { DateInput } from './date-input.tsx';
export { MultiSelectField } from './multi-select-field.tsx';
export { SlotPicker, type ChosenSlot } from './slot-picker.tsx';
export type { OptionSource } from '../data/option-source.ts';
export type { CreateOption } from './use-create-option.ts';
