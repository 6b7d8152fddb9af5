import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { RoomCard } from './room-card.tsx';

/** Says honestly that a room is not there yet. */
export function RoomToCome(props: { icon: LucideIcon; title: string; sentence: string }) {
  const translate = useTranslations('shell');
  return (
    <RoomCard icon={props.icon} title={props.title} text={props.sentence}>
      <Button asChild size="large">
        <Link to="/recipes">{translate('browseRecipes')}</Link>
      </Button>
    </RoomCard>
  );
}
