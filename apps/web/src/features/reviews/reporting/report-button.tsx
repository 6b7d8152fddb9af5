import type { Review } from '@pomona/contract/reviews';
import { reportReview } from '@pomona/contract/reviews/reports';
import { Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useApi } from '#platform/services.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { useAuthorName } from '../use-author-name.ts';

const ReportDialog = lazyPart(
  async () => (await import('#product/reporting/report-dialog.tsx')).ReportDialog,
);

/** The menu of somebody else's review: it can be reported (REV-07). */
export function ReportButton({ review }: { review: Review }) {
  const t = useTranslations('reviews.report');
  const api = useApi();
  const author = useAuthorName(review);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('menu', { name: author })}
            className="size-9"
            icon={<Ellipsis aria-hidden="true" className="size-4.5" />}
          />
        }
      >
        <MenuItem
          icon={<Flag aria-hidden="true" className="size-4.5" />}
          onSelect={() => setIsOpen(true)}
        >
          {t('report')}
        </MenuItem>
      </Menu>
      {isOpen && (
        <ReportDialog
          namespace="reviews.report"
          onReport={(body) => api.call(reportReview, { params: { reviewId: review.id }, body })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
