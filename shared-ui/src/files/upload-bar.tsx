import { Box } from '../base/chakra.ts';
import { useFormatMessage, type Message } from '../base/message.ts';
import { messages } from './files.messages.ts';

type UploadBarProps = {
  /** Percent; true if it is unknown. */ progress: number | true;
  /** Defaults to "Uploading". */ label?: Message;
};

/** Progress of an upload. */
export function UploadBar({ progress, label = messages.uploading }: UploadBarProps) {
  const formatMessage = useFormatMessage();
  const percent = progress === true ? undefined : Math.round(Math.min(100, Math.max(0, progress)));
  return (
    <Box
      role="progressbar"
      aria-label={formatMessage(label)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      position="absolute"
      insetX="0"
      bottom="0"
      h="1"
      overflow="hidden"
      bg="bg.subtle"
    >
      <Box
        h="full"
        w={`${percent ?? 40}%`}
        bg="accent.solid"
        transition="width 180ms"
        {...(percent === undefined && {
          animation: 'sweep 1.1s ease-in-out infinite',
          _motionReduce: { animation: 'none', w: 'full' },
        })}
      />
    </Box>
  );
}
