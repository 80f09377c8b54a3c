export type { Action } from './action.ts';
export { Actions } from './actions.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog, DialogBody, DialogFooter, useCloseDialog, type DialogWidth } from './dialog.tsx';
export { DeleteIfUnusedDialog } from './delete-if-unused-dialog.tsx';
export { Menu } from './menu.tsx';
export { Tabs } from './tabs.tsx';
export { UsageList } from './usage-list.tsx';
