import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { classes } from '#ui/classes.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { placeAtFreeEdge } from './free-edge.ts';
import { dismissToast, type ShownToast, type ToastTone, useShownToast } from './toast-message.ts';

type ToasterProps = {
  /** Names the region in which messages appear. */
  regionLabel: string;
  /** Read before each message by screen readers. */
  announcementLabel: string;
  closeLabel: string;
  milliseconds?: number;
};

const styles: Record<ToastTone, { edge: string; icon: string; Icon: typeof Info }> = {
  plain: { edge: 'border-hairline bg-surface', icon: 'text-sky', Icon: Info },
  success: { edge: 'border-hairline bg-surface', icon: 'text-leaf', Icon: CircleCheck },
  destructive: { edge: 'border-berry bg-berry-soft', icon: 'text-berry', Icon: CircleAlert },
};

/** Who may want to take something back needs time to decide. */
const actionMilliseconds = 12_000;

/** One message at a time, for five seconds, longer while pointed at or focused. Mount it once. */
export function Toaster(props: ToasterProps) {
  const toast = useShownToast();
  // The region carries style attributes, which the content security policy refuses in served HTML.
  if (!useIsMounted()) return null;
  return (
    <Toast.Provider
      label={props.announcementLabel}
      duration={props.milliseconds ?? 5000}
      swipeDirection="right"
    >
      {toast && <Message key={toast.id} toast={toast} closeLabel={props.closeLabel} />}
      <Toast.Viewport
        label={props.regionLabel}
        className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-50 m-0 flex list-none flex-col p-4 outline-none data-[edge=top]:top-17 data-[edge=top]:bottom-auto sm:left-auto sm:w-110 sm:p-6"
      />
    </Toast.Provider>
  );
}

function Message({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const tone = toast.tone ?? 'plain';
  const { edge, icon, Icon } = styles[tone];
  return (
    <Toast.Root
      ref={placeAtFreeEdge}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      data-tone={tone}
      {...(toast.action && { duration: actionMilliseconds })}
      onOpenChange={(isOpen) => !isOpen && dismissToast(toast.id)}
      className={classes(
        'flex animate-rise items-start gap-3 rounded-card border py-3.5 pr-2 pl-4 shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={classes('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 py-px">
        <Toast.Title className="font-semibold leading-snug">{toast.title}</Toast.Title>
        {toast.description && (
          <Toast.Description className="mt-0.5 text-muted text-sm">
            {toast.description}
          </Toast.Description>
        )}
      </div>
      {toast.action && (
        <Toast.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          className="-my-1.5 min-h-11 shrink-0 rounded-control px-3 font-semibold text-leaf transition-colors hover:bg-leaf-soft"
        >
          {toast.action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label={closeLabel}
        className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
