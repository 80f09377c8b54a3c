import { CODE_MINUTES } from 'shared-contracts/values/limits';
import { fill, Stack, Text, type Words } from 'shared-ui';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from './code-form.tsx';
import { endOf, type Asked } from './code.rules.ts';
import { KnownLogin } from './known-login.tsx';
import { Note } from './note.tsx';
import { messages } from './reset.messages.ts';
import { Resend } from './resend.tsx';

const ENDS: Record<'expired' | 'tries', Words> = { expired: messages.codeExpired, tries: messages.codeTries };

type CodeStepProps = {
  asked: Asked;
  onAsked: (asked: Asked) => void;
  /** The code is right. */
  onCode: (otp: string) => void;
  onChangeEmail: () => void;
};

/** It says the same whether or not anybody has the address. */
export function CodeStep({ asked, onAsked, onCode, onChangeEmail }: CodeStepProps) {
  const end = endOf(asked, Date.now());
  return (
    <Stack gap="5">
      <Text color="fg.muted" textWrap="pretty">
        <FormattedMessage {...fill(messages.sent, { minutes: CODE_MINUTES })} />
      </Text>
      <KnownLogin login={asked.email} onChange={onChangeEmail} />
      {end ? (
        <Note role="alert" tone="warn">
          <FormattedMessage {...ENDS[end]} />
        </Note>
      ) : (
        <CodeForm key={asked.askedAt} asked={asked} onWrong={onAsked} onCode={onCode} />
      )}
      <Resend asked={asked} isWanted={end !== undefined} onAsked={onAsked} />
    </Stack>
  );
}
