import { ArchiveButton } from '#features/recipe-exchange/exporting/archive-button.tsx';
import { ExportMenuItems } from '#features/recipe-exchange/exporting/export-menu-items.tsx';
import { OwnRecipes } from '#features/recipe-writing/own/own-recipes.tsx';

/** The member's own recipes, and the files they can be saved as. */
export function OwnRecipesTab({ memberId }: { memberId: string }) {
  return (
    <OwnRecipes
      memberId={memberId}
      fileItems={(recipeId) => <ExportMenuItems recipeId={recipeId} />}
      archiveButton={<ArchiveButton />}
    />
  );
}
