import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  Box,
  Button,
  chakra,
  ErrorState,
  withValues,
  Flex,
  Icon,
  Skeleton,
  Stack,
  Text,
  useFormatMessage,
  type Message,
} from 'shared-ui';
import { ListFilterContext, SearchFilter } from 'shared-ui/list';
import { formMessages as messages } from './trip-form.messages.ts';
import type { LocalFilters } from './use-local-filters.ts';

export type CandidateProblem = { message: Message; blocks: boolean };
export type Candidate = {
  id: string;
  name: string;
  detail: ReactNode;
  fits: boolean;
  problems: readonly CandidateProblem[];
};

type CandidateListProps = {
  label: Message;
  /** Label of the empty option: "No vehicle yet". */
  emptyLabel: Message;
  filters: LocalFilters;
  value: string | null;
  /** Name of the selected candidate if the list doesn't contain it. */
  selectedName: string | undefined;
  candidates: readonly Candidate[] | undefined;
  error: Error | null;
  remainingCount: number;
  onLoadMore: () => void;
  onChange: (id: string | null) => void;
};

const OptionRow = chakra('label', {
  base: {
    display: 'flex',
    gap: '2.5',
    alignItems: 'flex-start',
    px: '3',
    py: '2',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'accent.subtle' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.muted' },
  },
});
const Radio = chakra('input', { base: { mt: '1', accentColor: 'var(--ui-colors-accent-solid)', flexShrink: '0' } });

/** Radio list of vehicles or drivers. Candidates that don't fit are disabled and show their problems. */
export function CandidateList({
  label,
  emptyLabel,
  filters,
  value,
  selectedName,
  candidates,
  error,
  remainingCount,
  onLoadMore,
  onChange,
}: CandidateListProps) {
  const formatMessage = useFormatMessage();
  const groupName = useId();
  const isListed = candidates?.some(({ id }) => id === value) ?? false;
  const renderRadio = (id: string | null, fits: boolean, describedBy?: string) => (
    <Radio
      type="radio"
      name={groupName}
      checked={value === id}
      disabled={!fits && value !== id}
      aria-describedby={describedBy}
      onChange={() => onChange(id)}
    />
  );
  return (
    <Box>
      <ListFilterContext value={filters}>
        <Box mb="2">
          <SearchFilter />
        </Box>
      </ListFilterContext>
      {error && <ErrorState error={error} size="inline" />}
      {!candidates && !error && <Skeleton h="10rem" borderRadius="md" />}
      {candidates && (
        <Stack
          role="radiogroup"
          aria-label={formatMessage(label)}
          gap="0"
          borderWidth="1px"
          borderRadius="md"
          css={{ '& > * + *': { borderTopWidth: '1px', borderColor: 'border.subtle' } }}
        >
          <OptionRow>
            {renderRadio(null, true)}
            <Text textStyle="sm">
              <FormattedMessage {...emptyLabel} />
            </Text>
          </OptionRow>
          {value !== null && !isListed && (
            <OptionRow>
              {renderRadio(value, true)}
              <Text textStyle="sm" fontWeight="medium">
                {selectedName ?? '…'}
              </Text>
            </OptionRow>
          )}
          {candidates.map((candidate) => (
            <OptionRow key={candidate.id}>
              {renderRadio(candidate.id, candidate.fits, `${groupName}${candidate.id}`)}
              <Box textStyle="sm" minW="0">
                <Text fontWeight="medium">{candidate.name}</Text>
                <Box id={`${groupName}${candidate.id}`}>
                  <Text color="fg.muted" textStyle="xs">
                    {candidate.detail}
                  </Text>
                  {candidate.problems.map(({ message, blocks }) => (
                    <Flex
                      key={message.id}
                      gap="1"
                      align="center"
                      textStyle="xs"
                      color={blocks ? 'status.bad.fg' : 'status.warn.fg'}
                    >
                      <Icon name={blocks ? 'reject' : 'warning'} size={13} />
                      <FormattedMessage {...message} />
                    </Flex>
                  ))}
                </Box>
              </Box>
            </OptionRow>
          ))}
          {candidates.length === 0 && (
            <Text px="3" py="2" textStyle="sm" color="fg.muted">
              <FormattedMessage {...messages.noneFound} />
            </Text>
          )}
        </Stack>
      )}
      {remainingCount > 0 && (
        <Button type="button" mt="2" size="sm" variant="outline" onClick={onLoadMore}>
          <FormattedMessage {...withValues(messages.more, { left: remainingCount })} />
        </Button>
      )}
    </Box>
  );
}
