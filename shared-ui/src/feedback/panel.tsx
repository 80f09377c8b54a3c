import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Center, Heading, Text } from '../base/chakra.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { MessageText } from '../base/message-text.tsx';
import type { Message } from '../base/message.ts';

export type PanelProps = {
  icon: IconName;
  title: Message;
  /** A single sentence. */
  text?: Message | string;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** `page` fills a screen, `inline` is part of one. */
  size?: 'page' | 'inline';
  tone?: 'neutral' | 'bad';
};

/** Layout of empty and error states. */
export function Panel({ icon, title, text, action, size = 'inline', tone = 'neutral' }: PanelProps) {
  return (
    <Center
      flexDirection="column"
      textAlign="center"
      px="6"
      py={size === 'page' ? '24' : '14'}
      minH={size === 'page' ? '60dvh' : undefined}
    >
      <Center boxSize="12" mb="4" borderRadius="full" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
        <Icon name={icon} size={22} />
      </Center>
      <Heading as={size === 'page' ? 'h1' : 'h2'} textStyle={size === 'page' ? 'lg' : 'md'}>
        <FormattedMessage {...title} />
      </Heading>
      {text && (
        <Text mt="1.5" maxW="26rem" color="fg.muted" whiteSpace="pre-line" textWrap="pretty">
          <MessageText text={text} />
        </Text>
      )}
      {action && <Box mt="5">{action}</Box>}
    </Center>
  );
}
