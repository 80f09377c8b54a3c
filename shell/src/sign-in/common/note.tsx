import { Box, Flex, Icon, type BoxProps, type IconName } from 'shared-ui';
import type { ReactNode } from 'react';

type Tone = 'bad' | 'good' | 'info' | 'warn';
const ICONS: Record<Tone, IconName> = { bad: 'alert', good: 'done', info: 'info', warn: 'warning' };

/** A colored note above a form. */
export const Note = ({
  tone,
  children,
  ...box
}: { tone: Tone; children: ReactNode } & Pick<BoxProps, 'role' | 'mb'>) => (
  <Flex
    gap="2.5"
    align="flex-start"
    p="3"
    borderRadius="md"
    bg={`status.${tone}.bg`}
    color={`status.${tone}.fg`}
    textStyle="sm"
    whiteSpace="pre-line"
    overflowWrap="anywhere"
    {...box}
  >
    <Box pt="0.5">
      <Icon name={ICONS[tone]} />
    </Box>
    <Box minW="0">{children}</Box>
  </Flex>
);
