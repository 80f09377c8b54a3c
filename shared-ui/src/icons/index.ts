export { MenuIcon } from './menu-icon.tsx';
export { icons } from './icons.ts';
export type { IconType } from '../base/icon.tsx';
