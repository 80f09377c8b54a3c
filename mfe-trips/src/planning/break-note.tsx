import { chakra } from 'shared-ui';
import { Duration } from 'shared-ui/format';
import { breakMessages as messages } from './planning.messages.ts';
import { RichMessage } from './rich-message.tsx';

/** Longer than any break. */
const REST_MINUTES = 6 * 60;

/** The driver's breaks or rest on the way to a stop. */
export const BreakNote = ({ minutes = 0 }: { minutes: number | undefined }) =>
  minutes > 0 && (
    <chakra.div color="fg.muted">
      <RichMessage
        message={minutes < REST_MINUTES ? messages.break : messages.rest}
        values={{ duration: <Duration minutes={minutes} /> }}
      />
    </chakra.div>
  );
