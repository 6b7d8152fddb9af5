import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { retryingImport } from './retrying-import.ts';
import { isServerDrawn } from './server-drawn.ts';

/** Each comes before anything that a part further down could be asked to do; `boot.js` listens for the same. */
const acts = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

let acted: Promise<void> | undefined;

/**
 * Resolves when the reader first does anything: moves the pointer, touches, scrolls, presses a key. At once where the
 * browser drew the page itself.
 */
export function firstAct(): Promise<void> {
  const isBefore = isServerDrawn() && document.documentElement.dataset.acted === undefined;
  acted ??= isBefore ? nextAct() : Promise.resolve();
  return acted;
}

function nextAct(): Promise<void> {
  const listening = new AbortController();
  return new Promise((resolve) => {
    const options = { capture: true, passive: true, once: true, signal: listening.signal };
    const act = () => {
      listening.abort();
      resolve();
    };
    for (const name of acts) addEventListener(name, act, options);
  });
}

/** Whether the reader has done anything yet; what nobody can see or ask for before need not be fetched before. */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    let isHere = true;
    void firstAct().then(() => isHere && setHasActed(true));
    return () => {
      isHere = false;
    };
  }, []);
  return hasActed;
}

/**
 * A part of a page whose script waits for the reader's first act: what the server drew of it stands until its script is
 * there, whatever else of the page changes meanwhile and however often it has to be asked for. The server gives the part itself as `drawn`:
 * `afterFirstAct(load, import.meta.env.SSR ? await load() : undefined)`. `Standby` is what the browser draws where the
 * server drew nothing.
 */
export function afterFirstAct<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawn?: ComponentType<Props>,
  Standby?: ComponentType<Props>,
): ComponentType<Props> {
  const Part: ComponentType<Props> =
    drawn ??
    lazy(async () => {
      await firstAct();
      return { default: await retryingImport(load) };
    });
  return memo(function PartAfterFirstAct(props: Props) {
    // A change that came to the boundary at once would take down what the server drew in it.
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={Standby && <Standby {...shown} />}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  });
}
