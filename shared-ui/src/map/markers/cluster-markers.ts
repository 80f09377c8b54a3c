import type { Bubble } from './cluster-index.ts';
import type { Marker } from './engine.ts';
import type { LngLat } from './geo.ts';
import type { Stage } from './map-context.ts';

export type BubbleWords = (count: number) => string;

const DEEPEST = 18;
const MOTION_MS = 300;

type Shown = { element: HTMLElement; marker: Marker; bubble: Bubble };

/** The numbers on the map: so many places stand there. An element is taken again for another one. */
export class Bubbles {
  private readonly shown: Shown[] = [];
  private readonly stage: Stage;
  private readonly say: BubbleWords;
  private readonly isStill: () => boolean;

  constructor(stage: Stage, say: BubbleWords, isStill: () => boolean) {
    this.stage = stage;
    this.say = say;
    this.isStill = isStill;
  }

  show(bubbles: readonly Bubble[]) {
    for (const [index, bubble] of bubbles.entries()) this.draw(this.shown[index] ?? this.add(bubble), bubble);
    for (const { marker } of this.shown.splice(bubbles.length)) marker.remove();
  }

  private draw(shown: Shown, bubble: Bubble) {
    shown.bubble = bubble;
    shown.marker.setLngLat(bubble.at);
    const number = String(bubble.count);
    if (shown.element.textContent === number) return;
    shown.element.textContent = number;
    shown.element.setAttribute('aria-label', this.say(bubble.count));
  }

  private add(bubble: Bubble): Shown {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'consign-bubble';
    element.tabIndex = -1;
    const shown: Shown = { element, bubble, marker: this.stage.engine.createMarker(element) };
    element.addEventListener('click', () => this.open(shown.bubble.at, shown.bubble.opensAt()));
    shown.marker.setLngLat(bubble.at);
    shown.marker.addTo(this.stage.map);
    this.shown.push(shown);
    return shown;
  }

  private open(center: LngLat, zoom: number) {
    this.stage.map.easeTo({ center, zoom: Math.min(DEEPEST, zoom), duration: this.isStill() ? 0 : MOTION_MS });
  }
}
