import { cookRecipe } from '@pomona/chef/cook';
import type { CookResult, CookTask } from './protocol.ts';
import { cookTurn } from './turn.ts';

/** What takes a processor half a second does not stop the server. */
export default async function cook(task: CookTask): Promise<CookResult> {
  return cookTurn(task, cookRecipe);
}
