import type { DeliveryFailure } from '#platform/delivery/mark-failure.ts';
import type { Translate } from '#platform/language/messages.ts';
import { escapeHtml } from './document.ts';

const look =
  'hidden sticky bottom-(--bottom-bar,0px) z-40 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-hairline border-t bg-surface px-4 py-3 text-center print:hidden!';
const shown: Record<DeliveryFailure, string> = {
  unreachable: '[[data-failure=unreachable]_&]:flex',
  lost: '[[data-failure=lost]_&]:flex',
};
const linkLook = 'inline-flex min-h-11 items-center font-semibold text-leaf underline';

/**
 * What is said when parts of the page cannot be had. It comes with the document, since a script for it might be missing
 * as well; a mark on the root shows it (`platform/delivery/mark-failure.ts`). The link leads to where one is: a reload.
 */
export function failureNotice(translate: Translate): string {
  const reload = `<a href="" class="${linkLook}">${escapeHtml(translate('errors.reload'))}</a>`;
  return [
    alert('unreachable', escapeHtml(translate('errors.unreachable'))),
    alert('lost', `<span>${escapeHtml(translate('errors.lost'))}</span>${reload}`),
  ].join('');
}

function alert(failure: DeliveryFailure, content: string): string {
  return `<div role="alert" class="${look} ${shown[failure]}">${content}</div>`;
}
