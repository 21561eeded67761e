/** Turning a tile by hand, and showing that it turns. */

const QUARTER = Math.PI / 2;

/** Turns what is drawn in `node` into its new place whenever `quarters` changes. */
export function spin(node: HTMLElement, given: { quarters: number; still: boolean }) {
  let { quarters } = given;
  return {
    update(now: { quarters: number; still: boolean }) {
      const by = now.quarters - quarters;
      quarters = now.quarters;
      if (by && !now.still) {
        node.animate([{ transform: `rotate(${-90 * by}deg)` }, { transform: 'none' }], {
          duration: 180,
          easing: 'ease-out',
        });
      }
    },
  };
}

/** One finger drawn round the middle of the tile that is put down, or two fingers twisted anywhere on the board. */
export function twist(node: HTMLElement, turn: (quarters: number) => void) {
  const fingers = new Map<number, PointerEvent>();
  let middle: DOMRect | null = null;
  let begun: number | null = null;
  let twisted = false;

  function angle(): number | null {
    const [one, other] = [...fingers.values()];
    if (one && other) return Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX);
    if (!one || !middle) return null;
    const [x, y] = [one.clientX - middle.x - middle.width / 2, one.clientY - middle.y - middle.height / 2];
    return Math.hypot(x, y) < 8 ? null : Math.atan2(y, x);
  }

  function down(event: PointerEvent) {
    if (!fingers.size) twisted = false;
    fingers.set(event.pointerId, event);
    middle = (event.target as Element).closest('[data-put]')?.getBoundingClientRect() ?? null;
    begun = angle();
  }

  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    const now = angle();
    if (now === null) return;
    begun ??= now;
    const by = Math.atan2(Math.sin(now - begun), Math.cos(now - begun));
    if (Math.abs(by) > QUARTER / 2) {
      begun += Math.sign(by) * QUARTER;
      twisted = true;
      turn(Math.sign(by));
    }
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    begun = null;
  }

  /** The click at the end of a twist is none. */
  function click(event: MouseEvent) {
    if (!twisted) return;
    twisted = false;
    event.stopPropagation();
    event.preventDefault();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return {
    destroy() {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    },
  };
}

/** Turns by the wheel: one quarter for each notch. */
export function notches(): (event: WheelEvent) => number {
  let sum = 0;
  let last = 0;
  return (event) => {
    if (event.timeStamp - last > 300) sum = 0;
    last = event.timeStamp;
    sum += event.deltaY || event.deltaX;
    if (Math.abs(sum) < 40) return 0;
    const way = Math.sign(sum);
    sum = 0;
    return way;
  };
}
