import { chakra } from 'shared-ui';

/** What the browser opens above the page by a button's `popoverTarget` and closes by Escape or a click elsewhere; it also knows where the focus goes. */
export const Popover = chakra('div', {
  base: {
    position: 'fixed', m: '0', p: '0', borderWidth: '1px', borderColor: 'border.subtle', bg: 'bg.surface', color: 'fg.default', boxShadow: 'lg', overflowY: 'auto',
  },
  variants: {
    place: {
      belowBar: { inset: '60px 12px auto auto', w: '300px', maxW: 'calc(100vw - 24px)', maxH: 'calc(100dvh - 72px)', borderRadius: 'lg' },
      sheet: { inset: '0 auto 0 0', w: '288px', maxW: '85vw', h: '100dvh', maxH: 'none', borderWidth: '0', '&::backdrop': { bg: 'rgb(0 0 0 / 0.45)' } },
    },
  },
});
