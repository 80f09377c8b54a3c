import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips/trips';
import { Box, withValues, Flex, Icon, Text, useFormatMessage, type Message } from 'shared-ui';
import { formatMeasure, useDayConversion } from 'shared-ui/format';
import { problemFormats, driverProblems, documentNames, vehicleProblems } from './trip-errors.messages.ts';

export type AssignmentProblem = VehicleProblemEntry | DriverProblemEntry;
export type ProblemSubject = 'vehicle' | 'driver';

const isDocumentKind = (note: string | null): note is keyof typeof documentNames =>
  note !== null && Object.hasOwn(documentNames, note);

/** Formats `2026-11-22` as `22.11.2026`. */
const formatDay = (day: string) => day.split('-').toReversed().join('.');

/** Returns a function that formats a problem with its details: the trip, the document or the date. */
export function useFormatProblem() {
  const formatMessage = useFormatMessage();
  const { toDay } = useDayConversion();
  const units = usePreferences((preferences) => preferences.units);
  return (subject: ProblemSubject, { code, note, at }: AssignmentProblem): string => {
    const messageByCode: Record<string, Message | undefined> = subject === 'driver' ? driverProblems : vehicleProblems;
    const day = at === null ? null : formatDay(toDay(at));
    if (code === 'shiftHours' || code === 'weekHours')
      return formatMessage(withValues(driverProblems[code], { note: note ?? '', day: day ?? '' }));
    if (code === 'palletPlacesExceeded' || code === 'loadingMetersExceeded')
      return formatMessage(withValues(vehicleProblems[code], { note: Number(note) }));
    const text = messageByCode[code] ? formatMessage(messageByCode[code]) : code;
    if (note !== null && (code === 'spaceExceeded' || code === 'weightExceeded'))
      return formatMessage(
        withValues(problemFormats.carries, {
          text,
          note: formatMeasure(note, code === 'spaceExceeded' ? 'space' : 'weight', units),
        }),
      );
    const noteText = isDocumentKind(note) ? formatMessage(documentNames[note]) : note;
    if (noteText !== null && day !== null)
      return formatMessage(
        withValues(code === 'unavailable' ? problemFormats.until : problemFormats.since, { text, note: noteText, day }),
      );
    if (noteText !== null) return formatMessage(withValues(problemFormats.trip, { text, note: noteText }));
    return day === null ? text : formatMessage(withValues(problemFormats.day, { text, day }));
  };
}

type AssignmentProblemsProps = { subject: ProblemSubject; problems: readonly AssignmentProblem[]; title?: Message };

/** Problems of a vehicle or driver: red if one blocks the assignment, yellow for warnings. */
export function AssignmentProblems({ subject, problems, title }: AssignmentProblemsProps) {
  const formatProblem = useFormatProblem();
  if (problems.length === 0) return null;
  const tone = problems.some(({ blocks }) => blocks) ? 'bad' : 'warn';
  return (
    <Flex gap="2" px="3" py="2" borderRadius="md" bg={`status.${tone}.bg`} color={`status.${tone}.fg`} textStyle="sm">
      <Box pt="0.5">
        <Icon name={tone === 'bad' ? 'reject' : 'warning'} />
      </Box>
      <Box minW="0">
        {title && (
          <Text fontWeight="medium">
            <FormattedMessage {...title} />
          </Text>
        )}
        <Box as="ul">
          {problems.map((problem) => (
            <Box as="li" key={`${problem.code} ${problem.note}`} overflowWrap="anywhere">
              {formatProblem(subject, problem)}
            </Box>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
