import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Text, type Message } from 'shared-ui';
import { fields } from './fields.messages.ts';
import { fieldErrorMessages } from './errors.messages.ts';

const labels: Record<string, Message | undefined> = fields;
const errorMessageByCode: Record<string, Message | undefined> = fieldErrorMessages;

const getFieldErrors = (error: unknown) => (error instanceof ApiError ? Object.entries(error.fields) : []);
const ErrorText = ({ message, fallback }: { message: Message | undefined; fallback: string }) =>
  message ? <FormattedMessage {...message} /> : fallback;

/** Lists field errors of the API outside a form. With `field`, shows only its errors and without its label. */
export function FieldErrors({ error, field }: { error: unknown; field?: string }) {
  const errors = getFieldErrors(error).filter(([name]) => field === undefined || name === field);
  if (errors.length === 0) return null;
  return (
    <Box role="alert" mt="2" textStyle="sm" fontWeight="medium" color="status.bad.fg">
      {errors.map(([name, { code, message }]) => {
        const label = field === undefined ? labels[name] : undefined;
        return (
          <Text key={name}>
            {label && (
              <>
                <FormattedMessage {...label} />:{' '}
              </>
            )}
            <ErrorText message={errorMessageByCode[`${name}.${code}`]} fallback={message} />
          </Text>
        );
      })}
    </Box>
  );
}
