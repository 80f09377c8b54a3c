import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  Box,
  Button,
  chakra,
  ErrorState,
  fill,
  Flex,
  Icon,
  Skeleton,
  Stack,
  Text,
  useSay,
  type Words,
} from 'shared-ui';
import { FilteringContext, SearchFilter } from 'shared-ui/list';
import { form as messages } from './trip-form.messages.ts';
import type { Filtering } from './use-filters.ts';

export type Problem = { words: Words; blocks: boolean };
export type Candidate = { id: string; name: string; detail: ReactNode; fits: boolean; problems: readonly Problem[] };

type CandidateListProps = {
  label: Words;
  /** What stands for nobody: "No vehicle yet". */
  none: Words;
  filtering: Filtering;
  value: string | null;
  /** What the value is called when it is not among those that are listed. */
  chosenName: string | undefined;
  candidates: readonly Candidate[] | undefined;
  error: Error | null;
  left: number;
  onMore: () => void;
  onChoose: (id: string | null) => void;
};

const Row = chakra('label', {
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
const Radio = chakra('input', { base: { mt: '1', accentColor: 'var(--chakra-colors-accent-solid)', flexShrink: '0' } });

/** One of several that may suit; those that do not say why and cannot be chosen. */
export function CandidateList({
  label,
  none,
  filtering,
  value,
  chosenName,
  candidates,
  error,
  left,
  onMore,
  onChoose,
}: CandidateListProps) {
  const say = useSay();
  const name = useId();
  const isListed = candidates?.some(({ id }) => id === value) ?? false;
  const radio = (id: string | null, fits: boolean, describedBy?: string) => (
    <Radio
      type="radio"
      name={name}
      checked={value === id}
      disabled={!fits && value !== id}
      aria-describedby={describedBy}
      onChange={() => onChoose(id)}
    />
  );
  return (
    <Box>
      <FilteringContext value={filtering}>
        <Box mb="2">
          <SearchFilter />
        </Box>
      </FilteringContext>
      {error && <ErrorState error={error} size="inline" />}
      {!candidates && !error && <Skeleton h="10rem" borderRadius="md" />}
      {candidates && (
        <Stack
          role="radiogroup"
          aria-label={say(label)}
          gap="0"
          borderWidth="1px"
          borderRadius="md"
          css={{ '& > * + *': { borderTopWidth: '1px', borderColor: 'border.subtle' } }}
        >
          <Row>
            {radio(null, true)}
            <Text textStyle="sm">
              <FormattedMessage {...none} />
            </Text>
          </Row>
          {value !== null && !isListed && (
            <Row>
              {radio(value, true)}
              <Text textStyle="sm" fontWeight="medium">
                {chosenName ?? '…'}
              </Text>
            </Row>
          )}
          {candidates.map((candidate) => (
            <Row key={candidate.id}>
              {radio(candidate.id, candidate.fits, `${name}${candidate.id}`)}
              <Box textStyle="sm" minW="0">
                <Text fontWeight="medium">{candidate.name}</Text>
                <Box id={`${name}${candidate.id}`}>
                  <Text color="fg.muted" textStyle="xs">
                    {candidate.detail}
                  </Text>
                  {candidate.problems.map(({ words, blocks }) => (
                    <Flex
                      key={words.id}
                      gap="1"
                      align="center"
                      textStyle="xs"
                      color={blocks ? 'status.bad.fg' : 'status.warn.fg'}
                    >
                      <Icon name={blocks ? 'refuse' : 'warning'} size={13} />
                      <FormattedMessage {...words} />
                    </Flex>
                  ))}
                </Box>
              </Box>
            </Row>
          ))}
          {candidates.length === 0 && (
            <Text px="3" py="2" textStyle="sm" color="fg.muted">
              <FormattedMessage {...messages.noneFound} />
            </Text>
          )}
        </Stack>
      )}
      {left > 0 && (
        <Button type="button" mt="2" size="sm" variant="outline" onClick={onMore}>
          <FormattedMessage {...fill(messages.more, { left })} />
        </Button>
      )}
    </Box>
  );
}
