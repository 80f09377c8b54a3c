import { FormattedMessage } from 'react-intl';
import type { SettingChange } from 'shared-contracts/organizations';
import { Box, Checkbox, Grid, Text, type Words } from 'shared-ui';
import { ChangeValue } from './change-value.tsx';
import { FieldRefusals } from './field-refusals.tsx';
import { fields } from './fields.messages.ts';
import { changeMessages as messages } from './organizations.messages.ts';

const labels: Record<string, Words | undefined> = fields;
const SECRET = 'smtpPassword';

type ChangeRowProps = {
  change: SettingChange;
  isChosen: boolean;
  /** Why the last try to merge was refused. */ error: unknown;
  onChoose: (isChosen: boolean) => void;
};

/** One field: chosen or not, what counts now, what is wanted. */
export function ChangeRow({ change: { field, before, after }, isChosen, error, onChoose }: ChangeRowProps) {
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
        <Checkbox checked={isChosen} onChange={onChoose}>
          {label ? <FormattedMessage {...label} /> : field}
        </Checkbox>
        <FieldRefusals error={error} of={field} />
      </Box>
      <Side label={messages.current}>
        {field === SECRET ? <FormattedMessage {...messages.secret} /> : <ChangeValue field={field} value={before} />}
      </Side>
      <Side label={messages.wanted} isOff={!isChosen}>
        {field === SECRET ? (
          <FormattedMessage {...messages.secretChanged} />
        ) : (
          <ChangeValue field={field} value={after} />
        )}
      </Side>
    </Grid>
  );
}

const Side = ({ label, isOff = false, children }: { label: Words; isOff?: boolean; children: React.ReactNode }) => (
  <Box minW="0">
    <Text textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
    </Text>
    <Box
      overflowWrap="anywhere"
      whiteSpace="pre-line"
      textDecoration={isOff ? 'line-through' : undefined}
      color={isOff ? 'fg.muted' : undefined}
    >
      {children}
    </Box>
  </Box>
);
