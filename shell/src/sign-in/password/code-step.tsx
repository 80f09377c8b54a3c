import { CODE_LIFETIME_MINUTES } from 'shared-contracts/values/limits';
import { withValues, Stack, Text, type Message } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from './code-form.tsx';
import { getCodeEnd, type ResetRequest } from './reset-request.rules.ts';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { Note } from '../common/note.tsx';
import { messages } from './password.messages.ts';
import { Resend } from './resend.tsx';

const END_MESSAGES: Record<'expired' | 'tooManyAttempts', Message> = {
  expired: messages.codeExpired,
  tooManyAttempts: messages.codeTooManyAttempts,
};

type CodeStepProps = {
  request: ResetRequest;
  onRequestChange: (request: ResetRequest) => void;
  /** Called with a valid code. */
  onCode: (otp: string) => void;
  onChangeLogin: () => void;
};

/** Doesn't reveal whether the address belongs to an account. */
export function CodeStep({ request, onRequestChange, onCode, onChangeLogin }: CodeStepProps) {
  const endReason = getCodeEnd(request, Date.now());
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...withValues(messages.sent, { minutes: CODE_LIFETIME_MINUTES })} />
      </Text>
      <ReadonlyLogin login={request.login} onChange={onChangeLogin} />
      {endReason ? (
        <Note role="alert" tone="warn">
          <FormattedMessage {...END_MESSAGES[endReason]} />
        </Note>
      ) : (
        <CodeForm key={request.requestedAt} request={request} onFailedAttempt={onRequestChange} onCode={onCode} />
      )}
      <Resend request={request} isPrimary={endReason !== undefined} onCodeRequested={onRequestChange} />
    </Stack>
  );
}
