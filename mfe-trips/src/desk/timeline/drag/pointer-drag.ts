/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 5;
/** A finger that moves earlier scrolls. */
const LONG_PRESS_MS = 250;
const LONG_PRESS_TOLERANCE_PX = 10;

export type Point = { x: number; y: number };
/** A drag in progress. `over`: the element under the pointer. */
export type DragSession = { move: (point: Point, over: Element | null) => void; drop: () => void; end: () => void };

type PointerDragOptions = {
  /** The element that is dragged, if this starts one. */
  findSource: (target: Element) => HTMLElement | null;
  start: (source: HTMLElement, point: Point) => DragSession | null;
};

const toPoint = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
const toElement = ({ target }: Event) => (target instanceof Element ? target : null);

/**
 * Drags with any kind of pointer: a mouse at once, a finger after a long press. React renders nothing in between.
 * @returns a function that removes the listeners
 */
export function listenForDrags({ findSource, start }: PointerDragOptions): () => void {
  let pressed: { source: HTMLElement; point: Point; pointerType: string; timer?: number } | undefined;
  let session: DragSession | undefined;
  let latest: { point: Point; over: Element | null } | undefined;
  let frame = 0;
  let hasDropped = false;

  const onFrame = () => {
    if (!session || !latest) return;
    session.move(latest.point, latest.over);
    frame = requestAnimationFrame(onFrame);
  };
  const begin = () => {
    if (!pressed || session) return;
    session = start(pressed.source, pressed.point) ?? undefined;
    if (!session) return;
    latest ??= { point: pressed.point, over: pressed.source };
    frame = requestAnimationFrame(onFrame);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(pressed?.timer);
    session?.end();
    session = undefined;
    pressed = undefined;
    latest = undefined;
  };

  const onPointerDown = (event: PointerEvent) => {
    hasDropped = false;
    const target = toElement(event);
    const source = event.button === 0 && target ? findSource(target) : null;
    if (!source || !target) return;
    // Touch captures the pointer: without a release every event would target the first touched element.
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    pressed = { source, point: toPoint(event), pointerType: event.pointerType };
    if (event.pointerType === 'touch') pressed.timer = window.setTimeout(begin, LONG_PRESS_MS);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pressed) return;
    const point = toPoint(event);
    const distance = Math.hypot(point.x - pressed.point.x, point.y - pressed.point.y);
    latest = { point, over: toElement(event) };
    if (session) return;
    if (pressed.pointerType === 'touch') {
      if (distance > LONG_PRESS_TOLERANCE_PX) end();
    } else if (distance >= DRAG_THRESHOLD_PX) begin();
  };
  const onPointerUp = () => {
    if (session && latest) {
      session.move(latest.point, latest.over);
      session.drop();
      hasDropped = true;
    }
    end();
  };
  /** Suppresses the click that ends a drag. */
  const onClick = (event: Event) => {
    if (hasDropped) event.stopPropagation();
    hasDropped = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    hasDropped = false;
    if (key === 'Escape') end();
  };
  /** Prevents the page from scrolling, and a long press from opening a menu or selecting text. */
  const preventWhileDragging = (event: Event) => {
    if (session) event.preventDefault();
  };
  const listeners: [name: string, listener: (event: never) => void, options?: AddEventListenerOptions][] = [
    ['pointerdown', onPointerDown],
    ['pointermove', onPointerMove],
    ['pointerup', onPointerUp],
    ['pointercancel', end],
    ['keydown', onKeyDown],
    ['click', onClick, { capture: true }],
    ['touchmove', preventWhileDragging, { passive: false }],
    ['contextmenu', preventWhileDragging],
    ['selectstart', preventWhileDragging],
  ];
  for (const [name, listener, options] of listeners)
    document.addEventListener(name, listener as EventListener, options);
  return () => {
    end();
    for (const [name, listener, options] of listeners)
      document.removeEventListener(name, listener as EventListener, options);
  };
}
