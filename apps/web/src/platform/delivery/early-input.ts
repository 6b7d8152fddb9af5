declare global {
  /** Controls pressed and forms sent before they were alive, in order (`boot.js`). */
  var earlyPresses: Set<HTMLElement> | undefined;
}

/** Does what was typed, chosen and pressed in a region before it was hydrated. */
export function replayEarlyInput(region: HTMLElement): void {
  for (const field of region.querySelectorAll<HTMLElement>('input, textarea, select'))
    if (isAlive(field)) replayField(field);
  for (const control of globalThis.earlyPresses ?? []) {
    if (!region.contains(control) || !isAlive(control)) continue;
    globalThis.earlyPresses?.delete(control);
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else press(control);
  }
}

/** A section inside may still be waiting for its script. */
const isAlive = (element: Element) => element.closest('[data-waiting]') === null;

function replayField(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) replaySelect(field);
  if (field instanceof HTMLTextAreaElement) replayText(field);
  if (field instanceof HTMLInputElement) replayInput(field);
}

function replayInput(field: HTMLInputElement): void {
  if (field.type === 'checkbox' || field.type === 'radio') replayChoice(field);
  else if (field.type !== 'file') replayText(field);
  else if (field.files?.length) field.dispatchEvent(changed());
}

const changed = () => new Event('change', { bubbles: true });

function replaySelect(field: HTMLSelectElement): void {
  const [rendered] = field.querySelectorAll<HTMLOptionElement>('option[selected]');
  const isChanged = field.value !== (rendered ?? field.options[0])?.value;
  if (isChanged) field.dispatchEvent(changed());
}

function replayChoice(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // Another radio button of the group is clicked, which takes the choice from this one.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React ignores an event after which the value is what it last saw or set: it is shown the server's value first. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Headless components react to the pointer's way down, others to the click. */
function press(control: HTMLElement): void {
  const init = { bubbles: true, cancelable: true, button: 0 };
  control.dispatchEvent(new PointerEvent('pointerdown', init));
  control.dispatchEvent(new MouseEvent('mousedown', init));
  control.dispatchEvent(new PointerEvent('pointerup', init));
  control.dispatchEvent(new MouseEvent('mouseup', init));
  control.click();
}
