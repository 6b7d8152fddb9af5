import { X } from 'lucide-react';
import { Dialog as Headless } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type SheetSide = 'right' | 'left' | 'bottom';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  side?: SheetSide;
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
};

const positions: Record<SheetSide, string> = {
  right:
    'inset-y-0 right-0 h-dvh w-[calc(100%-3rem)] max-w-100 animate-from-right border-l sm:rounded-l-hero',
  left: 'inset-y-0 left-0 h-dvh w-[calc(100%-3rem)] max-w-100 animate-from-left border-r sm:rounded-r-hero',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] animate-from-bottom rounded-t-hero border-t',
};

/** A panel from an edge of the screen: the menu on phones, the filters. Focus stays inside until it closes. */
export function Sheet(props: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Headless.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Headless.Portal>
        <Headless.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Headless.Content
          {...focusReturn}
          aria-describedby={undefined}
          className={classes(
            'fixed z-40 flex flex-col border-hairline bg-paper shadow-float outline-none',
            positions[props.side ?? 'right'],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-hairline border-b py-3 pr-3 pl-5">
            <Headless.Title className="font-display font-semibold text-xl">
              {props.title}
            </Headless.Title>
            <Headless.Close
              aria-label={props.closeLabel}
              className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-leaf"
            >
              <X aria-hidden="true" className="size-5" />
            </Headless.Close>
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain p-5">{props.children}</div>
          {props.footer && (
            <div className="flex gap-3 border-hairline border-t bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {props.footer}
            </div>
          )}
        </Headless.Content>
      </Headless.Portal>
    </Headless.Root>
  );
}
