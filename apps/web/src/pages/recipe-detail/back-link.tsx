import { Link, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isListBefore, lastList } from '#platform/storage/last-list.ts';

/** Back to the list as it was: filters and place included when one came from there, else with its last filters. */
export function BackLink() {
  const t = useTranslations('recipe-detail.page');
  const router = useRouter();
  function goBack(event: MouseEvent): void {
    const list = lastList();
    if (list === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The picture travels back to its card.
    router.shouldViewTransition = true;
    const { history } = router;
    if (isListBefore()) history.back();
    else history.push(list);
  }
  return (
    <Link
      to="/recipes"
      onClick={goBack}
      className="wide-target inline-flex min-h-11 items-center gap-2 font-semibold text-leaf text-sm no-underline hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t('back')}
    </Link>
  );
}
