export { accessibilityFaults } from './accessibility.ts';
export { shownMap, withoutWebGl } from '../map/testing/shown-map.ts';
export { chooseAction, chooseEntry } from './menus.ts';
export { refuse, type Call, type Replies } from './network.ts';
export { renderScreen, tokenOf } from './render-screen.tsx';
export { seeStyles } from './see-styles.ts';
export { as } from './users.ts';
