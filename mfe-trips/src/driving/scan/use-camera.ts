import { useStableCallback } from 'shared-ui';
import { loadReader } from 'shared-ui/barcode';
import { type RefObject, useEffect, useState } from 'react';

export type CameraState = 'starting' | 'on' | 'denied' | 'unavailable';

const INTERVAL_MS = 200;
/** A code that stays in front of the camera is read once. */
const REPEAT_MS = 3_000;

const openCamera = async () => {
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
};
const isDenied = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** Shows the camera in a video as long as it is mounted, and calls back with each code it sees. */
export function useCamera(videoRef: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const report = useStableCallback(onCode);
  useEffect(() => {
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    let stream: MediaStream | undefined;
    let last = { text: '', at: Number.NEGATIVE_INFINITY };
    const start = async () => {
      const [opened, read] = await Promise.all([openCamera(), loadReader()]);
      stream = opened;
      const video = videoRef.current;
      if (isStopped || !video) return stop();
      video.srcObject = stream;
      await video.play();
      setState('on');
      const look = async () => {
        const text = await read(video);
        const now = performance.now();
        if (isStopped) return;
        if (text && (text !== last.text || now - last.at > REPEAT_MS)) report(text);
        if (text) last = { text, at: now };
        timer = setTimeout(() => void look(), INTERVAL_MS);
      };
      await look();
    };
    const stop = () => {
      isStopped = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((error: unknown) => {
      stop();
      setState(isDenied(error) ? 'denied' : 'unavailable');
    });
    return stop;
  }, [videoRef, report]);
  return state;
}
