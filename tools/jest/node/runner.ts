import LightRunner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

type Listener = (message: unknown) => void;
type Channel = { onMessage: (listener: Listener) => void; postMessage: (message: unknown) => void };
type Run = (task: unknown, options: { channel: Channel }) => Promise<unknown>;

const pool = Tinypool.prototype as unknown as { run: Run };
const { run } = pool;

/**
 * jest-light-runner sends the configuration to all workers once the first of them requests it, and forgets them. One
 * that is still starting doesn't receive it, nor an answer to its own request, and so its test file would never end.
 * Here each request is answered.
 */
pool.run = function runWithOwnAnswer(task, { channel }) {
  let answer: Listener = () => undefined;
  return run.call(this, task, {
    channel: {
      onMessage: (listener) => {
        answer = listener;
      },
      postMessage: (message) => {
        channel.onMessage(answer);
        channel.postMessage(message);
      },
    },
  });
};

export default LightRunner;
