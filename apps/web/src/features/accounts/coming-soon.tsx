import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { NoticeCard } from './notice-card.tsx';

/** A page that is not there yet. */
export function ComingSoon(props: { icon: LucideIcon; title: string; sentence: string }) {
  const translate = useTranslations('shell');
  return (
    <NoticeCard icon={props.icon} title={props.title} text={props.sentence}>
      <Button asChild size="large">
        <Link to="/recipes">{translate('browseRecipes')}</Link>
      </Button>
    </NoticeCard>
  );
}
