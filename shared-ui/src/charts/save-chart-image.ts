import { saveFile } from '../files/save-file.ts';

type ChartImage = {
  svg: SVGSVGElement;
  title: string;
  legend: readonly { colour: string; text: string }[];
  colours: { ground: string; text: string };
  name: string;
};

const FONT = "'Inter Variable', 'Noto Sans Sinhala Variable', system-ui, sans-serif";
const PADDING = 24;
const TITLE_HEIGHT = 40;
const LINE_HEIGHT = 22;
/** Twice the resolution, for print. */
const SCALE = 2;

async function renderSvg(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(width),
    height: String(height),
  }))
    copy.setAttribute(name, value);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Saves a PNG of a chart with its title and legend. @throws if the browser cannot render it */
export async function saveChartImage({ svg, title, legend, colours, name }: ChartImage): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = await renderSvg(svg, width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [
    (width + PADDING * 2) * SCALE,
    (height + TITLE_HEIGHT + LINE_HEIGHT * legend.length + PADDING * 2) * SCALE,
  ];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colours.text;
  context.font = `600 16px ${FONT}`;
  context.fillText(title, PADDING, PADDING + 14);
  context.drawImage(image, PADDING, PADDING + TITLE_HEIGHT, width, height);
  context.font = `13px ${FONT}`;
  for (const [i, { colour, text }] of legend.entries()) {
    const top = PADDING + TITLE_HEIGHT + height + LINE_HEIGHT * i + 8;
    context.fillStyle = colour;
    context.fillRect(PADDING, top, 10, 10);
    context.fillStyle = colours.text;
    context.fillText(text, PADDING + 18, top + 10);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  saveFile(blob, `${name}.png`);
}
