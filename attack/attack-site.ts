import { attack, type Outcome } from './attack.ts';
import { exploreSite, replyChecks } from './explore.ts';
import { createPerform } from './perform.ts';
import {
  type Api,
  createApi,
  createPeople,
  type Owner,
  type Person,
  readBelongings,
} from './sending/people.ts';
import { createSender } from './sending/send-call.ts';
import { targetsOf } from './targets.ts';

export interface SiteAttack {
  address: string;
  calls: number;
  seed: number;
  workers: number;
  /** Part of the names of the targets; all where it is empty. */
  only: string;
  signInAdmin(api: Api): Promise<Person>;
  onOutcome?: (outcome: Outcome) => void;
  maxMilliseconds: number;
}

/** Attacks a running product; throws where somebody else's things were changed. */
export async function attackSite(options: SiteAttack): Promise<Outcome[]> {
  const sender = createSender(options.address);
  try {
    const api = createApi(sender);
    const people = await createPeople(api, () => options.signInAdmin(api));
    const { owner } = people;
    const site = await exploreSite(api, owner);
    await warmUp(api, owner);
    const before = await readBelongings(api, owner);
    const secrets = {
      canaries: [owner.canary.slice(0, 20), owner.token],
      emails: [owner.email],
      knownIds: [owner.recipeId],
    };
    const outcomes = await attack({
      ...options,
      targets: targetsOf(site).filter(({ name }) => name.includes(options.only)),
      perform: createPerform({
        address: options.address,
        sender,
        judge: {
          maxMilliseconds: options.maxMilliseconds,
          secrets,
          replies: replyChecks(site.operations),
        },
        tokenOf: people.tokenOf,
        renew: people.renew,
      }),
    });
    if ((await readBelongings(api, owner)) !== before)
      throw new Error('What belongs to somebody else was changed');
    return outcomes;
  } finally {
    sender.close();
  }
}

/** The first import and the first export start their workers. */
async function warmUp(api: Api, { token, recipeId }: Owner): Promise<void> {
  const recipe = {
    '@type': 'Recipe',
    name: 'Carrot soup',
    recipeIngredient: ['400 g carrots', '1 onion'],
    recipeInstructions: ['Cook the carrots.', 'Stir.'],
  };
  const html = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  await api.call('POST', '/api/recipes/import', { token, body: { html } });
  await api.call('GET', `/api/recipes/${recipeId}/export?format=cooklang`, { token });
}
