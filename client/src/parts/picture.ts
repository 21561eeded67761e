/** A picture of the board as it stands: its drawing, with the styles that a file of its own needs. */

const COPIED = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linejoin', 'stroke-linecap', 'stroke-dasharray',
  'opacity', 'transform', 'transform-origin', 'transform-box', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
  'visibility', 'display', 'filter', 'stop-color', 'stop-opacity', 'paint-order',
];
const WIDTH = 1200;
const TITLE = 90;

export async function downloadPicture(game: string, title: string): Promise<void> {
  const drawing = largestDrawing();
  if (!drawing) return;
  const png = await paint(drawing, title);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(png);
  link.download = `${game}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function largestDrawing(): SVGSVGElement | undefined {
  const area = (one: Element) => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  return [...document.querySelectorAll<SVGSVGElement>('.board svg')].sort((one, other) => area(other) - area(one))[0];
}

async function paint(drawing: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const tall = Math.round((WIDTH * height) / width);
  const copy = withStyles(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(WIDTH));
  copy.setAttribute('height', String(tall));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, tall + TITLE];
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  context.fillStyle = style.getPropertyValue('--ground');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.getPropertyValue('--text');
  context.font = `600 42px ${style.getPropertyValue('--serif')}`;
  context.fillText(title, 24, 60, WIDTH - 48);
  context.drawImage(image, 0, TITLE);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))),
  );
}

/** A copy of a drawing that looks the same without the page's style sheets. */
function withStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const target = copies[at] as SVGElement;
    for (const name of COPIED) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'none' ? true : name === 'fill' || name === 'stroke' || name === 'display') {
        target.style.setProperty(name, value);
      }
    }
  });
  return copy;
}
