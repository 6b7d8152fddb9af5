import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PictureChoice } from '#features/recipe-writing/draft/draft.ts';
import { type PictureProblem, readPictureFile } from './picture-file.ts';

/** A save that waits for a picture: a large file takes a moment to read. */
interface WaitingSave {
  readonly isWaiting: boolean;
  /** Saves at once, or as soon as the picture is read; not at all where it turns out to be none. */
  save(): void;
  readonly onReading: OnReading;
}

/** Called when the reading of a file begins, and how it ends. */
export type OnReading = (state: 'begun' | 'taken' | 'refused') => void;

export function useWaitingSave(save: () => void): WaitingSave {
  const [isReading, setIsReading] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (!isWaiting || isReading) return;
    setIsWaiting(false);
    saveNow();
  }, [isWaiting, isReading]);
  return {
    isWaiting,
    save: () => (isReading ? setIsWaiting(true) : save()),
    onReading(state) {
      setIsReading(state === 'begun');
      if (state === 'refused') setIsWaiting(false);
    },
  };
}

interface Reading {
  readonly onChange: (choice: PictureChoice) => void;
  readonly onReading: OnReading;
  /** Nothing is taken meanwhile. */
  readonly isSaving: boolean;
}

/** Reads picture files. Of several choices the last one counts, however long each takes to read. */
export function usePictureReading({ onChange, onReading, isSaving }: Reading) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const turn = useRef(0);

  async function take(picture: Blob): Promise<void> {
    if (isSaving) return;
    turn.current += 1;
    const own = turn.current;
    onReading('begun');
    const read = await readPictureFile(picture);
    if (own !== turn.current) return;
    setProblem('problem' in read ? read.problem : null);
    if ('data' in read) onChange({ kind: 'file', data: read.data });
    onReading('data' in read ? 'taken' : 'refused');
  }

  /** Anything but a file. */
  function choose(choice: PictureChoice): void {
    turn.current += 1;
    onReading('taken');
    setProblem(null);
    onChange(choice);
  }
  return { problem, take, choose };
}
