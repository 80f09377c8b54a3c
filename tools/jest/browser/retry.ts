// As in the journeys: a busy machine doesn't block a release, and the report names tests that needed a retry.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
