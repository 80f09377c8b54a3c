/** A copy of what is dragged that follows the pointer, with the place it would be dropped at. */
export function createGhost(name: string) {
  const ghost = document.createElement('div');
  ghost.setAttribute('aria-hidden', 'true');
  const title = document.createElement('div');
  const place = document.createElement('div');
  title.textContent = name;
  ghost.append(title, place);
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '2000',
    pointerEvents: 'none',
    maxWidth: '260px',
    padding: '6px 10px',
    borderRadius: '6px',
    fontSize: '13px',
    background: 'var(--ui-colors-bg-inverted)',
    color: 'var(--ui-colors-fg-inverted)',
    boxShadow: '0 4px 14px rgb(0 0 0 / 25%)',
  });
  Object.assign(title.style, { fontWeight: '600', overflow: 'hidden', textOverflow: 'ellipsis' });
  document.body.append(ghost);
  return {
    moveTo: (x: number, y: number) => {
      ghost.style.transform = `translate(${x + 12}px, ${y + 12}px)`;
    },
    setPlace: (text: string) => {
      if (place.textContent !== text) place.textContent = text;
    },
    remove: () => ghost.remove(),
  };
}

/** Marks the row and the time at which the trip would start. */
export function createDropLine(canvas: HTMLElement) {
  const line = document.createElement('div');
  line.setAttribute('data-drop-line', '');
  line.hidden = true;
  canvas.append(line);
  return {
    show: ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
      line.hidden = false;
      line.style.transform = `translate(${x}px, ${y}px)`;
      line.style.width = `${width}px`;
      line.style.height = `${height}px`;
    },
    hide: () => {
      line.hidden = true;
    },
    setRefused: (isRefused: boolean) => line.setAttribute('data-drop-line', isRefused ? 'refused' : ''),
    remove: () => line.remove(),
  };
}
