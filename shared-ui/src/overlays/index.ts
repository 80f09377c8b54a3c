export type { Action } from './action.ts';
export { Actions } from './actions.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, DialogBody, DialogFooter, useCloseDialog, type DialogWidth } from './dialog.tsx';
export { DeleteUnusedDialog } from './delete-unused-dialog.tsx';
export { Menu } from './menu.tsx';
export { Tabs } from './tabs.tsx';
export { UsedBy } from './used-by.tsx';
