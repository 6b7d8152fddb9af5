import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    layer?: string;
  }
}

interface HistoryLayer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** What lies over a whole page: Back closes it and stays on the page. A reload closes it as well. */
export function useHistoryLayer(layer: string): HistoryLayer {
  const router = useRouter();
  const { history } = router;
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    return history.subscribe(({ location }) => {
      if (location.state.layer !== layer) setIsOpen(false);
    });
  }, [history, isOpen, layer]);

  return {
    isOpen,
    open() {
      setIsOpen(true);
      void router.navigate({
        ...{ to: '.', search: true, hash: true, resetScroll: false },
        state: (state) => ({ ...state, layer }),
      });
    },
    close() {
      setIsOpen(false);
      if (history.location.state.layer === layer) history.back();
    },
  };
}
