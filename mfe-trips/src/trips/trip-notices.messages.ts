import { defineMessages } from 'react-intl';

/** What a response says instead of the success message. */
export const resultMessages = defineMessages({
  recorded: { id: 'trips.result.recorded', defaultMessage: 'Recorded; the stage stays “{stage}”' },
  unchanged: { id: 'trips.result.unchanged', defaultMessage: 'Nothing changed: the stage is already “{stage}”' },
});
