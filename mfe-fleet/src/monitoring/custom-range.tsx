import { Flex } from 'shared-ui';
import { Form, SubmitButton } from 'shared-ui/form';
import { useListParams } from 'shared-ui/list';
import { DateTimeField } from 'shared-ui/picker';
import { number, object, type ObjectSchema, type TestContext } from 'yup';
import { isTooLong, type Span } from './range.rules.ts';
import { messages } from './track.messages.ts';

const knows = (from: unknown): from is number => typeof from === 'number';
const isLater = (to: number, { parent }: TestContext) => !knows(parent.from) || to > parent.from;
const isShortEnough = (to: number, { parent }: TestContext) =>
  !knows(parent.from) || !isTooLong({ from: parent.from, to });

const schema: ObjectSchema<Span> = object({
  from: number().integer().required(),
  to: number()
    .integer()
    .required()
    .test('later', messages.later, isLater)
    .test('tooLong', messages.tooLong, isShortEnough),
});

/** Two moments between which the track is shown. */
export function CustomRange({ span }: { span: Span | null }) {
  const { filter } = useListParams();
  const show = async ({ from, to }: Span) => filter({ from: String(from), to: String(to) });
  return (
    <Form schema={schema} initial={span ?? {}} onSubmit={show}>
      <Flex direction="column" gap="3" mt="2">
        <DateTimeField name="from" label={messages.from} />
        <DateTimeField name="to" label={messages.to} />
        <SubmitButton label={messages.show} size="sm" alignSelf="start" />
      </Flex>
    </Form>
  );
}
