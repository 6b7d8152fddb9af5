import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { browserIdle } from './browser-idle.ts';
import { retryingImport } from './retrying-import.ts';
import { SectionBoundary } from './section-boundary.tsx';

interface LazyPartOptions {
  /** `idle`: the script is fetched after the page has loaded, when the browser has nothing else to do. */
  when?: 'now' | 'idle';
  loading?: ReactNode;
  failed?: ReactNode;
}

/** A part of a page with its own script. The server's HTML stays until the script is there; a part that throws fails alone. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'now', ...views }: LazyPartOptions = {},
): ComponentType<Props> {
  const Part = lazyWithRetry(async () => {
    if (when === 'idle') await browserIdle();
    return load();
  });
  return memo((props: Props) => <Section Part={Part} props={props} views={views} />);
}

interface SectionProps<Props> {
  Part: ComponentType<Props>;
  props: Props;
  views: Omit<LazyPartOptions, 'when'>;
}

function Section<Props extends object>({ Part, props, views }: SectionProps<Props>) {
  const [isReady, setIsReady] = useState(false);
  // React replaces server HTML that is not hydrated yet by the fallback when an urgent update arrives; a deferred one waits.
  const deferred = useDeferredValue(props);
  const shown = isReady ? props : deferred;
  return useMemo(
    () => (
      <SectionBoundary {...views}>
        <Part {...shown} />
        <ReadySignal onReady={setIsReady} />
      </SectionBoundary>
    ),
    [Part, shown, views],
  );
}

/** The same without a boundary of its own, for a caller that knows what to show meanwhile. */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await retryingImport(load) }));
}

function ReadySignal({ onReady }: { onReady: (isReady: true) => void }) {
  useEffect(() => {
    onReady(true);
  }, [onReady]);
  return null;
}
