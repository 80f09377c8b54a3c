import { FormattedMessage } from 'react-intl';
import { usePreferences } from 'shared-auth';
import type { DriverProblemEntry, VehicleProblemEntry } from 'shared-contracts/trips';
import { Box, fill, Flex, Icon, Text, useSay, type Words } from 'shared-ui';
import { measureText, useDays } from 'shared-ui/format';
import { details, driverProblems, papers, vehicleProblems } from './trip-refusals.messages.ts';

export type Problem = VehicleProblemEntry | DriverProblemEntry;
export type What = 'vehicle' | 'driver';

const isPaper = (note: string | null): note is keyof typeof papers => note !== null && Object.hasOwn(papers, note);

/** `2026-11-22` as people read it. */
const shownDay = (day: string) => day.split('-').toReversed().join('.');

/** Says a problem in words, with what is known of it: which trip, which document, until when. */
export function useProblemWords() {
  const say = useSay();
  const { dayOf } = useDays();
  const units = usePreferences((preferences) => preferences.units);
  return (what: What, { code, note, at }: Problem): string => {
    const words: Record<string, Words | undefined> = what === 'driver' ? driverProblems : vehicleProblems;
    const text = words[code] ? say(words[code]) : code;
    const day = at === null ? null : shownDay(dayOf(at));
    if (note !== null && (code === 'spaceExceeded' || code === 'weightExceeded'))
      return say(
        fill(details.carries, { text, note: measureText(note, code === 'spaceExceeded' ? 'space' : 'weight', units) }),
      );
    const named = isPaper(note) ? say(papers[note]) : note;
    if (named !== null && day !== null)
      return say(fill(code === 'unavailable' ? details.until : details.since, { text, note: named, day }));
    if (named !== null) return say(fill(details.trip, { text, note: named }));
    return day === null ? text : say(fill(details.day, { text, day }));
  };
}

type ProblemsProps = { what: What; problems: readonly Problem[]; /** What stands above them. */ title?: Words };

/** What speaks against a vehicle or a driver: what refuses in red, what only warns in yellow. */
export function Problems({ what, problems, title }: ProblemsProps) {
  const words = useProblemWords();
  if (problems.length === 0) return null;
  const tone = problems.some(({ blocks }) => blocks) ? 'bad' : 'warn';
  return (
    <Flex gap="2" px="3" py="2" borderRadius="md" bg={`status.${tone}.bg`} color={`status.${tone}.fg`} textStyle="sm">
      <Box pt="0.5">
        <Icon name={tone === 'bad' ? 'refuse' : 'warning'} />
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
              {words(what, problem)}
            </Box>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
