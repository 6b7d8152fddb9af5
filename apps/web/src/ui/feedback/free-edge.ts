type Edge = 'bottom' | 'top';

const controls = 'form :is(input, select, textarea, button)';

/** Where a message covers less of a form, the field with the focus first: its list moves by `data-edge`. */
export function placeAtFreeEdge(message: HTMLElement | null): void {
  const region = message?.parentElement;
  if (!region) return;
  const coveredAt = (edge: Edge): number => {
    region.dataset.edge = edge;
    const place = message.getBoundingClientRect();
    let covered = 0;
    for (const control of document.querySelectorAll(controls)) {
      const area = sharedArea(place, control.getBoundingClientRect());
      covered += control === document.activeElement ? area * 1000 : area;
    }
    return covered;
  };
  const atBottom = coveredAt('bottom');
  if (atBottom > 0 && coveredAt('top') >= atBottom) region.dataset.edge = 'bottom';
}

function sharedArea(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
