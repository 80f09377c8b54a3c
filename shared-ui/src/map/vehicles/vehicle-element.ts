import type { MarkerTone } from '../markers/marker-tone.ts';
import type { MapVehicle, MarkedVehicle, VehicleAlert, VehicleMotion } from './fleet-store.ts';

export const motionTones: Record<VehicleMotion, MarkerTone> = { moving: 'good', stopped: 'neutral', offline: 'bad' };
export const alertTones: Record<VehicleAlert, MarkerTone> = { critical: 'bad', warning: 'warn', info: 'info' };
export const motionColours: Record<VehicleMotion, string> = {
  moving: 'status.good.fg',
  stopped: 'status.neutral.fg',
  offline: 'status.bad.fg',
};

const ARROW_PATH = 'M14 3 L23 24 L14 19 L5 24 Z';
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

function createIcon(): SVGSVGElement {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 28 28');
  svg.setAttribute('aria-hidden', 'true');
  const arrow = document.createElementNS(SVG_NAMESPACE, 'path');
  const disc = document.createElementNS(SVG_NAMESPACE, 'circle');
  arrow.setAttribute('d', ARROW_PATH);
  for (const name of ['cx', 'cy']) disc.setAttribute(name, '14');
  disc.setAttribute('r', '8');
  svg.append(arrow, disc);
  return svg;
}

/** Vehicles with a known heading that are not stopped are shown as an arrow, others as a disc. */
export const hasArrow = ({ motion, heading }: Pick<MapVehicle, 'motion' | 'heading'>) =>
  motion !== 'stopped' && heading !== null;

/** Creates the marker of a vehicle: an icon with its plate. It has an inner element because the engine transforms the outer one. */
export function createVehicleElement(plate: string, onSelect: () => void) {
  const element = document.createElement('div');
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'consign-vehicle', tabIndex: -1 });
  const svg = createIcon();
  const plateLabel = document.createElement('span');
  plateLabel.textContent = plate;
  button.append(svg, plateLabel);
  button.style.inset = '-14px auto auto -14px';
  element.append(button);
  button.addEventListener('click', onSelect);
  const [arrow, disc] = [...svg.children];

  const update = (vehicle: MapVehicle, label: string, isSelected: boolean) => {
    const isArrow = hasArrow(vehicle);
    arrow?.toggleAttribute('hidden', !isArrow);
    disc?.toggleAttribute('hidden', isArrow);
    if (arrow instanceof SVGElement) arrow.style.display = isArrow ? '' : 'none';
    if (disc instanceof SVGElement) disc.style.display = isArrow ? 'none' : '';
    svg.style.transform = isArrow ? `rotate(${vehicle.heading}deg)` : '';
    button.dataset['tone'] = motionTones[vehicle.motion];
    if (isArrow) button.dataset['heading'] = String(vehicle.heading);
    else delete button.dataset['heading'];
    button.toggleAttribute('data-coarse', vehicle.isCoarse === true);
    const { alert }: MarkedVehicle = vehicle;
    if (alert) button.dataset['alert'] = alertTones[alert];
    else delete button.dataset['alert'];
    button.setAttribute('aria-label', label);
    button.setAttribute('aria-current', String(isSelected));
  };
  return { element, update };
}
