export { BulkForm } from './bulk-form.tsx';
export { CellForm } from './cell-form.tsx';
export { FormDialog } from './form-dialog.tsx';
export { FormTabs, type FormTab } from './form-tabs.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
