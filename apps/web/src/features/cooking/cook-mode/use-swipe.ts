import { type PointerEvent, useRef } from 'react';
import { isForPage } from './for-page.ts';

/** Shorter or steeper movements are no swipe. */
const minPixels = 56;
const flatness = 1.5;
/** From here on a movement is no press any more. */
const pressPixels = 10;

/**
 * Reports swipes with a finger or a pen: `onSwipe(1)` forwards, `onSwipe(-1)` back. The piece follows the finger where
 * the reader has nothing against movement. Give it `touch-action: pan-y`, so that it still scrolls.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; pointer: number } | null>(null);

  function follow(piece: HTMLElement, pixels: number): void {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    piece.style.translate = pixels === 0 || isStill ? '' : `${pixels / 2}px`;
  }

  function moved(event: PointerEvent): { across: number; isFlat: boolean } | null {
    if (start.current?.pointer !== event.pointerId) return null;
    const across = event.clientX - start.current.x;
    const isFlat = Math.abs(across) > flatness * Math.abs(event.clientY - start.current.y);
    return { across, isFlat };
  }

  function end(event: PointerEvent<HTMLElement>): void {
    follow(event.currentTarget, 0);
    start.current = null;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.pointerType === 'mouse' || !event.isPrimary || !isForPage(event)) return;
      start.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const way = moved(event);
      if (way === null || !way.isFlat || Math.abs(way.across) < pressPixels) return;
      // A swipe that begins on a button does not press it.
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event.currentTarget, way.across);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const way = moved(event);
      end(event);
      if (way?.isFlat && Math.abs(way.across) >= minPixels) onSwipe(way.across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
