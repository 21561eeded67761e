/** Whoever plays by keyboard stays on the board when what had the focus is gone. */

/** `attach` belongs to a part of a board; `mend` is to be called after every change, with where the focus shall go. */
export function keepFocus(): { attach: (part: HTMLElement) => () => void; mend: (home: () => HTMLElement | null | undefined) => void } {
  let within = false;
  return {
    attach(part) {
      const come = () => (within = true);
      const leave = (event: FocusEvent) => {
        if (event.relatedTarget) within = part.contains(event.relatedTarget as Node);
      };
      part.addEventListener('focusin', come);
      part.addEventListener('focusout', leave);
      return () => {
        part.removeEventListener('focusin', come);
        part.removeEventListener('focusout', leave);
      };
    },
    mend(home) {
      if (within && document.activeElement === document.body) home()?.focus();
    },
  };
}
