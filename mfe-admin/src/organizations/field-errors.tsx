import { FormattedMessage } from 'react-intl';
import { ApiError } from 'shared-auth';
import { Box, Text, type Words } from 'shared-ui';
import { fields } from './fields.messages.ts';
import { fieldCodes } from './refusals.messages.ts';

const labels: Record<string, Words | undefined> = fields;
const codes: Record<string, Words | undefined> = fieldCodes;

const refusedIn = (error: unknown) => (error instanceof ApiError ? Object.entries(error.fields) : []);
const Why = ({ words, message }: { words: Words | undefined; message: string }) =>
  words ? <FormattedMessage {...words} /> : message;

/** What the API found wrong with fields that no form shows. `of`: only with this one, which is named already. */
export function FieldRefusals({ error, of }: { error: unknown; of?: string }) {
  const refused = refusedIn(error).filter(([name]) => of === undefined || name === of);
  if (refused.length === 0) return null;
  return (
    <Box role="alert" mt="2" textStyle="sm" fontWeight="medium" color="status.bad.fg">
      {refused.map(([name, { code, message }]) => {
        const label = of === undefined ? labels[name] : undefined;
        return (
          <Text key={name}>
            {label && (
              <>
                <FormattedMessage {...label} />:{' '}
              </>
            )}
            <Why words={codes[`${name}.${code}`]} message={message} />
          </Text>
        );
      })}
    </Box>
  );
}
