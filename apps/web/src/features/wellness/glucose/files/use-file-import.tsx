import {
  type GlucoseFilePreview,
  type GlucoseImport,
  importGlucoseFile,
  maxGlucoseFileBytes,
  previewGlucoseFile,
  undoGlucoseImport,
} from '@pomona/contract/wellness/glucose-files';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { zoneHere } from '../../days.ts';
import { useConsented } from '../../measuring/use-consented.tsx';

export interface FileChoice {
  text: string;
  time_zone: string;
  date_order?: 'dmy' | 'mdy';
}

export interface ShownFile {
  id: string;
  choice: FileChoice;
  preview: GlucoseFilePreview;
}

/** Spreadsheets of some countries are not in UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file is shown first, then stored, and can be undone as a whole. */
export function useFileImport() {
  const t = useTranslations('wellness-diary.glucose.files');
  const api = useApi();
  const [file, setFile] = useState<ShownFile | null>(null);
  const read = useConsented(async (choice: FileChoice) => {
    const preview = await api.call(previewGlucoseFile, { body: choice });
    setFile((known) => ({ id: known?.id ?? newKey(), choice, preview }));
  });
  const undo = useConsented(
    ({ id }: GlucoseImport) => api.call(undoGlucoseImport, { params: { id } }),
    ({ readings }) => showToast({ title: t('undone', { readings }), tone: 'success' }),
  );
  const store = useConsented(
    ({ id, choice }: ShownFile) => api.call(importGlucoseFile, { body: { id, ...choice } }),
    (stored) => {
      setFile(null);
      showToast({
        title: t('stored', { readings: stored.readings }),
        tone: 'success',
        action: { label: t('undo'), onPress: () => undo.send(stored) },
      });
    },
  );

  async function choose(chosen: File): Promise<void> {
    if (chosen.size > maxGlucoseFileBytes) {
      showToast({ title: t('tooLarge'), tone: 'destructive' });
      return;
    }
    read.send({ text: await textOf(chosen), time_zone: zoneHere() });
  }

  return { file, choose, read, store, undo, close: () => setFile(null) };
}
