const FALLBACK = '#3d56d4';

/** Resolves a theme colour such as `status.good.fg` in the current mode, in the format that the engines need. */
export function resolveColor(name: string, element: Element): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--ui-colors-${name.replaceAll('.', '-')})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return FALLBACK;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
