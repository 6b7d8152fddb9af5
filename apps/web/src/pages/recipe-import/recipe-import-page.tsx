import type { User } from '@pomona/contract/accounts';
import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import { useNavigate } from '@tanstack/react-router';
import { SquareArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { ImportForm } from '#features/recipe-exchange/importing/import-form.tsx';
import { useImporting } from '#features/recipe-exchange/importing/use-importing.ts';
import { storeImportedDraft } from '#features/recipe-writing/draft/imported-draft.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { PageHeading } from '#ui/page-heading.tsx';

/** Fetched when there is something to look over. */
const loadFound = async () => (await import('./found.tsx')).Found;
const Found = lazyPart(loadFound);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recipe-import.title'),
    description: translate('recipe-import.description'),
    isPrivate: true,
  };
}

export function Page() {
  const t = useTranslations('recipe-import');
  return (
    <SignInGate icon={SquareArrowDown} prompt={t('prompt')} lead={t('lead')}>
      {(user) => <Import user={user} key={user.id} />}
    </SignInGate>
  );
}

function Import({ user }: { user: User }) {
  const t = useTranslations('recipe-import');
  const navigate = useNavigate();
  const importing = useImporting(user.id);
  const { entered, enter, isReading } = importing;
  useEffect(() => {
    // Its script comes while the server reads.
    if (isReading) void loadFound().catch(() => undefined);
  }, [isReading]);

  function take({ draft }: ImportedRecipe): void {
    storeImportedDraft(draft);
    // The form keeps it from here on; of several the others are still to be taken.
    if (entered.found?.length === 1) enter({ found: null });
    void navigate({ to: '/recipes/new' });
  }
  return (
    <div className="page-width py-10 md:py-14">
      <div className="mx-auto max-w-200">
        <PageHeading lead={entered.found === null ? t('intro') : undefined}>
          {t('title')}
        </PageHeading>
        <div className="mt-8">
          {entered.found === null ? (
            <ImportForm importing={importing} />
          ) : (
            <Found
              found={entered.found}
              onChange={(found) => enter({ found })}
              onChosen={take}
              onAgain={() => enter({ found: null })}
            />
          )}
        </div>
      </div>
    </div>
  );
}
