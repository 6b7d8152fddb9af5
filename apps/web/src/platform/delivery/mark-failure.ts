/** Why a part of the page is not there: nobody answers, or the server does and does not have it. */
export type DeliveryFailure = 'unreachable' | 'lost';

/** Shows the notice that came with the document (`app/failure-notice.ts`), or takes it away. */
export function markFailure(failure?: DeliveryFailure): void {
  const { dataset } = document.documentElement;
  if (failure) dataset.failure = failure;
  else delete dataset.failure;
}

const patience = 5000;

export async function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  const options = { method: 'HEAD', cache: 'no-store', signal } as const;
  return fetch('/boot.js', options).then(
    ({ ok }) => ok,
    () => false,
  );
}
