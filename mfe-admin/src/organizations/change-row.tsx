import { FormattedMessage } from 'react-intl';
import type { SettingChange } from 'shared-contracts/identity/organizations';
import { Box, Checkbox, Grid, Text, type Message } from 'shared-ui';
import { ChangeValue } from './change-value.tsx';
import { FieldErrors } from './field-errors.tsx';
import { fields } from './fields.messages.ts';
import { changeMessages as messages } from './organizations.messages.ts';

const labels: Record<string, Message | undefined> = fields;
const SECRET_FIELD = 'smtpPassword';

type ChangeRowProps = {
  change: SettingChange;
  isSelected: boolean;
  /** The error of the last merge. */ error: unknown;
  onSelectedChange: (isSelected: boolean) => void;
};

/** Shows a changed field with its current and requested values and a checkbox that selects it for merging. */
export function ChangeRow({ change: { field, before, after }, isSelected, error, onSelectedChange }: ChangeRowProps) {
  const label = labels[field];
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '13rem repeat(2, minmax(0, 1fr))' }}
      columnGap="4"
      rowGap="2"
      py="3"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'border.subtle' }}
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} fontWeight="medium">
        <Checkbox checked={isSelected} onChange={onSelectedChange}>
          {label ? <FormattedMessage {...label} /> : field}
        </Checkbox>
        <FieldErrors error={error} field={field} />
      </Box>
      <ChangeCell label={messages.current}>
        {field === SECRET_FIELD ? (
          <FormattedMessage {...messages.secret} />
        ) : (
          <ChangeValue field={field} value={before} />
        )}
      </ChangeCell>
      <ChangeCell label={messages.requested} isRejected={!isSelected}>
        {field === SECRET_FIELD ? (
          <FormattedMessage {...messages.secretChanged} />
        ) : (
          <ChangeValue field={field} value={after} />
        )}
      </ChangeCell>
    </Grid>
  );
}

const ChangeCell = ({
  label,
  isRejected = false,
  children,
}: {
  label: Message;
  isRejected?: boolean;
  children: React.ReactNode;
}) => (
  <Box minW="0">
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Box
      overflowWrap="anywhere"
      whiteSpace="pre-line"
      textDecoration={isRejected ? 'line-through' : undefined}
      color={isRejected ? 'fg.muted' : undefined}
    >
      {children}
    </Box>
  </Box>
);
