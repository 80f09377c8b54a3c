import { defineMessages } from 'react-intl';

/** Messages for results that differ from the usual success. */
export const resultMessages = defineMessages({
  recorded: { id: 'trips.result.recorded', defaultMessage: 'Recorded; the stage stays “{stage}”' },
  unchanged: { id: 'trips.result.unchanged', defaultMessage: 'Nothing changed: the stage is already “{stage}”' },
});
