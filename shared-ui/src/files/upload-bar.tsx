import { Box } from '../base/chakra.ts';
import { useSay, type Words } from '../base/words.ts';
import { messages } from './files.messages.ts';

type UploadBarProps = {
  /** percent; true: nobody knows */ progress: number | true;
  /** What is done; "Uploading" if nothing else is said. */ label?: Words;
};

/** How far a file has come on its way to the server. */
export function UploadBar({ progress, label = messages.uploading }: UploadBarProps) {
  const say = useSay();
  const known = progress === true ? undefined : Math.round(Math.min(100, Math.max(0, progress)));
  return (
    <Box
      role="progressbar"
      aria-label={say(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
      position="absolute"
      insetX="0"
      bottom="0"
      h="1"
      overflow="hidden"
      bg="bg.subtle"
    >
      <Box
        h="full"
        w={`${known ?? 40}%`}
        bg="accent.solid"
        transition="width 180ms"
        {...(known === undefined && {
          animation: 'sweep 1.1s ease-in-out infinite',
          _motionReduce: { animation: 'none', w: 'full' },
        })}
      />
    </Box>
  );
}
