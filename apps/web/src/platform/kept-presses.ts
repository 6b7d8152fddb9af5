const longestWait = 30_000;

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('button') : null;

/** React notes on each element that it has taken over what it hears of. */
const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Keeps presses on buttons that the server drew and whose script is not there yet, and does them when it is. React takes
 * over what it can when it hears of a press, and stops and forgets the press where it cannot.
 */
export function keepPresses(): void {
  const wanted = new Set<HTMLButtonElement>();

  function doWhenTakenOver(button: HTMLButtonElement, until: number): void {
    requestAnimationFrame(() => {
      if (!wanted.has(button)) return;
      if (button.isConnected && Date.now() < until && !isTakenOver(button)) {
        doWhenTakenOver(button, until);
        return;
      }
      wanted.delete(button);
      if (isTakenOver(button)) button.click();
    });
  }

  const hear = (event: Event) => {
    const button = buttonOf(event);
    if (button === null || isTakenOver(button) || wanted.has(button)) return;
    wanted.add(button);
    doWhenTakenOver(button, Date.now() + longestWait);
  };
  // What comes as far as this was not stopped.
  const letGo = (event: Event) => {
    const button = buttonOf(event);
    if (button !== null) wanted.delete(button);
  };
  addEventListener('click', hear, { capture: true });
  addEventListener('click', letGo);
}
