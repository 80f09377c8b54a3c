import { DateTime } from 'luxon';
import { useIntl } from 'react-intl';
import { Box } from '../base/chakra.ts';

/** The day that a short form means, below its input. Announced while it is typed. */
export function TypedDayPreview({ day }: { day: string | undefined }) {
  const { locale } = useIntl();
  return (
    <Box
      aria-live="polite"
      {...(day && {
        position: 'absolute',
        top: 'calc(100% + 2px)',
        insetStart: '0',
        zIndex: 'sticky',
        px: '2',
        py: '0.5',
        textStyle: 'xs',
        fontWeight: 'medium',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: 'accent.fg',
        bg: 'bg.raised',
        borderWidth: '1px',
        borderColor: 'border.subtle',
        borderRadius: 'sm',
        boxShadow: 'floating',
      })}
    >
      {day && DateTime.fromISO(day).setLocale(locale).toFormat('ccc dd.MM.yyyy')}
    </Box>
  );
}
