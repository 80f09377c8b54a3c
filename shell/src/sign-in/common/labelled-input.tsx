import { Box, chakra, Input, Text, type Message } from 'shared-ui';
import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './sign-in.messages.ts';

const Label = chakra('label', { base: { display: 'block', mb: '1', textStyle: 'sm', fontWeight: 'medium' } });

type LabelledInputProps = {
  ref: Ref<HTMLInputElement>;
  name: string;
  label: Message;
  type: 'email' | 'text' | 'password';
  autoComplete: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  /** Selects the phone's keyboard. */
  inputMode?: 'numeric';
  /** Whether the field was submitted empty. */
  isMissing: boolean;
  onInput: () => void;
  /** A button inside the field. */
  end?: ReactNode;
};

/**
 * A field of the sign-in page, which avoids the form library to load quickly. It is uncontrolled, as some password
 * managers fill in values without events.
 */
export function LabelledInput({ label, isMissing, end, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>
        <FormattedMessage {...label} />
      </Label>
      <Box position="relative">
        <Input
          id={id}
          {...input}
          h="11"
          required
          autoFocus
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-wrong` : undefined}
          {...(end && { pe: '12' })}
        />
        {end && (
          <Box position="absolute" insetEnd="2" top="50%" transform="translateY(-50%)">
            {end}
          </Box>
        )}
      </Box>
      {isMissing && (
        <Text id={`${id}-wrong`} role="alert" mt="1" textStyle="xs" fontWeight="medium" color="status.bad.fg">
          <FormattedMessage {...messages.required} />
        </Text>
      )}
    </Box>
  );
}
