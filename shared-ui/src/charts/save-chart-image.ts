import { saveFile } from '../import/save-file.ts';

type Picture = {
  svg: SVGSVGElement;
  title: string;
  legend: readonly { colour: string; text: string }[];
  colours: { ground: string; text: string };
  name: string;
};

const FONT = "'Inter Variable', 'Noto Sans Sinhala Variable', system-ui, sans-serif";
const PADDING = 24;
const HEAD = 40;
const LINE = 22;
/** Sharp on paper too. */
const SCALE = 2;

async function drawingOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
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

/** A PNG of a chart with its title and what its colours mean. @throws when the browser draws none */
export async function saveImage({ svg, title, legend, colours, name }: Picture): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const image = await drawingOf(svg, width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [
    (width + PADDING * 2) * SCALE,
    (height + HEAD + LINE * legend.length + PADDING * 2) * SCALE,
  ];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = colours.text;
  context.font = `600 16px ${FONT}`;
  context.fillText(title, PADDING, PADDING + 14);
  context.drawImage(image, PADDING, PADDING + HEAD, width, height);
  context.font = `13px ${FONT}`;
  for (const [i, { colour, text }] of legend.entries()) {
    const top = PADDING + HEAD + height + LINE * i + 8;
    context.fillStyle = colour;
    context.fillRect(PADDING, top, 10, 10);
    context.fillStyle = colours.text;
    context.fillText(text, PADDING + 18, top + 10);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('No picture');
  saveFile(blob, `${name}.png`);
}
