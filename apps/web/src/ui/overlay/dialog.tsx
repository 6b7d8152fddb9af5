import { X } from 'lucide-react';
import { Dialog as Headless } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title; also what a screen reader reads on opening. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  className?: string;
};

/** A question or a short task in front of the page. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const focusReturn = useFocusReturn();
  // Without a description Radix needs `undefined`, or it warns of a missing one.
  const described = props.description ? {} : { 'aria-describedby': undefined };
  return (
    <Headless.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Headless.Portal>
        <Headless.Overlay className="fixed inset-0 z-40 grid animate-fade place-items-center overflow-y-auto bg-scrim p-4">
          <Headless.Content
            {...described}
            {...focusReturn}
            className={classes(
              'relative w-full max-w-120 animate-rise rounded-hero bg-surface p-6 shadow-float outline-none sm:p-8',
              props.className,
            )}
          >
            <Headless.Title className="pr-10 font-display font-semibold text-2xl">
              {props.title}
            </Headless.Title>
            {props.description && (
              <Headless.Description className="mt-2 text-muted">
                {props.description}
              </Headless.Description>
            )}
            {props.children && <div className="mt-5">{props.children}</div>}
            {props.footer && <DialogFooter>{props.footer}</DialogFooter>}
            <Headless.Close
              aria-label={props.closeLabel}
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-leaf"
            >
              <X aria-hidden="true" className="size-5" />
            </Headless.Close>
          </Headless.Content>
        </Headless.Overlay>
      </Headless.Portal>
    </Headless.Root>
  );
}
