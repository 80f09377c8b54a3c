import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, chakra, Flex, Icon, Text, useFormatMessage } from 'shared-ui';
import { messages } from './import.messages.ts';

type StatementInputProps = { file: File | null; isBusy: boolean; onChange: (file: File) => void };

/** Chooses a bank statement; the API decides by its content what it is. */
export function StatementInput({ file, isBusy, onChange }: StatementInputProps) {
  const formatMessage = useFormatMessage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <chakra.input
        ref={input}
        type="file"
        display="none"
        accept=".xml,.csv"
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
      {file && <Text overflowWrap="anywhere">{file.name}</Text>}
    </Flex>
  );
}
