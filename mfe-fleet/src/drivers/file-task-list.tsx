import { FormattedMessage } from 'react-intl';
import { Box, fill, Flex, Text } from 'shared-ui';
import { StatusBadge, type Look } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import { steps as words, texts } from './driver-form.messages.ts';
import { kinds } from './drivers.messages.ts';
import type { FileStep } from './use-driver-saving.ts';

const LOOKS: Record<FileStep['act'], Record<FileStep['state'], Look>> = {
  add: {
    waiting: { tone: 'neutral', icon: icons.clock, label: words.waiting },
    doing: { tone: 'progress', icon: icons.play, label: words.sending },
    done: { tone: 'good', icon: icons.check, label: words.sent },
    failed: { tone: 'bad', icon: icons.alert, label: words.failed },
  },
  remove: {
    waiting: { tone: 'neutral', icon: icons.clock, label: words.waiting },
    doing: { tone: 'progress', icon: icons.play, label: words.removing },
    done: { tone: 'good', icon: icons.check, label: words.removed },
    failed: { tone: 'bad', icon: icons.alert, label: words.failed },
  },
};

/** How far the files are that go with the form, and what became of each. */
export function FileSteps({ steps }: { steps: readonly FileStep[] }) {
  if (steps.length === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Box mt="6" px="4" py="3" borderWidth="1px" borderRadius="md" bg="bg.surface">
      <Text role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...fill(texts.sending, { done, total: steps.length })} />
      </Text>
      <Box as="ul" mt="2">
        {steps.map(({ kind, name, act, state }) => (
          <Flex as="li" key={kind} align="center" justify="space-between" gap="3" py="1">
            <Text minW="0" truncate>
              <FormattedMessage {...kinds[kind]} />
              {name && (
                <Text as="span" color="fg.muted">
                  {' '}
                  · {name}
                </Text>
              )}
            </Text>
            <StatusBadge {...LOOKS[act][state]} />
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
