/** The calendar in the portal's own colours; it knows its own light and dark only. */
export const calendarStyle = {
  '& .ec': {
    colorScheme: 'inherit',
    '--ec-bg-color': 'var(--chakra-colors-bg-surface)',
    '--ec-text-color': 'var(--chakra-colors-fg-default)',
    '--ec-border-color': 'var(--chakra-colors-border-subtle)',
    '--ec-today-bg-color': 'var(--chakra-colors-accent-subtle)',
    '--ec-event-bg-color': 'transparent',
    '--ec-event-text-color': 'inherit',
    '--ec-event-col-gap': '0.125rem',
    '--ec-now-indicator-color': 'var(--chakra-colors-status-bad-fg)',
    minH: '0',
    textStyle: 'xs',
  },
  '& .ec-toolbar': { display: 'none' },
  '& .ec-main': { borderRadius: 'md' },
  '& .ec-row-head': { w: '44' },
  '& .ec-day': { minH: '12' },
  '& .ec-event': { p: '0', boxShadow: 'none', minInlineSize: '6' },
  '& .ec-event-body': { w: 'full' },
  '& .ec-preview': { minH: '6', bg: 'accent.muted', borderRadius: 'sm', borderWidth: '1px', borderColor: 'accent.ring' },
  '& .ec-col-head, & .ec-slot': { color: 'fg.muted' },
} as const;
