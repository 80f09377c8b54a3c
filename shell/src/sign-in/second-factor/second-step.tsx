import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'shared-auth';
import type { SecondFactorRequired } from 'shared-contracts/identity/second-factor';
import { Box, Button, Stack, Text } from 'shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { canUsePasskeys } from '../../second-factor/passkey-browser.ts';
import { ErrorNote } from '../common/error-note.tsx';
import { Note } from '../common/note.tsx';
import { ReadonlyLogin } from '../common/readonly-login.tsx';
import { useRetryCountdown } from '../common/retry-countdown.ts';
import { LabelledInput } from '../common/labelled-input.tsx';
import { secondStepMutations } from './second-step.api.ts';
import { errorMessages, messages, passkeyErrors } from './second-step.messages.ts';

type SecondStepProps = {
  login: string;
  required: SecondFactorRequired;
  onChangeLogin: () => void;
  /** The password has to be entered again. */
  onExpired: () => void;
  onSignedIn: () => void;
};

const isExpired = (error: Error) => error instanceof ApiError && error.code === 'challengeExpired';

/** The second step after the password: a passkey, the code of an app, or a recovery code. */
export function SecondStep({ login, required, onChangeLogin, onExpired, onSignedIn }: SecondStepProps) {
  const { hasTotp, hasRecoveryCodes, hasPasskeyElsewhere } = required;
  const hasPasskey = required.passkey !== null && canUsePasskeys();
  const [isRecovering, setRecovering] = useState(!hasTotp && !hasPasskey);
  const handlers = {
    onSuccess: onSignedIn,
    onError: (error: Error) => {
      if (isExpired(error)) onExpired();
    },
  };
  const passkey = useMutation({ ...secondStepMutations.usePasskey(required), ...handlers });
  const asksForCode = isRecovering ? hasRecoveryCodes : hasTotp;
  return (
    <Stack gap="5">
      <ReadonlyLogin login={login} onChange={onChangeLogin} />
      <Text role="status" textStyle="sm" color="fg.muted" textWrap="pretty">
        <FormattedMessage {...messages.lead} />
      </Text>
      {hasPasskeyElsewhere && !hasPasskey && (
        <Note role="note" tone="info">
          <FormattedMessage {...messages.elsewhere} />
        </Note>
      )}
      {!hasPasskey && !hasTotp && !hasRecoveryCodes && (
        <Note role="alert" tone="bad">
          <FormattedMessage {...messages.noWay} />
        </Note>
      )}
      {hasPasskey && !isRecovering && (
        <>
          <Box role="alert" display="contents">
            {passkey.error && <ErrorNote error={passkey.error} secondsLeft={0} errorMessages={passkeyErrors} />}
          </Box>
          <Button
            type="button"
            h="11"
            autoFocus
            loading={passkey.isPending || passkey.isSuccess}
            onClick={() => passkey.mutate()}
          >
            <FormattedMessage {...messages.usePasskey} />
          </Button>
        </>
      )}
      {asksForCode && (
        <CodeForm
          key={String(isRecovering)}
          required={required}
          kind={isRecovering ? 'recoveryCode' : 'totp'}
          isPrimary={isRecovering || !hasPasskey}
          {...handlers}
        />
      )}
      {hasRecoveryCodes && (hasTotp || hasPasskey) && (
        <Button type="button" variant="plain" h="9" onClick={() => setRecovering(!isRecovering)}>
          <FormattedMessage {...toggleLabel(isRecovering, hasTotp)} />
        </Button>
      )}
    </Stack>
  );
}

function toggleLabel(isRecovering: boolean, hasTotp: boolean) {
  if (!isRecovering) return messages.useRecoveryCode;
  return hasTotp ? messages.useCode : messages.usePasskey;
}

type CodeFormProps = {
  required: SecondFactorRequired;
  kind: 'totp' | 'recoveryCode';
  /** Whether it is the first method to offer. */
  isPrimary: boolean;
  onSuccess: () => void;
  onError: (error: Error) => void;
};

function CodeForm({ required, kind, isPrimary, ...handlers }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...secondStepMutations.useCode(required),
    ...handlers,
  });
  const secondsLeft = useRetryCountdown(error);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  useEffect(() => {
    if (isPrimary) input.current?.focus();
  }, [isPrimary]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setMissing(!code);
    if (code) mutate({ kind, code });
    else input.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Box role="alert" display="contents">
          {error && <ErrorNote error={error} secondsLeft={secondsLeft} errorMessages={errorMessages} />}
        </Box>
        <LabelledInput
          ref={input}
          name="code"
          type="text"
          {...(kind === 'totp' && { inputMode: 'numeric' as const })}
          label={kind === 'totp' ? messages.code : messages.recoveryCode}
          autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
          isMissing={isMissing}
          onInput={() => setMissing(false)}
        />
        <Button
          type="submit"
          h="11"
          variant={isPrimary ? 'solid' : 'outline'}
          loading={isPending || isSuccess}
          disabled={secondsLeft > 0}
        >
          <FormattedMessage {...messages.confirm} />
        </Button>
      </Stack>
    </form>
  );
}
