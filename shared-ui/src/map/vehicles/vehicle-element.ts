import type { MapVehicle, VehicleMotion } from './fleet.ts';
import type { MarkerTone } from './marker-layer.ts';

export const motionTones: Record<VehicleMotion, MarkerTone> = { moving: 'good', stopped: 'neutral', offline: 'bad' };
export const motionColours: Record<VehicleMotion, string> = {
  moving: 'status.good.fg',
  stopped: 'status.neutral.fg',
  offline: 'status.bad.fg',
};

/** An arrow for a vehicle whose heading is known and that moves, a disc for the others. */
const ARROW = 'M14 3 L23 24 L14 19 L5 24 Z';
const SVG = 'http://www.w3.org/2000/svg';

function drawing(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 28 28');
  svg.setAttribute('aria-hidden', 'true');
  const [arrow, disc] = [document.createElementNS(SVG, 'path'), document.createElementNS(SVG, 'circle')];
  arrow.setAttribute('d', ARROW);
  for (const name of ['cx', 'cy']) disc.setAttribute(name, '14');
  disc.setAttribute('r', '8');
  svg.append(arrow, disc);
  return svg;
}

export const hasArrow = ({ motion, heading }: Pick<MapVehicle, 'motion' | 'heading'>) =>
  motion !== 'stopped' && heading !== null;

/** A vehicle on the page: an arrow where it goes, its plate, the tone of its motion. The inner one, since the engine moves the outer one. */
export function vehicleElement(plate: string, onSelect: () => void) {
  const outer = document.createElement('div');
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'consign-vehicle', tabIndex: -1 });
  const svg = drawing();
  const label = document.createElement('span');
  label.textContent = plate;
  button.append(svg, label);
  button.style.inset = '-14px auto auto -14px';
  outer.append(button);
  button.addEventListener('click', onSelect);
  const [arrow, disc] = [...svg.children];

  const draw = (vehicle: MapVehicle, name: string, isSelected: boolean) => {
    const points = hasArrow(vehicle);
    arrow?.toggleAttribute('hidden', !points);
    disc?.toggleAttribute('hidden', points);
    if (arrow instanceof SVGElement) arrow.style.display = points ? '' : 'none';
    if (disc instanceof SVGElement) disc.style.display = points ? 'none' : '';
    svg.style.transform = points ? `rotate(${vehicle.heading}deg)` : '';
    button.dataset['tone'] = motionTones[vehicle.motion];
    if (points) button.dataset['heading'] = String(vehicle.heading);
    else delete button.dataset['heading'];
    button.setAttribute('aria-label', name);
    button.setAttribute('aria-current', String(isSelected));
  };
  return { element: outer, draw };
}
