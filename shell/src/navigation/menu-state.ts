import { create } from 'zustand';

const KEY = 'consign.menu';

type MenuState = { collapsed: boolean; toggle: () => void };

/** Whether the side menu is collapsed to icons; stored per browser, not per user. */
export const useMenuState = create<MenuState>((set, get) => ({
  collapsed: localStorage.getItem(KEY) === 'collapsed',
  toggle: () => {
    const collapsed = !get().collapsed;
    localStorage.setItem(KEY, collapsed ? 'collapsed' : 'open');
    set({ collapsed });
  },
}));
