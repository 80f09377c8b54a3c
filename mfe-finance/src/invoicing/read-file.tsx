import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, chakra, Flex, Icon, Text, useFormatMessage } from 'shared-ui';
import { readingMessages as messages } from './e-invoice.messages.ts';

type ReadFileProps = { isBusy: boolean; name: string | undefined; onChange: (file: File) => void };

/** Chooses an e-invoice; the API decides by its content what it is. */
export function ReadFile({ isBusy, name, onChange }: ReadFileProps) {
  const formatMessage = useFormatMessage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <chakra.input
        ref={input}
        type="file"
        display="none"
        accept=".xml"
        aria-label={formatMessage(messages.file)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onChange(chosen);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button type="button" variant="outline" loading={isBusy} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        <FormattedMessage {...messages.choose} />
      </Button>
      {name !== undefined && <Text overflowWrap="anywhere">{name}</Text>}
    </Flex>
  );
}
