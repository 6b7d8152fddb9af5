import {
  discardRecipeImport,
  maxArchiveBytes,
  type RecipeImport,
} from '@pomona/contract/admin/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { importKey } from './queries.ts';
import { sendArchive } from './send-archive.ts';

/** What is wrong with a file before it is sent. */
export type ArchiveProblem = 'empty' | 'too_large';

export function problemOf(file: File): ArchiveProblem | null {
  if (file.size === 0) return 'empty';
  return file.size > maxArchiveBytes ? 'too_large' : null;
}

const isOfFile = (found: RecipeImport, file: File) =>
  found.name === file.name.slice(-200) && found.bytes === file.size;

/** The upload of an archive, with the file that is sent; an upload that broke off goes on with the same file. */
export function useArchiveUpload(found: RecipeImport | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isCancelled, setIsCancelled] = useState(false);
  const stop = useRef<AbortController>(null);
  const show = (next: RecipeImport | null) => queryClient.setQueryData(importKey, next);

  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      const controller = new AbortController();
      stop.current = controller;
      const isOpen = found?.state === 'uploading';
      if (isOpen && !isOfFile(found, chosen)) await discard(found.id);
      const begun = isOpen && isOfFile(found, chosen) ? found : null;
      return sendArchive(api, chosen, { begun, signal: controller.signal, onProgress: show });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKey }),
  });

  const discard = (id: string) =>
    api.call(discardRecipeImport, { params: { id } }).catch((error: unknown) => {
      // It is gone, as it was to be.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    });

  useEffect(() => () => stop.current?.abort(), []);

  return {
    file,
    send(chosen: File) {
      setFile(chosen);
      setIsCancelled(false);
      sending.mutate(chosen);
    },
    cancel() {
      setIsCancelled(true);
      stop.current?.abort();
    },
    isSending: sending.isPending,
    error: sending.isPending || isCancelled ? null : sending.error,
  };
}

export type ArchiveUpload = ReturnType<typeof useArchiveUpload>;
