import { useEffect, useEffectEvent } from 'react';

/** A picture that is pasted anywhere on the page. Text goes where it is pasted into, also when a picture comes with it. */
export function usePastedPicture(onPasted: (picture: Blob) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (data === null || data.getData('text/plain') !== '') return;
    const picture = [...data.files].find(({ type }) => type.startsWith('image/'));
    if (picture === undefined) return;
    event.preventDefault();
    onPasted(picture);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
