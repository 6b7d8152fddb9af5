import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useSessionState } from '#platform/services.tsx';
import { adminRoom, rooms } from '../paths.ts';

interface RoomLinksProps {
  /** Look of each link; the current page's carries `aria-current` (NAV-08). */
  readonly className: string;
  readonly onFollow?: () => void;
}

/** The rooms of the house in their order (NAV-01), with the office for administrators only (NAV-02). */
export function RoomLinks({ className, onFollow }: RoomLinksProps) {
  const translate = useTranslations('shell');
  const state = useSessionState();
  const isAdmin = state.status === 'signed-in' && state.user.is_admin;
  const shown = isAdmin ? [...rooms, adminRoom] : rooms;
  return shown.map(({ path, label }) => (
    <li key={path}>
      <Link
        to={path}
        activeOptions={{ exact: path === '/', includeSearch: false }}
        className={className}
        {...(onFollow && { onClick: onFollow })}
      >
        {translate(label)}
      </Link>
    </li>
  ));
}
