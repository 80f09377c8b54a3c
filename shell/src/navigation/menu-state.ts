import { create } from 'zustand';

const KEY = 'consign.menu';

type MenuState = { collapsed: boolean; toggle: () => void };

/** Whether the side menu shows icons only: remembered by the browser, for whoever uses it. */
export const useMenuState = create<MenuState>((set, get) => ({
  collapsed: localStorage.getItem(KEY) === 'collapsed',
  toggle: () => {
    const collapsed = !get().collapsed;
    localStorage.setItem(KEY, collapsed ? 'collapsed' : 'open');
    set({ collapsed });
  },
}));
