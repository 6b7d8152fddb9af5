import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

/** What the button gets until its menu is there. */
interface WaitingButton {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  onClick(): void;
  onPointerEnter(): void;
  onFocus(): void;
}

interface OnDemandMenuProps {
  /** Fetches the menu's code ahead. */
  readonly load: () => Promise<unknown>;
  /** The same code as a lazy component: a menu that is open when it first appears. */
  readonly menu: ComponentType<{ trigger: ReactNode }>;
  readonly button: (waiting?: WaitingButton) => ReactNode;
}

/**
 * Ties a button to a menu whose code comes when somebody reaches for the button: a first visit that opens no menu
 * does not pay for one.
 */
export function OnDemandMenu({ load, menu: Menu, button }: OnDemandMenuProps) {
  const [isRequested, setRequested] = useState(false);
  const ahead = () => void load().catch(() => undefined);
  const waiting: WaitingButton = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setRequested(true),
    onPointerEnter: ahead,
    onFocus: ahead,
  };
  if (!isRequested) return button(waiting);
  return (
    <Suspense fallback={button(waiting)}>
      <Menu trigger={button()} />
    </Suspense>
  );
}
