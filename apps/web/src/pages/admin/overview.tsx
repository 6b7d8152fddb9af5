import { QuickActions } from '#features/admin/overview/quick-actions.tsx';
import { PlatformStatus } from '#features/admin/status/platform-status.tsx';
import { Offers } from '#features/publication/offers.tsx';

/** How the platform is doing, what is done most often, and what waits to be read. */
export function Overview({ email }: { email: string }) {
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <PlatformStatus />
        <QuickActions email={email} />
      </div>
      <Offers />
    </div>
  );
}
