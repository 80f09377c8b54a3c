export { findAccessibilityViolations } from './accessibility.ts';
export { findMap, withoutWebGl } from '../map/testing/find-map.ts';
export { chooseAction, chooseMenuItem } from './menus.ts';
export { errorReply, type ApiCall, type Replies } from './fake-api.ts';
export { renderScreen, createToken } from './render-screen.tsx';
export { keepStyles } from './keep-styles.ts';
export { getTableWidth, MAX_TABLE_WIDTH } from './table-width.ts';
export { typeWithoutPause } from './fast-typing.ts';
export { testUsers } from './test-users.ts';
