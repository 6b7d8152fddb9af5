import type { User } from '@pomona/contract/accounts';
import { ResultCard } from '#features/chef/result/result-card.tsx';
import type { Result } from '#features/chef/session/stored-session.ts';
import type { Generator } from '#features/chef/use-generator.ts';
import { AddToList } from './add-to-list.tsx';
import { DishNutrition } from './dish-nutrition.tsx';
import { Proofs } from './proofs.tsx';
import { SaveButton } from './save-button.tsx';

interface Props {
  chef: Generator;
  result: Result;
  user: User;
}

/** A cooked recipe, where it meets the member's recipes, the shopping list and the rules of the labels. */
export function CookedResult({ chef, result, user }: Props) {
  const { recipe } = result.reply;
  return (
    <ResultCard
      result={result}
      isNew={chef.isNew(result.id)}
      actions={
        <>
          <SaveButton result={result} onSaved={(savedAs) => chef.mark(result.id, { savedAs })} />
          <AddToList result={result} onListed={() => chef.mark(result.id, { isListed: true })} />
        </>
      }
      nutrition={<DishNutrition recipe={recipe} />}
      proofs={<Proofs result={result} user={user} />}
      onAnother={() => chef.another(result)}
      onFollowUp={(followUp) => chef.followUp(result, followUp)}
    />
  );
}
