import { Flex } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { useListParams } from 'shared-ui/list';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, type ObjectSchema, type TestContext } from 'yup';
import { isTooLong, type TimeSpan } from '../range.rules.ts';
import { messages } from './track.messages.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isLater = (to: number, { parent }: TestContext) => !isNumber(parent.from) || to > parent.from;
const isWithinLimit = (to: number, { parent }: TestContext) =>
  !isNumber(parent.from) || !isTooLong({ from: parent.from, to });

const schema: ObjectSchema<TimeSpan> = object({
  from: number().integer().required(),
  to: number()
    .integer()
    .required()
    .test('later', messages.mustBeAfterStart, isLater)
    .test('tooLong', messages.tooLong, isWithinLimit),
});

/** A form for the start and end of the track. */
export function CustomRange({ span }: { span: TimeSpan | null }) {
  const { setFilters } = useListParams();
  const showTrack = async ({ from, to }: TimeSpan) => setFilters({ from: String(from), to: String(to) });
  return (
    <Form schema={schema} initialValues={span ?? {}} onSubmit={showTrack}>
      <Flex direction="column" gap="3" mt="2">
        <DateTimeField name="from" label={messages.from} />
        <DateTimeField name="to" label={messages.to} />
        <SubmitButton label={messages.show} size="sm" alignSelf="start" />
      </Flex>
    </Form>
  );
}
