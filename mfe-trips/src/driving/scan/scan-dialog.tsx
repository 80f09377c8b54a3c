import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import {
  Box,
  Button,
  chakra,
  Flex,
  Icon,
  Input,
  type Message,
  Stack,
  Text,
  useFormatMessage,
  withValues,
} from 'shared-ui';
import { Dialog, DialogBody } from 'shared-ui/overlays';
import { messages } from './scan.messages.ts';
import { judgeCode, type StopLabel, type Verdict } from './stop-labels.rules.ts';
import { type CameraState, useCamera } from './use-camera.ts';
import { countLabels, nameOf, toneOf, toVerdictText, type VerdictTone } from './verdict-text.ts';

const MAX_CODE_LENGTH = 200;
const VIBRATION: Record<VerdictTone, number | number[]> = { good: 60, warn: [60, 60, 60], bad: [200, 80, 200] };
const TONE_ICONS = { good: 'done', warn: 'warning', bad: 'alert' } as const;

const CAMERA_NOTES: Record<CameraState, Message> = {
  starting: messages.starting,
  on: messages.aim,
  denied: messages.denied,
  unavailable: messages.unavailable,
};

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const state = useCamera(videoRef, onCode);
  const hasPicture = state === 'on' || state === 'starting';
  return (
    <Box>
      {hasPicture && (
        <Box borderRadius="md" overflow="hidden" bg="black" css={{ aspectRatio: '4 / 3' }}>
          <chakra.video ref={videoRef} muted playsInline aria-hidden w="full" h="full" objectFit="cover" />
        </Box>
      )}
      <Text mt={hasPicture ? '2' : '0'} color="fg.muted">
        <FormattedMessage {...CAMERA_NOTES[state]} />
      </Text>
    </Box>
  );
}

function CodeForm({ onCode }: { onCode: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onCode(text);
    setText('');
  };
  return (
    <Box as="form" onSubmit={submit}>
      <Text as="label" display="block" mb="1" color="fg.muted" {...{ htmlFor: id }}>
        <FormattedMessage {...messages.code} />
      </Text>
      <Flex gap="2">
        <Input
          id={id}
          flex="1"
          value={text}
          maxLength={MAX_CODE_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="outline" disabled={!text.trim()}>
          <FormattedMessage {...messages.enter} />
        </Button>
      </Flex>
    </Box>
  );
}

function LabelRow({ label, onMark }: { label: StopLabel; onMark: () => void }) {
  const formatMessage = useFormatMessage();
  const name = nameOf(label);
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" minH="12">
      <Text overflowWrap="anywhere">{name}</Text>
      {label.isScanned ? (
        <Flex gap="1" align="center" color="status.good.fg" flexShrink="0">
          <Icon name="done" />
          <FormattedMessage {...messages.marked} />
        </Flex>
      ) : (
        <Button
          variant="outline"
          flexShrink="0"
          aria-label={formatMessage(withValues(messages.markItem, { item: name, number: label.number }))}
          onClick={onMark}
        >
          <FormattedMessage {...messages.mark} />
        </Button>
      )}
    </Flex>
  );
}

type ScanDialogProps = {
  trip: MyTrip;
  stop: { position: number; name: string };
  /** Labels of the whole trip. */
  labels: readonly StopLabel[];
  numberOf: (position: number) => number;
  onScan: (labels: readonly StopLabel[], isTyped: boolean) => void;
  onClose: () => void;
};

/** Reads labels by the camera, or by hand, and marks what is loaded or unloaded at a stop. */
export function ScanDialog({ trip, stop, labels, numberOf, onScan, onClose }: ScanDialogProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ verdict: Verdict; text: Message }>();
  const here = labels.filter(({ position }) => position === stop.position);
  const readCode = (isTyped: boolean) => (text: string) => {
    const verdict = judgeCode(text, trip, labels, stop.position);
    setLast({ verdict, text: toVerdictText(verdict, here, numberOf) });
    navigator.vibrate?.(VIBRATION[toneOf(verdict)]);
    if (verdict.kind === 'mark') onScan([verdict.label], isTyped);
  };
  const tone = last && toneOf(last.verdict);
  return (
    <Dialog
      title={withValues(messages.title, { stop: stop.name })}
      width={500}
      // Focusing the code field would open the phone's keyboard over the camera.
      initialFocus={() => bodyRef.current}
      onClose={onClose}
    >
      <DialogBody>
        <Stack gap="4" ref={bodyRef} tabIndex={-1} outline="none">
          <Camera onCode={readCode(false)} />
          <Box role="status">
            {last && tone && (
              <Flex gap="2" p="3" borderRadius="md" bg={`status.${tone}.bg`} color={`status.${tone}.fg`} textStyle="lg">
                <Flex pt="1">
                  <Icon name={TONE_ICONS[tone]} size={20} />
                </Flex>
                <Text overflowWrap="anywhere">
                  <FormattedMessage {...last.text} />
                </Text>
              </Flex>
            )}
          </Box>
          <CodeForm onCode={readCode(true)} />
          {[...Map.groupBy(here, ({ orderId }) => orderId).values()].map((ofOrder) => {
            const left = ofOrder.filter(({ isScanned }) => !isScanned);
            const { number = '', orderId } = ofOrder[0] ?? {};
            return (
              <Box key={orderId} as="section" aria-label={number}>
                <Flex align="center" justify="space-between" gap="3" minH="10">
                  <Text fontWeight="semibold">
                    <FormattedMessage {...withValues(messages.count, { number, ...countLabels(ofOrder) })} />
                  </Text>
                  {left.length > 1 && (
                    <Button variant="ghost" onClick={() => onScan(left, true)}>
                      <FormattedMessage {...withValues(messages.markAll, { count: left.length })} />
                    </Button>
                  )}
                </Flex>
                <Stack as="ul" gap="1">
                  {ofOrder.map((label) => (
                    <LabelRow key={`${label.item} ${label.drop}`} label={label} onMark={() => onScan([label], true)} />
                  ))}
                </Stack>
              </Box>
            );
          })}
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
