import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FieldChange } from 'shared-contracts/timeline';
import { Box, Button, Text } from '../base/chakra.ts';
import { withValues } from '../base/message.ts';
import { DASH } from './dates.tsx';
import { messages } from './field-changes.messages.ts';
import type { ChangedFields } from './format-value.ts';
import { useFormatChanges, type FormattedChange } from './use-format-changes.ts';

/** Further changes appear on demand. */
const MAX_SHOWN = 5;

const DATE_LENGTH = 'dd.MM.yyyy '.length;
const IS_DATE_TIME = /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}$/;

/** "01.01.2026 10:00 → 12:00": a time on the same day needs no date. */
const shortenTime = (from: string, to: string) =>
  IS_DATE_TIME.test(from) && IS_DATE_TIME.test(to) && from.slice(0, DATE_LENGTH) === to.slice(0, DATE_LENGTH)
    ? to.slice(DATE_LENGTH)
    : to;

const Change = ({ label, from, to, isOpaque }: Omit<FormattedChange, 'key'>) => (
  <Text as="li" textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line">
    <Text as="span" color="fg.muted">
      {label}:{' '}
    </Text>
    {!isOpaque && from !== DASH && `${from} → `}
    {shortenTime(from, to)}
  </Text>
);

/** Lists changed fields with their values before and after: "Pickup from: 01.01.2026 10:00 → 12:00". */
export function FieldChanges({ changes, fields }: { changes: readonly FieldChange[]; fields: ChangedFields }) {
  const [showsAll, setShowsAll] = useState(false);
  const rows = useFormatChanges(fields)(changes);
  // One more row takes no more space than the button.
  const visible = showsAll || rows.length <= MAX_SHOWN + 1 ? rows : rows.slice(0, MAX_SHOWN);
  return (
    <Box mt="1">
      <Box as="ul">
        {visible.map(({ key, ...change }) => (
          <Change key={key} {...change} />
        ))}
      </Box>
      {visible.length < rows.length && (
        <Button type="button" variant="ghost" size="xs" onClick={() => setShowsAll(true)}>
          <FormattedMessage {...withValues(messages.showAll, { count: rows.length })} />
        </Button>
      )}
    </Box>
  );
}
