import { useMutation } from '@tanstack/react-query';
import type { AddedFactor, TotpEnrolment } from 'shared-contracts/identity/second-factor';
import { FACTOR_LIMITS, type FactorKind } from 'shared-contracts/values/identity/second-factor';
import { Stack, Text, useFormatMessage } from 'shared-ui';
import { CodeField, CopyField, TextField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { factorMutations, type Confirmed } from './second-factor.api.ts';
import { errorMessages, messages, totpMessages } from './second-factor.messages.ts';

export const nameSchema = object({ name: string().trim().required().max(FACTOR_LIMITS.name) });
const codeSchema = object({
  code: string()
    .required()
    .matches(/^\d{6}$/, { message: totpMessages.codeShort }),
});
const TITLES = { totp: messages.addTotp, passkey: messages.addPasskey };

type AddFactorProps = {
  kind: FactorKind;
  confirmed: Confirmed;
  /** Called when all is done and the recovery codes, if any, have been seen. */
  onAdded: (added: AddedFactor) => void;
  onClose: () => void;
};

/**
 * Asks for a name, lets the app or the browser create the factor, and shows the recovery codes that come with the
 * first one.
 */
export function AddFactor({ kind, confirmed, onAdded, onClose }: AddFactorProps) {
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const [added, setAdded] = useState<AddedFactor>();
  const finish = (result: AddedFactor) => {
    if (result.recoveryCodes) setAdded(result);
    else onAdded(result);
  };
  if (added?.recoveryCodes) return <RecoveryCodesDialog codes={added.recoveryCodes} onClose={() => onAdded(added)} />;
  if (enrolment) return <TotpDialog enrolment={enrolment} onAdded={finish} onClose={onClose} />;
  return <NameDialog kind={kind} confirmed={confirmed} onEnrolment={setEnrolment} onAdded={finish} onClose={onClose} />;
}

type NameDialogProps = AddFactorProps & { onEnrolment: (enrolment: TotpEnrolment) => void };

function NameDialog({ kind, confirmed, onEnrolment, onAdded, onClose }: NameDialogProps) {
  const formatMessage = useFormatMessage();
  const beginTotp = useMutation(factorMutations.beginTotp(confirmed));
  const addPasskey = useMutation(factorMutations.addPasskey(confirmed));
  // The next dialog opens when this one has gone: its end returns the focus, which would close the next one.
  const result = useRef<TotpEnrolment | AddedFactor>(undefined);
  const submit = async (input: { name: string }) => {
    result.current = await (kind === 'totp' ? beginTotp : addPasskey).mutateAsync(input);
  };
  const proceed = () => {
    if (!result.current) onClose();
    else if ('uri' in result.current) onEnrolment(result.current);
    else onAdded(result.current);
  };
  return (
    <FormDialog
      title={TITLES[kind]}
      schema={nameSchema}
      initialValues={{ name: formatMessage(messages[kind]) }}
      submitLabel={messages.continue}
      errorMessages={errorMessages}
      onSubmit={submit}
      onClose={proceed}
    >
      <TextField name="name" label={messages.name} help={messages.nameHelp} />
    </FormDialog>
  );
}

type TotpDialogProps = Pick<AddFactorProps, 'onAdded' | 'onClose'> & { enrolment: TotpEnrolment };

function TotpDialog({ enrolment: { challenge, secret, uri }, onAdded, onClose }: TotpDialogProps) {
  const confirm = useMutation(factorMutations.confirmTotp());
  const added = useRef<AddedFactor>(undefined);
  const submit = async ({ code }: { code: string }) => {
    added.current = await confirm.mutateAsync({ challenge, code });
  };
  return (
    <FormDialog
      title={messages.addTotp}
      width={500}
      schema={codeSchema}
      initialValues={{}}
      submitLabel={messages.addTotp}
      errorMessages={errorMessages}
      onSubmit={submit}
      onClose={() => (added.current ? onAdded(added.current) : onClose())}
    >
      <Text>
        <FormattedMessage {...totpMessages.scan} />
      </Text>
      <Stack align="center">
        <QrCode content={uri} label={totpMessages.qr} />
      </Stack>
      <CopyField label={totpMessages.secret} value={secret} />
      <CodeField name="code" label={totpMessages.code} autoFocus />
    </FormDialog>
  );
}
