import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const above = 'calc({zIndex.popover} + var(--layer-index, 0))';

export const dialog = defineSlotRecipe({
  className: 'ui-dialog',
  slots: ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed', inset: '0', bg: 'rgb(13 16 21 / 0.45)', zIndex: `calc({zIndex.popover} + var(--layer-index, 0) - 1)`,
      _open: { animation: 'fade-in 180ms' }, _closed: { animation: 'fade-out 180ms forwards' },
    },
    header: { display: 'flex', alignItems: 'center', flex: '0 0 auto', ps: '5', pe: '12', pt: '4', pb: '3' },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
    body: { flex: '1 1 auto', px: '5', pt: '1', pb: '5', overflowY: 'auto' },
    footer: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', px: '5', py: '3', borderTopWidth: '1px', borderColor: 'border.subtle' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
    positioner: {
      position: 'fixed', inset: '0', zIndex: above, display: 'flex', justifyContent: 'center', alignItems: { base: 'flex-end', md: 'flex-start' },
      pt: { base: '10', md: '12vh' }, px: { base: '0', md: '4' }, pb: { base: '0', md: '8' }, overflow: 'hidden',
    },
    content: {
      position: 'relative', display: 'flex', flexDirection: 'column', width: '100%', maxH: '100%', bg: 'bg.raised', color: 'fg.default', boxShadow: 'dialog', outline: '0',
      borderRadius: { base: '12px 12px 0 0', md: 'lg' }, '& > form': { display: 'flex', flexDirection: 'column', minH: '0' },
      _open: { animation: 'rise-in 180ms {easings.out}', _motionReduce: { animation: 'none' } }, _closed: { animation: 'sink-out 180ms forwards' },
    },
  },
});
