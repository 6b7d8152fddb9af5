import { generateImage } from '@pomona/contract/images';
import type { Recipe } from '@pomona/contract/recipes';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { isShown, readPictureFile } from '../fields/picture-file.ts';
import { useKnownRecipes } from '../rows/use-known-recipes.ts';
import type { RecipeSaving } from '../saving/saving.ts';
import type { RecipeFormState } from '../use-recipe-form.ts';

interface Managed {
  readonly recipe: Recipe;
  readonly saving: RecipeSaving;
  readonly state: RecipeFormState;
}

/** What the server could not take as a picture: the address is to blame. */
const addressCodes = ['image_not_loaded', 'image_unreadable', 'image_address_refused'];

/** The picture of a saved recipe, changed at once; what is typed in the form stays as it is, unsaved. */
export function usePictureChanges(managed: Managed) {
  const t = useTranslations('recipe-form.manager');
  const [address, setAddress] = useState('');
  /** Chosen, and not saved: it is being sent, or could not be. */
  const [file, setFile] = useState<string | null>(null);
  const { shown, problem, setProblem, fail, change, generation } = useCalls(managed);
  const isBusy = change.isPending || generation.isPending;

  async function updateAddress(): Promise<void> {
    const image = address.trim();
    const invalid = { title: t('invalidUrl'), description: t('invalidUrlText') };
    if (!(await mayBePicture(image))) return fail(invalid);
    const failed = { title: t('updateFailed'), description: t('updateText') };
    change.mutate(image, {
      onSuccess: () => setAddress(''),
      onError(error) {
        const isInvalid = error instanceof ApiError && addressCodes.includes(error.code ?? '');
        fail(isInvalid ? invalid : failed, error);
      },
    });
  }

  function upload(data: string): void {
    setFile(data);
    change.mutate(data, {
      onSuccess: () => setFile(null),
      onError: (error) => fail({ title: t('uploadFailed'), description: t('uploadText') }, error),
    });
  }

  async function takeFile(picture: Blob): Promise<void> {
    if (isBusy) return;
    const read = await readPictureFile(picture);
    if ('data' in read) return upload(read.data);
    setFile(null);
    fail({ title: t('uploadFailed'), description: t(`problem.${read.problem}`) });
  }

  return {
    ...{ shown, file, address, problem, isBusy, takeFile, updateAddress },
    isGenerating: generation.isPending,
    typeAddress(text: string): void {
      setAddress(text);
      setProblem(null);
    },
    generate: () => generation.mutate(),
    sendAgain: () => file !== null && upload(file),
    dropFile(): void {
      setFile(null);
      setProblem(null);
    },
  };
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;

/** The policy of the page lets it show no picture from elsewhere: those the server loads, and refuses what is none. */
async function mayBePicture(address: string): Promise<boolean> {
  return /^data:/i.test(address) ? isShown(address) : /^https?:\/\/\S+$/i.test(address);
}

/** The calls, and what becomes of their answers. */
function useCalls({ recipe, saving, state }: Managed) {
  const t = useTranslations('recipe-form.manager');
  const api = useApi();
  const known = useKnownRecipes();
  const [shown, setShown] = useState(recipe);
  const [problem, setProblem] = useState<string | null>(null);

  function adopt(saved: Recipe): void {
    setShown(saved);
    setProblem(null);
    state.rebase(saved.version);
    state.type({ picture: { kind: 'kept' } });
    known.put(saved);
    showToast({ title: t('updated'), tone: 'success' });
  }

  function fail(failure: { title: string; description: string }, error?: unknown): void {
    const detail = error instanceof ApiError ? error.detail : null;
    setProblem(detail ?? failure.description);
    showToast({ ...failure, tone: 'destructive' });
  }

  /** A press on Save waits meanwhile. */
  const waiting = {
    onMutate: () => state.onReading('begun'),
    onSettled: (_answer: unknown, error: Error | null) =>
      state.onReading(error === null ? 'taken' : 'refused'),
  };
  const change = useMutation({
    ...waiting,
    mutationFn: (image: string) => {
      if (state.base === null) throw new Error('A recipe that is not saved has no picture');
      const { texts, version } = state.base;
      return saving.change(recipe.id, { ...texts, image, version });
    },
    onSuccess: adopt,
  });
  const generation = useMutation({
    ...waiting,
    mutationFn: () => {
      const title = state.draft.title.trim() || recipe.title;
      return api.call(generateImage, { body: { recipe_id: recipe.id, recipe_title: title } });
    },
    onSuccess: ({ image_url: image, version }) => adopt({ ...shown, image, version }),
    onError: (error) =>
      fail({ title: t('generationFailed'), description: t('generationText') }, error),
  });
  return { shown, problem, setProblem, fail, change, generation };
}
