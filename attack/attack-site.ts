import { attack, type Outcome } from './attack.ts';
import { exploreSite, replyChecks } from './explore.ts';
import { createPerform } from './perform.ts';
import {
  type Api,
  createApi,
  createPeople,
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
}

/** Attacks a running product; throws where somebody else's things were changed. */
export async function attackSite(options: SiteAttack): Promise<Outcome[]> {
  const sender = createSender(options.address);
  try {
    const api = createApi(sender);
    const people = await createPeople(api, () => options.signInAdmin(api));
    const { owner } = people;
    const site = await exploreSite(api, owner);
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
        judge: { secrets, replies: replyChecks(site.operations) },
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
