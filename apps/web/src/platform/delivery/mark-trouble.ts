/** Why a part of the page is not there: nobody answers, or the server does and does not have it. */
export type Trouble = 'unreachable' | 'lost';

/** Shows the notice that came with the document (`app/trouble-notice.ts`), or takes it away. */
export function markTrouble(trouble?: Trouble): void {
  const { dataset } = document.documentElement;
  if (trouble) dataset.trouble = trouble;
  else delete dataset.trouble;
}

export async function isServerThere(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store' } as const;
  return fetch('/boot.js', options).then(
    ({ ok }) => ok,
    () => false,
  );
}
